import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const contactCodeModel = defineModel(contactCodeMachine, {
  input: { target: null },
  events: {
    'target.changed': {
      'mobile number': {
        target: { kind: 'mobile', mobile: { countryDialingCode: '55', mobileNum: '11988880009' } },
      },
      email: { target: { kind: 'email', email: 'ana@example.com' } },
      'no contact': { target: null },
    },
    'code.request': {},
  },
  outcomes: {
    sendContactCode: {
      'code sent': { done: { ok: true as const, value: { expiredMinutes: 1 } } },
      'code sent recently': refused('code.throttled', { retryAfter: 30_000 }),
      'number invalid for the country': refused('code.mobileInvalid', {}),
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ target, resendAt, refusal, failure }, now) => ({
    target: target?.kind ?? null,
    isHeldBack: resendAt > now,
    refusal,
    failure: failure?.reason ?? null,
  }),
})
