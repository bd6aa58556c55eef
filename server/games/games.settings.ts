import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Games that their vendors have taken off. */
export const withdrawnGamesSetting = defineSetting('withdrawnGames', {
  shape: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
  initial: { nodeIds: [] },
})

/** The wallets that vendors keep (MEM-03). */
export const walletsSetting = defineSetting('wallets', {
  shape: v.object({
    /** One wallet serves every vendor, and games are played from it. */
    single: v.boolean(),
    /** Milliseconds between two questions to a vendor that is not done, or whose answer was lost. */
    askEvery: v.pipe(milliseconds, v.minValue(100), v.maxValue(300_000)),
  }),
  initial: { single: true, askEvery: 2_000 },
})
