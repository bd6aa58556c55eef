import * as v from 'valibot'
import { loginSide } from '#domain/auth/login-side.ts'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { memberInfo } from '#protocol/account/member.ts'
import { call } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { device } from './remembered-device.ts'
import { sliderPass } from './slider.ts'
import { twoFactorNeeded } from './two-factor.ts'

const text = v.pipe(v.string(), v.maxLength(128))

export const loggedIn = v.object({
  /** Kept in session storage and sent with every call as the `token` header. */
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  member: memberInfo,
})

export type LoggedIn = v.InferOutput<typeof loggedIn>

const attemptCounter = v.object({ captcha: v.boolean() })

export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  summary: 'Starts a session by user name and password, or by a code sent to a mobile.',
  request: v.variant('type', [
    v.object({
      type: v.literal('username'),
      username: v.pipe(text, v.transform(cleanTyped), v.nonEmpty()),
      password: v.pipe(v.string(), v.trim(), password),
      /** The captcha's text; required once a failed login has asked for it. */
      captcha: v.optional(text),
      /** Single-use proof of the slider. */
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
    /** The credentials were right, but the account may not log in here. */
    'login.notAgent': v.object({}),
    'login.notMember': v.object({}),
    'login.closed': v.object({}),
    'login.off': v.object({}),
    /** The credentials were right; `verifyTwoFactor` creates the session. */
    'login.secondStepNeeded': twoFactorNeeded,
  },
})

export const freePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Starts a trial session with play money.',
  request: v.strictObject({
    os: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    platform: v.literal(protocolConstants.platformShort),
    /** A random string, encrypted to the platform's key; each is accepted once. */
    random: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_096)),
    version: v.literal(protocolConstants.gatewayVersion),
  }),
  reply: loggedIn,
  refusals: {
    'login.off': v.object({}),
    'login.throttled': throttled,
    /** The random string cannot be decrypted or was used before; retry at once with a new one. */
    'login.randomRefused': v.object({}),
  },
})

export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'token',
  summary: 'Ends the session; its token is worth nothing afterwards.',
  request: v.object({}),
  reply: v.object({}),
})
