import * as v from 'valibot'
import { odds } from '#protocol/play/lottery-draws.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Odds that differ from the defaults, in thousandths, by family and play, such as `VN.lastTwo`. */
export const lotteryOddsSetting = defineSetting('lotteryOdds', {
  shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds),
  initial: {},
})

/** Secret from which fixture seeds are derived, hexadecimal. It never leaves the platform. */
export const fixtureSecretSetting = defineSetting('fixtureSecret', {
  shape: v.nullable(v.string()),
  initial: null,
})
