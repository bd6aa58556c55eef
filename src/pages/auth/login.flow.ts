import { fromPromise } from 'xstate'
import { confirmFirebaseCode } from '#api/auth/firebase-phone.ts'
import { clearChangedPassword, startFreePlay } from '#api/auth/free-play.ts'
import { logIn } from '#api/auth/login.ts'
import { saveLoginThrottle } from '#api/auth/login-throttle.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { clearLogin, rememberLogin } from '#api/auth/remembered-login.ts'
import { loginToRemember, ownersOf } from '#machines/auth/login.logic.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import { loginAttemptMachine } from '#machines/auth/login-attempt.machine.ts'
import { captchaFlow } from './captcha.flow.ts'
import { countriesFlow } from './countries.flow.ts'
import { sliderFlow } from './slider.flow.ts'
import { smsCodeFlow } from './sms-code.flow.ts'
import { twoFactorFlow } from './two-factor.flow.ts'

export const loginAttemptFlow = loginAttemptMachine.provide({
  actors: {
    slider: sliderFlow,
    twoFactor: twoFactorFlow,
    logIn: fromPromise(({ input, signal }) => logIn(input, signal)),
    confirmFirebaseCode: fromPromise(({ input, signal }) => confirmFirebaseCode(input, signal)),
  },
  actions: {
    saveDevice: ({ context: { form } }, outcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(form, outcome.loggedIn), outcome.device)
    },
  },
})

/**
 * The wait after too many attempts is kept in the tab's storage. The values that prefill the form are kept in
 * the browser.
 */
export const loginFlow = loginMachine.provide({
  actors: {
    captcha: captchaFlow,
    attempt: loginAttemptFlow,
    smsCode: smsCodeFlow,
    countries: countriesFlow,
    startFreePlay: fromPromise(({ signal }) => startFreePlay(signal)),
  },
  actions: {
    saveThrottle: ({ context }) => saveLoginThrottle(context.retryAt),
    saveRemembered: ({ context }) => {
      if (context.side === 'agent') return
      return context.remember ? rememberLogin(loginToRemember(context)) : clearLogin()
    },
    clearChangedPassword: () => clearChangedPassword(),
  },
})
