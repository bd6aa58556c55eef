import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import { rulesOfModel } from '#tests/models/auth/registration.ts'
import { weekly } from './contract-samples.ts'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

const copied = { copied: { done: undefined }, 'not allowed': { error: new Error('not allowed') } }

export const downlineRegistrationModel = defineModel(downlineRegistrationMachine, {
  events: {
    'type.choose': { agent: { chosen: 'agent' } },
    'field.change': {
      username: { field: 'username', value: 'novata' },
      'username, too short': { field: 'username', value: 'ab' },
      password: { field: 'password', value: 'segredo1' },
    },
    'password.generated': { 'a password': { password: 'abc2de3fgh' } },
    'registration.submit': {},
    'account.copy': { 'username and password': { text: 'novata segredo1' } },
    'another.begin': {},
  },
  outcomes: {
    presetContracts: {
      'a dividend contract': {
        send: { type: 'presets.changed', presets: [{ kind: 'dividend', terms: weekly(800) }] },
      },
    },
    readRegisterRules: {
      'rules loaded': { done: rulesOfModel },
      'no answer': { error: new CallFailed('offline') },
    },
    requestDownline: {
      'account created': { done: { ok: true as const, value: { memberId: '20', account: 'novata' } } },
      'username taken': refused('register.fieldsRefused', {
        fields: [{ field: 'username' as const, reason: 'taken' as const }],
      }),
      'above the agent’s own rate': refused('contract.rateAboveOwn', {
        kind: 'dividend' as const,
        tiers: [{ tier: 0, allowed: 500 }],
      }),
      'too many attempts': refused('register.throttled', { retryAfter: 60_000 }),
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    findRegistered: {
      'account found': {
        done: { memberId: '20', account: 'novata', registeredAt: '2030-01-01T00:00:00.000Z' },
      },
      'account not found': { done: null },
      'no answer': { error: new CallFailed('offline') },
    },
    copyText: copied,
  },
  view: (
    { type, fields, errors, presets, rules, account, registeredAt, refusal, retryAt, failure },
    now,
  ) => ({
    type,
    username: fields.username,
    hasPassword: fields.password !== '',
    errors: Object.values(errors).filter(Boolean),
    presets: presets.map(({ kind }) => kind),
    hasRules: Object.keys(rules).length > 0,
    account,
    registeredAt,
    refusal,
    isHeldBack: retryAt > now,
    failure: failure?.reason ?? null,
  }),
})
