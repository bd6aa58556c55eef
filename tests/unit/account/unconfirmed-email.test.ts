import { expect, test } from 'vitest'
import { unconfirmedEmail } from '#domain/account/unconfirmed-email.ts'

test.each([
  ['an unconfirmed address', 'email', 'a•••@mail.com', false, 'a•••@mail.com'],
  ['a confirmed address', 'email', 'a•••@mail.com', true, null],
  ['an account without an address', 'email', null, false, null],
  ['a mobile', 'mobile', '•••1234', false, null],
] as const)(
  'finds an email address only while it is unconfirmed: %s',
  (_what, kind, before, isBound, found) => {
    expect(unconfirmedEmail({ kind, before, isBound })).toBe(found)
  },
)
