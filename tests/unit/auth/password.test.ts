import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isSamePassword, password, passwordLength } from '#domain/auth/password.ts'

const composed = 'maçã'.normalize('NFC')
const apart = composed.normalize('NFD')

it('compares passwords and counts their characters in composed Unicode form', () => {
  expect(apart).not.toBe(composed)
  expect(isSamePassword(apart, composed)).toBe(true)
  expect([passwordLength(apart), passwordLength(composed)]).toEqual([4, 4])
  expect(passwordLength('😀😀')).toBe(2)
})

it('accepts up to 128 characters and never trims a password', () => {
  expect(v.parse(password, ' a ')).toBe(' a ')
  expect(v.is(password, '😀'.repeat(128))).toBe(true)
  expect(v.is(password, 'ã'.normalize('NFD').repeat(128))).toBe(true)
  expect(v.is(password, 'a'.repeat(129))).toBe(false)
  expect(v.is(password, `a${'\u0301'.repeat(2_000)}`)).toBe(false)
})
