import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const vendorProviderSetting = defineSetting('vendorProvider', {
  shape: v.object({
    transfers: v.picklist(['done', 'refused']),
    /**
     * `lost` means that the vendor handles transfers, but the platform gets no response to them or to balance
     * requests.
     */
    answers: v.picklist(['given', 'lost']),
    /** How long a transfer takes, in milliseconds. */
    takes: v.pipe(milliseconds, v.maxValue(300_000)),
  }),
  initial: { transfers: 'done', answers: 'given', takes: 0 },
})

export const payoutProviderSetting = defineSetting('payoutProvider', {
  shape: v.object({
    payouts: v.picklist(['taken', 'declined']),
    /** `lost` means that the provider handles the request, but the platform gets no response. */
    answers: v.picklist(['given', 'lost']),
    notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    /** How long until a payout is paid automatically, in milliseconds; null for never. */
    paysAfter: v.nullable(milliseconds),
  }),
  initial: { payouts: 'taken', answers: 'given', notices: 1, paysAfter: null },
})

export const paymentProviderSetting = defineSetting('paymentProvider', {
  shape: v.object({
    charges: v.picklist(['given', 'declined']),
    /** `lost` means that the provider handles the request, but the platform gets no response. */
    answers: v.picklist(['given', 'lost']),
    notices: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    /** How long until a charge is paid automatically, in milliseconds; null for never. */
    paysAfter: v.nullable(milliseconds),
  }),
  initial: { charges: 'given', answers: 'given', notices: 1, paysAfter: null },
})
