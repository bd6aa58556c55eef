import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Lowest and highest amount of one transfer, in minor units. */
const transferLimits = { min: v.pipe(minorUnits, v.minValue(1)), max: v.pipe(minorUnits, v.minValue(1)) }
const isRange = <Limits extends { min: number; max: number }>({ min, max }: Limits): boolean => min <= max

/** Transfers from agents to their teams (AGENT-07). */
export const transfersSetting = defineSetting('transfers', {
  shape: v.pipe(v.object({ on: v.boolean(), ...transferLimits }), v.check(isRange)),
  initial: { on: true, min: 1_000, max: 5_000_000 },
})
