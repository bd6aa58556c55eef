import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contactCodeMachine } from '#machines/account/contact-code.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'

export const contactCodeModel = defineModel(contactCodeMachine, {
  input: { target: null },
  events: {
    'target.changed': {
      'a mobile': {
        target: { kind: 'mobile', mobile: { countryDialingCode: '55', mobileNum: '11988880009' } },
      },
      'an address': { target: { kind: 'email', email: 'ana@example.com' } },
      nothing: { target: null },
    },
    'code.request': {},
  },
  outcomes: {
    sendContactCode: {
      sent: { done: { ok: true as const, value: { expiredMinutes: 1 } } },
      'sent recently': refused('code.throttled', { retryAfter: 30_000 }),
      'invalid for its country': refused('code.mobileInvalid', {}),
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
