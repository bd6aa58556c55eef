import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemOf } from '#firebase/phone/problem-of.ts'
import { OutOfTime, withinTime } from '#firebase/phone/within-time.ts'
import type { FirebaseProblem } from '#protocol/auth/firebase-frame.ts'

describe('Firebase error', () => {
  test.each<[string, FirebaseProblem]>([
    ['invalid-phone-number', 'numberInvalid'],
    ['missing-phone-number', 'numberMissing'],
    ['too-many-requests', 'tooManyRequests'],
    ['invalid-verification-code', 'codeInvalid'],
    ['missing-verification-code', 'codeMissing'],
    ['captcha-check-failed', 'captchaFailed'],
    ['quota-exceeded', 'quotaExceeded'],
    ['operation-not-allowed', 'notAllowed'],
    ['code-expired', 'codeExpired'],
    ['popup-closed-by-user', 'closedByUser'],
    ['network-request-failed', 'offline'],
    ['timeout', 'timeout'],
    ['something-new', 'unknown'],
    ['internal-error', 'unknown'],
  ])('%s is reported as %s', (code, problem) => {
    expect(problemOf(new FirebaseError(`auth/${code}`, 'said by Firebase'), true)).toBe(problem)
  })

  test('is reported as offline if it has no specific cause and there is no connection', () => {
    expect(problemOf(new FirebaseError('auth/internal-error', ''), false)).toBe('offline')
    expect(problemOf(new FirebaseError('auth/code-expired', ''), false)).toBe('codeExpired')
    expect(problemOf(new Error('anything'), false)).toBe('offline')
  })

  test('is reported as unknown if another source throws it with a Firebase code', () => {
    expect(problemOf({ code: 'auth/code-expired' }, true)).toBe('unknown')
  })
})

describe('Request with a time limit', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('fails with a timeout when it takes too long', async () => {
    const waiting = withinTime(new Promise(() => {}), 1_000)
    const outcome = expect(waiting).rejects.toBeInstanceOf(OutOfTime)
    await vi.advanceTimersByTimeAsync(1_000)
    await outcome
    expect(problemOf(new OutOfTime(), true)).toBe('timeout')
  })

  test('leaves no timer behind when it finishes in time', async () => {
    expect(await withinTime(Promise.resolve('sent'), 1_000)).toBe('sent')
    await expect(withinTime(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
    expect(vi.getTimerCount()).toBe(0)
  })
})
