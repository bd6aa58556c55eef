import * as v from 'valibot'
import { loginSide } from '#domain/auth/login-side.ts'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { device } from './remembered-device.ts'
import { loggedIn } from './session.ts'
import { sliderPass } from './slider.ts'
import { twoFactorNeeded } from './two-factor.ts'

const text = v.pipe(v.string(), v.maxLength(128))

const attemptCounter = v.object({ captcha: v.boolean() })

export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  summary: 'Creates a session from a username and password, or from an SMS code.',
  request: v.variant('type', [
    v.object({
      type: v.literal('username'),
      username: v.pipe(text, v.transform(cleanTyped), v.nonEmpty()),
      password: v.pipe(v.string(), v.trim(), password),
      /** Text of the captcha, required after a failed login has asked for one. */
      captcha: v.optional(text),
      /** Single-use token of a solved slider. */
      slider: sliderPass,
      side: loginSide,
      device,
    }),
    v.object({
      type: v.literal('sms'),
      mobileNum,
      countryDialingCode,
      verificationCode,
      side: loginSide,
      device,
    }),
  ]),
  reply: loggedIn,
  refusals: {
    'login.wrong': attemptCounter,
    'login.captchaNeeded': attemptCounter,
    'login.captchaWrong': attemptCounter,
    'login.sliderFailed': attemptCounter,
    'login.codeWrong': attemptCounter,
    'login.throttled': throttled,
    /** The credentials were correct, but the account may not use this login page. */
    'login.notAgent': v.object({}),
    'login.notMember': v.object({}),
    'login.closed': v.object({}),
    'login.off': v.object({}),
    /** The credentials were correct. `verifyTwoFactor` creates the session. */
    'login.secondStepNeeded': twoFactorNeeded,
  },
})
