import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How the vendors that the sandbox plays do with transfers to and from their wallets. */
export const vendorProviderSetting = defineSetting('vendorProvider', {
  shape: v.object({
    transfers: v.picklist(['done', 'refused']),
    /** `lost`: the work is done, and the platform does not hear of it; nor does it hear what lies in a wallet. */
    answers: v.picklist(['given', 'lost']),
    /** Milliseconds for which a vendor is at a transfer. */
    takes: v.pipe(milliseconds, v.maxValue(300_000)),
  }),
  initial: { transfers: 'done', answers: 'given', takes: 0 },
})

/** How the payment provider that the sandbox plays pays out. */
export const payoutProviderSetting = defineSetting('payoutProvider', {
  shape: v.object({
    payouts: v.picklist(['taken', 'declined']),
    /** `lost`: the work is done, and the platform does not hear of it. */
    answers: v.picklist(['given', 'lost']),
    /** How often it tells of a payment. */
    notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    /** Milliseconds after which it pays; null for not until told to. */
    paysAfter: v.nullable(milliseconds),
  }),
  initial: { payouts: 'taken', answers: 'given', notices: 1, paysAfter: null },
})

/** How the payment provider that the sandbox plays behaves. */
export const paymentProviderSetting = defineSetting('paymentProvider', {
  shape: v.object({
    charges: v.picklist(['given', 'declined']),
    /** `lost`: the work is done, and the platform does not hear of it. */
    answers: v.picklist(['given', 'lost']),
    /** How often it tells of a payment. */
    notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    /** Milliseconds after which somebody pays; null for not until told to. */
    paysAfter: v.nullable(milliseconds),
  }),
  initial: { charges: 'given', answers: 'given', notices: 1, paysAfter: null },
})
