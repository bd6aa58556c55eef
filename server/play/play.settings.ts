import * as v from 'valibot'
import { odds } from '#protocol/play/lottery-draws.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Odds that differ from the defaults, in thousandths, by family and play: `VN.lastTwo`. */
export const lotteryOddsSetting = defineSetting('lotteryOdds', {
  shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds),
  initial: {},
})

/** Hex secret from which fixture seeds are derived; it never leaves the platform. */
export const fixtureSecretSetting = defineSetting('fixtureSecret', {
  shape: v.nullable(v.string()),
  initial: null,
})
