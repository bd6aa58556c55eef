import * as v from 'valibot'
import { odds } from '#protocol/play/lottery-draws.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

/** What kinds of lottery bets pay where that is not as usual, in thousandths, by family and kind: `VN.lastTwo`. */
export const lotteryOddsSetting = defineSetting('lotteryOdds', {
  shape: v.record(v.pipe(v.string(), v.maxLength(40)), odds),
  initial: {},
})

/** From which the seeds of the sportsbook's fixtures follow, hexadecimal. Never leaves the platform. */
export const fixtureSecretSetting = defineSetting('fixtureSecret', {
  shape: v.nullable(v.string()),
  initial: null,
})
