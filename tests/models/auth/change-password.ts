import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { changePasswordMachine } from '#machines/auth/change-password.machine.ts'

const rules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }
const MINUTE = 60_000

export const changePasswordModel = defineModel(changePasswordMachine, {
  inputs: {
    'forced, password known': { forced: true, knownPassword: 'palpite123' },
    voluntary: { forced: false },
  },
  events: {
    'field.changed': {
      'old password': { field: 'oldPassword', value: 'palpite123' },
      'new password': { field: 'newPassword', value: 'caju-e-manga-7' },
      'new password too short': { field: 'newPassword', value: 'caju' },
      'the confirmation': { field: 'confirmNewPassword', value: 'caju-e-manga-7' },
    },
    'passwords.toggle': {},
    'change.submit': {},
    'change.retry': {},
    'change.cancel': {},
    'change.signOut': {},
  },
  outcomes: {
    readPasswordRules: { known: { done: rules }, 'no answer': { error: new CallFailed('offline') } },
    requestPasswordChange: {
      changed: { done: { outcome: 'changed' } },
      'old one wrong': {
        done: { outcome: 'refused', refusal: { why: 'oldWrong', guessesLeft: 4 } },
      },
      weak: { done: { outcome: 'refused', refusal: { why: 'default' } } },
      'too many guesses': (now) => ({ done: { outcome: 'throttled', retryAt: now + MINUTE } }),
      'no answer': { error: new CallFailed('timeout') },
      'too many calls': { error: new CallFailed('throttled', { retryAfter: MINUTE }) },
      forbidden: { error: new CallFailed('forbidden') },
    },
    readMustChange: {
      'still required': { done: true },
      'no longer required': { done: false },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  // Only the lengths of the typed texts and their errors matter.
  view: ({ asksOld, rules, fields, errors, mayHaveChanged, retryAt }, now) => ({
    minLength: rules.minLength,
    asksOld,
    filled: Object.values(fields).map((value) => value.length),
    errors,
    mayHaveChanged,
    isThrottled: retryAt > now,
  }),
})
