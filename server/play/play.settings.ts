import * as v from 'valibot'
import { odds } from '#protocol/play/lottery-draws.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Odds in thousandths that replace the defaults. A key joins family and play, as in `VN.lastTwo`. */
export const lotteryOddsSetting = defineSetting('lotteryOdds', {
  shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds),
  initial: {},
})

/** Secret from which the fixtures' seeds are derived, in hexadecimal. It must never leave the platform. */
export const fixtureSecretSetting = defineSetting('fixtureSecret', {
  shape: v.nullable(v.string()),
  initial: null,
})
