//! Messages (rule R49; AMD: `OPR_SENDMSG`, `OPR_SENDMSG_RTN`).

use super::values;

values! {
    /// A message without an answer.
    Message {
        /// Interrupt; data in m0.
        Interrupt = 1,
        /// Tessellation factors of a hull shader are written.
        HsTessfactor = 2,
        /// The wave needs its VGPRs no more.
        DeallocVgprs = 3,
        /// Allocation of geometry; counts in m0.
        GsAllocReq = 9,
    }
}

values! {
    /// A message with an answer in scalar registers. The value is the whole byte of the field (erratum E32).
    MessageRtn {
        /// Doorbell.
        GetDoorbell = 128,
        /// Draw or dispatch identifier.
        GetDdid = 129,
        /// Trap memory address.
        GetTma = 130,
        /// Real-time counter.
        GetRealtime = 131,
        /// Save the wave.
        SaveWave = 132,
        /// Trap base address.
        GetTba = 133,
        /// Trap base address, to jump to.
        GetTbaToPc = 134,
        /// Shader engine's identifier.
        GetSeHwId = 135,
        /// No message.
        IllegalMsg = 255,
    }
}
