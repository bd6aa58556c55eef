import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { registrationSettings } from '#protocol/auth/registration-settings.ts'
import { defineSetting } from '#server/settings/define-setting.ts'
import { defaultRegistrationRules } from './default-registration-rules.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const registerRulesSetting = defineSetting('registerRules', {
  shape: registrationSettings.entries.rules,
  initial: defaultRegistrationRules,
})

export const freePlaySetting = defineSetting('freePlay', {
  shape: v.object({
    playMoney: v.pipe(minorUnits, v.minValue(1)),
  }),
  initial: { playMoney: 100_000 },
})

export const loginsSetting = defineSetting('logins', {
  shape: v.object({
    captchaAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Number of failed logins after which an account has to wait `waitFor` ms for another attempt. */
    throttleAfter: v.pipe(v.number(), v.integer(), v.minValue(1)),
    waitFor: milliseconds,
  }),
  initial: { captchaAfter: 3, throttleAfter: 10, waitFor: 5 * 60_000 },
})

export const smsCodesSetting = defineSetting('smsCodes', {
  shape: v.object({
    /** Minimum time between two codes, in minutes. */
    factor: v.pipe(v.number(), v.integer(), v.minValue(1)),
    goodFor: milliseconds,
    guesses: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  initial: { factor: 1, goodFor: 10 * 60_000, guesses: 5 },
})
