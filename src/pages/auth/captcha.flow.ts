import { fromPromise } from 'xstate'
import { requestCaptcha } from '#api/auth/captcha.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'

export const captchaFlow = captchaMachine.provide({
  actors: { requestCaptcha: fromPromise(({ signal }) => requestCaptcha(signal)) },
})
