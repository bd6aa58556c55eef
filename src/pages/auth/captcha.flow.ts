import { fromPromise } from 'xstate'
import { askForCaptcha } from '#api/auth/captcha.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'

export const captchaFlow = captchaMachine.provide({
  actors: { askForCaptcha: fromPromise(({ signal }) => askForCaptcha(signal)) },
})
