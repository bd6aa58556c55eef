import { fromPromise } from 'xstate'
import { confirmFirebaseCode } from '#api/auth/firebase-phone.ts'
import { clearChangedPassword, startFreePlay } from '#api/auth/free-play.ts'
import { logIn } from '#api/auth/login.ts'
import { saveLoginThrottle } from '#api/auth/login-throttle.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { clearLogin, rememberLogin } from '#api/auth/remembered-login.ts'
import { loginToRemember, ownersOf } from '#machines/auth/login.logic.ts'
import { loginMachine } from '#machines/auth/login.machine.ts'
import { captchaFlow } from './captcha.flow.ts'
import { countriesFlow } from './countries.flow.ts'
import { sliderFlow } from './slider.flow.ts'
import { smsCodeFlow } from './sms-code.flow.ts'
import { twoFactorFlow } from './two-factor.flow.ts'

/** The login; the wait after too many logins is kept in the tab, the rest on the device. */
export const loginFlow = loginMachine.provide({
  actors: {
    captcha: captchaFlow,
    slider: sliderFlow,
    smsCode: smsCodeFlow,
    countries: countriesFlow,
    twoFactor: twoFactorFlow,
    logIn: fromPromise(({ input, signal }) => logIn(input, signal)),
    confirmFirebaseCode: fromPromise(({ input, signal }) => confirmFirebaseCode(input, signal)),
    startFreePlay: fromPromise(({ signal }) => startFreePlay(signal)),
  },
  actions: {
    saveThrottle: ({ context }) => saveLoginThrottle(context.retryAt),
    saveDevice: ({ context }, outcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(context, outcome.loggedIn), outcome.device)
    },
    saveRemembered: ({ context }) => {
      if (context.side === 'agent') return
      return context.remember ? rememberLogin(loginToRemember(context)) : clearLogin()
    },
    clearChangedPassword: () => clearChangedPassword(),
  },
})
