import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PasswordChange, PasswordRefusal, PasswordReply } from '#api/auth/change-password.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { PasswordRules } from '#domain/auth/password-rules.ts'
import { changePasswordMachine } from '#machines/auth/change-password.machine.ts'
import type { ChangePasswordInput, PasswordFields } from '#machines/auth/change-password.types.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'

const rules = { minLength: 8, maxLength: 20, pattern: /^\S+$/ }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function openForm(input: ChangePasswordInput) {
  const rulesAsked = pendingCalls<PasswordRules>()
  const changes = pendingCalls<PasswordReply, PasswordChange>()
  const looks = pendingCalls<boolean>()
  const machine = changePasswordMachine.provide({
    actors: {
      readPasswordRules: rulesAsked.logic,
      requestPasswordChange: changes.logic,
      readMustChange: looks.logic,
    },
  })
  const actor = createActor(machine, { input }).start()
  await rulesAsked.calls[0]?.answer(rules)
  const submit = (fields: Partial<PasswordFields>) => {
    for (const field of ['oldPassword', 'newPassword', 'confirmNewPassword'] as const) {
      const value = fields[field]
      if (value !== undefined) actor.send({ type: 'field.changed', field, value })
    }
    actor.send({ type: 'change.submit' })
  }
  const attempt = () => {
    const { value } = actor.getSnapshot()
    return value instanceof Object ? value.form?.attempt : value
  }
  const errors = () => actor.getSnapshot().context.errors
  return { actor, changes: changes.calls, looks: looks.calls, submit, attempt, errors }
}

const good = { newPassword: 'caju-e-manga-7', confirmNewPassword: 'caju-e-manga-7' }

test('the password form ends after the change, and does not ask for an old password that it knows', async () => {
  const { actor, changes, submit } = await openForm({ forced: true, knownPassword: 'palpite123' })
  expect(actor.getSnapshot().context.asksOld).toBe(false)
  submit(good)
  expect(changes.map(({ input }) => input)).toEqual([{ oldPassword: 'palpite123', ...good }])
  await changes[0]?.answer({ outcome: 'changed' })
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { changed: true } })
})

test.each([
  [
    'the presence of every field',
    {},
    { oldPassword: 'missing', newPassword: 'missing', confirmNewPassword: 'missing' },
  ],
  [
    'the minimum length',
    { oldPassword: 'old', newPassword: 'caju', confirmNewPassword: 'caju' },
    { newPassword: 'tooShort' },
  ],
  [
    'the maximum length',
    { oldPassword: 'old', newPassword: 'caju'.repeat(6), confirmNewPassword: 'caju'.repeat(6) },
    { newPassword: 'tooLong' },
  ],
  [
    'the pattern',
    { oldPassword: 'old', newPassword: 'caju e manga', confirmNewPassword: 'caju e manga' },
    { newPassword: 'offPattern' },
  ],
  [
    'the difference from the old password',
    { oldPassword: good.newPassword, ...good },
    { newPassword: 'unchanged' },
  ],
  [
    'the confirmation',
    { oldPassword: 'old', newPassword: good.newPassword, confirmNewPassword: 'caju' },
    { confirmNewPassword: 'differs' },
  ],
])('%s is checked before the new password is sent', async (_, fields, expected) => {
  const { changes, submit, attempt, errors } = await openForm({ forced: false })
  submit(fields)
  expect(errors()).toEqual(expected)
  expect(attempt()).toEqual({ editing: 'invalid' })
  expect(changes).toHaveLength(0)
})

test('if the password rules fail to load, only the platform validates the password', async () => {
  const asked = pendingCalls<PasswordRules>()
  const changes = pendingCalls<PasswordReply, PasswordChange>()
  const machine = changePasswordMachine.provide({
    actors: { readPasswordRules: asked.logic, requestPasswordChange: changes.logic },
  })
  const actor = createActor(machine, { input: { forced: true, knownPassword: 'palpite123' } }).start()
  await asked.calls[0]?.fail(new CallFailed('offline'))
  for (const field of ['newPassword', 'confirmNewPassword'] as const)
    actor.send({ type: 'field.changed', field, value: 'caju' })
  actor.send({ type: 'change.submit' })
  expect(changes.calls).toHaveLength(1)
})

test('passwords of the minimum and maximum length are accepted', async () => {
  for (const length of [8, 20]) {
    const { changes, submit } = await openForm({ forced: false })
    const password = 'a'.repeat(length)
    submit({ oldPassword: 'old', newPassword: password, confirmNewPassword: password })
    expect(changes).toHaveLength(1)
  }
})

test('typing in a field of the password form clears only that field’s error', async () => {
  const { actor, submit, errors } = await openForm({ forced: false })
  submit({})
  actor.send({ type: 'field.changed', field: 'newPassword', value: 'c' })
  expect(errors()).toEqual({ oldPassword: 'missing', confirmNewPassword: 'missing' })
})

test.each([
  ['oldWrong', { oldPassword: 'wrong' }],
  ['offRules', { newPassword: 'offRules' }],
  ['unchanged', { newPassword: 'unchanged' }],
  ['default', { newPassword: 'weak' }],
  ['differs', { confirmNewPassword: 'differs' }],
] as const)('a password change rejected as %s marks the field that caused it', async (why, expected) => {
  const { changes, submit, attempt, errors } = await openForm({ forced: false })
  submit({ oldPassword: 'old', ...good })
  const refusal = { why, guessesLeft: 3, minLength: 8, maxLength: 20 } as PasswordRefusal
  await changes[0]?.answer({ outcome: 'refused', refusal })
  expect(attempt()).toEqual({ editing: 'refused' })
  expect(errors()).toEqual(expected)
})

test('after a rejection with new password length limits, the form applies those limits', async () => {
  const { changes, submit, attempt, errors } = await openForm({ forced: false })
  submit({ oldPassword: 'old', ...good })
  const refusal = { why: 'offRules', minLength: 15, maxLength: 20 } as const
  await changes[0]?.answer({ outcome: 'refused', refusal })
  submit({ oldPassword: 'old', ...good })
  expect(attempt()).toEqual({ editing: 'invalid' })
  expect(errors()).toEqual({ newPassword: 'tooShort' })
  expect(changes).toHaveLength(1)
})

test('the password form asks for the old password when the known password is rejected', async () => {
  const { actor, changes, submit } = await openForm({ forced: true, knownPassword: 'palpite123' })
  submit(good)
  await changes[0]?.answer({ outcome: 'refused', refusal: { why: 'oldWrong', guessesLeft: 3 } })
  expect(actor.getSnapshot().context).toMatchObject({ asksOld: true, fields: { oldPassword: '', ...good } })
})

test('after a lost response, the form checks whether a forced password change is still required', async () => {
  const happened = await openForm({ forced: true, knownPassword: 'palpite123' })
  happened.submit(good)
  await happened.changes[0]?.fail(new CallFailed('timeout'))
  expect(happened.attempt()).toEqual({ unsure: 'asking' })
  await happened.looks[0]?.fail(new CallFailed('offline'))
  vi.advanceTimersByTime(5_000)
  await happened.looks[1]?.answer(false)
  expect(happened.actor.getSnapshot().output).toEqual({ changed: true })

  const lost = await openForm({ forced: true, knownPassword: 'palpite123' })
  lost.submit(good)
  await lost.changes[0]?.fail(new CallFailed('offline'))
  await lost.looks[0]?.answer(true)
  expect(lost.attempt()).toEqual({ editing: 'notChanged' })
  expect(lost.changes).toHaveLength(1)
})

test('after a lost response, a voluntary password change counts as possibly made, even on a retry', async () => {
  const { changes, looks, submit, attempt, errors } = await openForm({ forced: false })
  submit({ oldPassword: 'palpite123', ...good })
  await changes[0]?.fail(new CallFailed('timeout'))
  expect(attempt()).toEqual({ editing: 'outcomeUnknown' })
  expect(looks).toHaveLength(0)
  submit({})
  await changes[1]?.answer({ outcome: 'refused', refusal: { why: 'oldWrong', guessesLeft: 4 } })
  expect(errors()).toEqual({ oldPassword: 'perhapsChanged' })
})

test('a forbidden password change shows the reason, and the password counts as unchanged', async () => {
  const { actor, changes, submit, attempt } = await openForm({ forced: false })
  submit({ oldPassword: 'palpite123', ...good })
  await changes[0]?.fail(new CallFailed('forbidden'))
  expect(attempt()).toEqual({ editing: 'failed' })
  expect(actor.getSnapshot().context).toMatchObject({
    failure: { reason: 'forbidden' },
    mayHaveChanged: false,
  })
})

test('password changes are blocked until the retry time after too many attempts', async () => {
  const { actor, changes, submit, attempt } = await openForm({ forced: false })
  submit({ oldPassword: 'palpite123', ...good })
  await changes[0]?.answer({ outcome: 'throttled', retryAt: Date.now() + 30_000 })
  expect(attempt()).toBe('throttled')
  expect(actor.getSnapshot().can({ type: 'change.submit' })).toBe(false)
  vi.advanceTimersByTime(29_999)
  expect(attempt()).toBe('throttled')
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().can({ type: 'change.submit' })).toBe(true)
})

test('a forced password change can only be left by logging out, a voluntary one only by cancelling', async () => {
  const forced = await openForm({ forced: true })
  expect(forced.actor.getSnapshot().can({ type: 'change.cancel' })).toBe(false)
  forced.actor.send({ type: 'change.signOut' })
  expect(forced.actor.getSnapshot().output).toEqual({ changed: false, signOut: true })

  const free = await openForm({ forced: false })
  expect(free.actor.getSnapshot().can({ type: 'change.signOut' })).toBe(false)
  free.actor.send({ type: 'change.cancel' })
  expect(free.actor.getSnapshot().output).toEqual({ changed: false, signOut: false })
})

test('shown passwords stay visible while a password change is being sent, and can be hidden', async () => {
  const { actor, submit } = await openForm({ forced: false })
  actor.send({ type: 'passwords.toggle' })
  submit({ oldPassword: 'palpite123', ...good })
  expect(actor.getSnapshot().matches({ form: { passwords: 'visible', attempt: 'changing' } })).toBe(true)
  actor.send({ type: 'passwords.toggle' })
  expect(actor.getSnapshot().matches({ form: { passwords: 'hidden', attempt: 'changing' } })).toBe(true)
})
