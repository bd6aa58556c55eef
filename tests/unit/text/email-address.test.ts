import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailAddress } from '#domain/text/email-address.ts'

const read = (typed: string) => {
  const result = v.safeParse(emailAddress(), typed)
  return result.success ? result.output : null
}

test.each([
  ' ana@example.com ',
  'ana@example.com.',
  'ana@example.com,',
  'ana@example.com;',
  'ana＠example.com',
  'ａｎａ@example.com',
  'ana @example.com',
  'ana@ example. com',
  'mailto:ana@example.com',
  'MAILTO:ana@example.com',
  '<ana@example.com>',
  'Ana Barreto <ana@example.com>',
  '\u202aana@example.com\u202c',
  'ana@exam\u200bple.com',
  'ana@example.com\u00a0\n',
])('reads the email address in %j', (typed) => {
  expect(read(typed)).toBe('ana@example.com')
})

test('keeps capitals and plus signs in an email address', () => {
  expect(read('Ana.Barreto+jogo@Example.com')).toBe('Ana.Barreto+jogo@Example.com')
})

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana silva@example.com',
  `${'a'.repeat(250)}@example.com`,
])('finds no email address in %j', (typed) => {
  expect(read(typed)).toBeNull()
})
