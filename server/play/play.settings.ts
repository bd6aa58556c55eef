import * as v from 'valibot'
import { odds } from '#protocol/play/lottery-draws.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Odds that replace the defaults, in thousandths. Keys are a family and a play, such as `VN.lastTwo`. */
export const lotteryOddsSetting = defineSetting('lotteryOdds', {
  shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds),
  initial: {},
})

/** Secret from which the fixtures' seeds are derived, in hexadecimal. It must never leave the platform. */
export const fixtureSecretSetting = defineSetting('fixtureSecret', {
  shape: v.nullable(v.string()),
  initial: null,
})
