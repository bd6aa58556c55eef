import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  stepOfCode,
} from '#server/auth/two-factor/one-time-code.ts'

const at = (seconds: number) => new Date(seconds * 1_000)

// Test vectors of RFC 6238, appendix B, for SHA-1. A six-digit code is the last six of the eight digits.
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

describe.each(vectors)('RFC 6238 code at %i seconds', (seconds, eightDigits) => {
  const code = eightDigits.slice(2)
  const step = Math.floor(seconds / 30)

  test('is accepted during its time step, and when the device’s clock is one step off', () => {
    for (const off of [-30, 0, 30]) expect(stepOfCode(secret, code, at(seconds + off))).toBe(step)
  })

  test('is rejected when the device’s clock is two steps off', () => {
    for (const off of [-60, 60]) expect(stepOfCode(secret, code, at(seconds + off))).toBeNull()
  })
})

test.each(['', '12345', '1234567', '94287082', 'abcdef'])('rejects %o as an authenticator code', (code) => {
  expect(stepOfCode(secret, code, at(59))).toBeNull()
})

test('generates a new 160-bit authenticator secret each time', () => {
  const secrets = Array.from({ length: 50 }, newAuthenticatorSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
})

test('builds an authenticator URL from the brand, the account and the parameters', () => {
  const address = new URL(authenticatorAddress({ brand: 'Palpite', account: 'ana.é', secret }))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Palpite:ana.é')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Palpite',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
