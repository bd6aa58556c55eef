import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Least and most of one transfer between members, in minor units. */
const transferLimits = { min: v.pipe(minorUnits, v.minValue(1)), max: v.pipe(minorUnits, v.minValue(1)) }
const isRange = <Limits extends { min: number; max: number }>({ min, max }: Limits): boolean => min <= max

/** Money that agents send to their teams (AGENT-07). */
export const transfersSetting = defineSetting('transfers', {
  shape: v.pipe(v.object({ on: v.boolean(), ...transferLimits }), v.check(isRange)),
  initial: { on: true, min: 1_000, max: 5_000_000 },
})
