import { expect, test } from 'vitest'
import { maskedEmail, maskedEmailKey } from '#server/identity/masked.ts'

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['al@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('masks the address %s so that its local part stays hidden', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test.each([
  ['ana.barreto@example.com', 'an•••to@example.com'],
  ['ana@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
])('masks the payout key %s so that its local part stays hidden', (email, masked) => {
  expect(maskedEmailKey(email)).toBe(masked)
})
