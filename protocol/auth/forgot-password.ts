import * as v from 'valibot'
import { loginSide } from '#domain/auth/login-side.ts'
import { countryDialingCode, mobileNum, verificationCode } from '#domain/auth/mobile-number.ts'
import { password } from '#domain/auth/password.ts'
import { emailAddress } from '#domain/text/email-address.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { login } from './login.ts'
import { device } from './remembered-device.ts'
import { sliderPass } from './slider.ts'
import { twoFactorNeeded } from './two-factor.ts'

/**
 * The emailed password works once, within an hour, and must then be changed. Until the emailed password is
 * used, the old password stays valid, so that other people cannot lock a member out.
 */
export const forgotPasswordByEmail = call({
  method: 'POST',
  path: '/wps/member/password/email',
  form: true,
  summary: 'Sends a temporary, single-use password to the email address of an account.',
  request: v.object({
    username: v.pipe(v.string(), v.transform(cleanTyped), v.nonEmpty(), v.maxLength(128)),
    email: emailAddress(),
    slider: sliderPass,
  }),
  reply: v.object({}),
  refusals: {
    'forgot.sliderFailed': v.object({}),
    'forgot.unknown': v.object({}),
    'forgot.throttled': throttled,
  },
})

export const sendForgotPasswordCode = call({
  method: 'POST',
  path: '/wps/verification/sms/forgotPassword',
  summary:
    'Sends an SMS code for a new password. The reply does not reveal whether the mobile is registered.',
  request: v.object({ mobileNum, countryDialingCode, slider: sliderPass, device }),
  /** How long the code is valid, in minutes. No other code is sent before it expires. */
  reply: v.object({ expiredMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  refusals: {
    'code.sliderFailed': v.object({}),
    'code.mobileInvalid': v.object({}),
    'code.throttled': throttled,
    'code.off': v.object({}),
  },
})

export const forgotPasswordByMobile = call({
  method: 'POST',
  path: '/wps/member/password/verification',
  sealed: true,
  summary: 'Sets a new password with an SMS code, ends all sessions and creates a new one.',
  request: v.object({
    newPassword: password,
    mobileNum,
    /** Defaults to the country of the site's `location`. */
    countryDialingCode: v.optional(countryDialingCode),
    verificationCode,
    side: v.optional(loginSide, 'player'),
  }),
  reply: login.reply,
  refusals: {
    'forgot.codeWrong': v.object({}),
    'forgot.throttled': throttled,
    'password.offRules': v.object({ minLength: v.number(), maxLength: v.number() }),
    'password.default': v.object({}),
    /** The password has been changed, but the login still needs the second factor. */
    'login.secondStepNeeded': twoFactorNeeded,
    /** The code was correct, but the account may not use this login page. The password is unchanged. */
    'login.notAgent': v.object({}),
    'login.notMember': v.object({}),
    'login.closed': v.object({}),
  },
})
