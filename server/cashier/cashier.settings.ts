import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Minimum and maximum of one transfer, in minor units. */
const transferLimits = { min: v.pipe(minorUnits, v.minValue(1)), max: v.pipe(minorUnits, v.minValue(1)) }
const isRange = <Limits extends { min: number; max: number }>({ min, max }: Limits): boolean => min <= max

/** MEM-07. The `UPLINETRANS3` module must be on too. */
export const uplineTransfersSetting = defineSetting('uplineTransfers', {
  shape: v.pipe(v.object(transferLimits), v.check(isRange)),
  initial: { min: 1_000, max: 5_000_000 },
})

/** MEM-02 */
export const payoutAccountsSetting = defineSetting('payoutAccounts', {
  shape: v.object({
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    /**
     * How long a new withdrawal account is blocked, in ms, so that members notice a break-in before a payout.
     */
    coolFor: v.pipe(milliseconds, v.maxValue(30 * 86_400_000)),
  }),
  initial: { most: 5, coolFor: 86_400_000 },
})
