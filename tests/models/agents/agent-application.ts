import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts'
import { mobileOf } from '#machines/auth/mobile.logic.ts'

const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }

const HALF_TYPED = 'lia@'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

export const agentApplicationModel = defineModel(agentApplicationMachine, {
  input: { dialingCode: '55' },
  events: {
    'form.enter': {},
    'field.change': {
      name: { field: 'name', value: 'Lia Prado' },
      'mobile number': { field: 'mobile', value: '11988887777' },
      'incomplete email': { field: 'email', value: HALF_TYPED },
    },
    'country.choose': { Portugal: { dialingCode: '351' } },
    'channel.choose': { friends: { channel: 'friends' } },
    'form.submit': {},
  },
  outcomes: {
    countries: { 'countries loaded': { done: [brazil] } },
    sendApplication: {
      received: { done: { ok: true, value: { id: 'a1' } } },
      'mobile number refused': refused('application.mobileInvalid', {}),
      'too many attempts': refused('application.throttled', { retryAfter: 120_000 }),
      offline: { error: new CallFailed('offline') },
      'no answer in time': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 60_000 }) },
      'server error': { error: new CallFailed('server') },
    },
  },
  view: ({ fields, channel, errors, retryAt, ...context }, now) => ({
    hasName: fields.name !== '',
    isHalfTyped: fields.email === HALF_TYPED,
    isFit: mobileOf({ fields, ...context }) !== null,
    hasChannel: channel !== null,
    hasErrors: Object.keys(errors).length > 0,
    isHeldBack: retryAt > now,
  }),
})
