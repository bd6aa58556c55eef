import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const withdrawnGamesSetting = defineSetting('withdrawnGames', {
  shape: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
  initial: { nodeIds: [] },
})

/** MEM-03 */
export const walletsSetting = defineSetting('wallets', {
  shape: v.object({
    single: v.boolean(),
    /** Interval between two polls of a vendor about a pending or unknown transfer, in ms. */
    askEvery: v.pipe(milliseconds, v.minValue(100), v.maxValue(300_000)),
  }),
  initial: { single: true, askEvery: 2_000 },
})
