import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { changePasswordMachine } from '#machines/auth/change-password.machine.ts'

const rules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }
const MINUTE = 60_000

export const changePasswordModel = defineModel(changePasswordMachine, {
  inputs: {
    'required change, current password known': { forced: true, knownPassword: 'palpite123' },
    'voluntary change': { forced: false },
  },
  events: {
    'field.changed': {
      'current password': { field: 'oldPassword', value: 'palpite123' },
      'new password': { field: 'newPassword', value: 'caju-e-manga-7' },
      'new password, too short': { field: 'newPassword', value: 'caju' },
      confirmation: { field: 'confirmNewPassword', value: 'caju-e-manga-7' },
    },
    'passwords.toggle': {},
    'change.submit': {},
    'change.retry': {},
    'change.cancel': {},
    'change.signOut': {},
  },
  outcomes: {
    readPasswordRules: { 'rules loaded': { done: rules }, 'no answer': { error: new CallFailed('offline') } },
    requestPasswordChange: {
      'password changed': { done: { outcome: 'changed' } },
      'wrong current password': {
        done: { outcome: 'refused', refusal: { why: 'oldWrong', guessesLeft: 4 } },
      },
      'weak password': { done: { outcome: 'refused', refusal: { why: 'default' } } },
      'too many attempts': (now) => ({ done: { outcome: 'throttled', retryAt: now + MINUTE } }),
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: MINUTE }) },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    readMustChange: {
      'change still required': { done: true },
      'change no longer required': { done: false },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  // Of the typed texts, only the lengths matter.
  view: ({ asksOld, rules, fields, errors, mayHaveChanged, retryAt }, now) => ({
    minLength: rules.minLength,
    asksOld,
    filled: Object.values(fields).map((value) => value.length),
    errors,
    mayHaveChanged,
    isThrottled: retryAt > now,
  }),
})
