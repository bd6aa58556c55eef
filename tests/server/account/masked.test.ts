import { expect, test } from 'vitest'
import { maskedEmail, maskedEmailKey } from '#server/identity/masked.ts'

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['al@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('a masked email address hides the local part of %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test.each([
  ['ana.barreto@example.com', 'an•••to@example.com'],
  ['ana@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('a masked payout key hides the local part of %s', (email, masked) => {
  expect(maskedEmailKey(email)).toBe(masked)
})
