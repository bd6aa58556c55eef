import * as v from 'valibot'

/** What an earlier second step left with this device (see `verifySecondStep`). It proves that the device is the member's. */
export const device = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)))
