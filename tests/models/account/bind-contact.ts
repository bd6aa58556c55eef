import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { bindContactMachine } from '#machines/account/bind-contact.machine.ts'
import { refused } from '#tests/models/kit/refused.ts'
import { profileLike } from './security-samples.ts'

const brazil = { countryCode: 'BR', countryDialingCode: '55', minDigits: 10, maxDigits: 11, name: 'Brasil' }

export const bindContactModel = defineModel(bindContactMachine, {
  inputs: {
    'a mobile number': { kind: 'mobile', before: null, isBound: false, dialingCode: '55' },
    'an email': { kind: 'email', before: 'a•••@example.com', isBound: true, dialingCode: '' },
    'an unverified email': {
      kind: 'email',
      before: 'a•••@example.com',
      isBound: false,
      dialingCode: '',
    },
  },
  events: {
    'field.change': {
      'mobile number': { field: 'mobile', value: '11 98888-0009' },
      'invalid mobile number': { field: 'mobile', value: '12' },
      email: { field: 'email', value: 'ana@example.com' },
      code: { field: 'code', value: '123456' },
      password: { field: 'password', value: 'palpite-demo-1' },
    },
    'country.choose': { Brazil: { dialingCode: '55' } },
    'contact.bind': {},
    'contact.leave': {},
  },
  outcomes: {
    contactCode: { 'contact missing': { send: { type: 'contact.missing' } } },
    countries: { 'countries loaded': { done: [brazil] } },
    bindContact: {
      'contact bound': { done: { ok: true as const, value: {} } },
      'wrong code': refused('contact.codeWrong', { guessesLeft: 3 }),
      'wrong password': refused('password.wrong', { guessesLeft: 2 }),
      'used by another player': refused('contact.taken', {}),
      'too many attempts': refused('contact.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('offline') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    readProfile: {
      'contact changed': { done: profileLike({ mobileNum: '+55 •••• 0009', email: 'z•••@example.com' }) },
      'no change': { done: profileLike({ email: 'a•••@example.com' }) },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ kind, fields, errors, refusal, guessesLeft, failure, retryAt, countries }, now) => ({
    kind,
    fields,
    errors,
    refusal,
    guessesLeft,
    failure: failure?.reason ?? null,
    isHeldBack: retryAt > now,
    countries: countries.length,
  }),
})
