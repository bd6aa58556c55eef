import * as v from 'valibot'
import { loginSide } from '#domain/auth/login-side.ts'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { memberInfo } from '#protocol/account/member.ts'
import { call } from '#protocol/kit/call.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { device } from './remembered-device.ts'
import { secondStepNeeded } from './second-step.ts'
import { sliderPass } from './slider.ts'

const text = v.pipe(v.string(), v.maxLength(128))

export const loggedIn = v.object({
  /** Goes into session storage and, as the `token` header, with every call. */
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  member: memberInfo,
})

export type LoggedIn = v.InferOutput<typeof loggedIn>

/** Whether the next attempt needs the captcha. */
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
      /** What the visitor read in the captcha; needed once a failed login has said so. */
      captcha: v.optional(text),
      /** Proof of the slider, single use. */
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
    /** The account exists and the secret was right, but it may not log in here. */
    'login.notAgent': v.object({}),
    'login.notMember': v.object({}),
    'login.closed': v.object({}),
    /** The way of logging in is switched off. */
    'login.off': v.object({}),
    /** Everything was right so far; the session starts with `verifySecondStep`. */
    'login.secondStepNeeded': secondStepNeeded,
  },
})

export const freePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Starts a trial session with play money.',
  request: v.strictObject({
    os: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    /** The platform in its short form: web. */
    platform: v.literal(wire.platformShort),
    /** A random string, encrypted to the platform's key; the same one twice is refused. */
    random: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_096)),
    /** Gateway version. */
    version: v.literal(wire.gatewayVersion),
  }),
  reply: loggedIn,
  refusals: {
    'login.off': v.object({}),
    'login.throttled': throttled,
    /** The random string cannot be opened, or came before; a new one may be sent at once. */
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
