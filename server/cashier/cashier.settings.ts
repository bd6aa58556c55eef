import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Least and most of one transfer between members, in minor units. */
const transferLimits = { min: v.pipe(minorUnits, v.minValue(1)), max: v.pipe(minorUnits, v.minValue(1)) }
const isRange = <Limits extends { min: number; max: number }>({ min, max }: Limits): boolean => min <= max

/** Money that members send to their upline (MEM-07), where the module of that name is on. */
export const uplineTransfersSetting = defineSetting('uplineTransfers', {
  shape: v.pipe(v.object(transferLimits), v.check(isRange)),
  initial: { min: 1_000, max: 5_000_000 },
})

/** Accounts that money is paid out to (MEM-02). */
export const payoutAccountsSetting = defineSetting('payoutAccounts', {
  shape: v.object({
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    /** Milliseconds for which a new one takes no money: whoever broke in must not be paid before the member hears of it. */
    coolFor: v.pipe(milliseconds, v.maxValue(30 * 86_400_000)),
  }),
  initial: { most: 5, coolFor: 86_400_000 },
})
