import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'

const tooMany = { code: 'captcha.throttled', message: '', value: { retryAfter: 30_000 } } as const

export const captchaModel = defineModel(captchaMachine, {
  events: { 'captcha.refresh': {} },
  outcomes: {
    requestCaptcha: {
      'image loaded': { done: { ok: true, value: 'cGljdHVyZQ==' } },
      'too many requests': { done: { ok: false, refusal: tooMany } },
      'no answer': { error: new CallFailed('offline') },
    },
  },
})
