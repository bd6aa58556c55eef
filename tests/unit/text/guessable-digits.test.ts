import { expect, test } from 'vitest'
import { isGuessable } from '#domain/text/guessable-digits.ts'
import { demoPaymentPassword } from '#server/demo-data/demo-accounts.ts'

test.each(['000000', '999999', '123456', '654321', '012345', '789012', '210987', '11', '4567'])(
  'the text “%s” is guessable',
  (digits) => expect(isGuessable(digits)).toBe(true),
)

test.each([
  demoPaymentPassword,
  '135790',
  '112233',
  '123457',
  '100000',
  '121212',
  '',
  '7',
  'abcdef',
  'aaaaaa',
])('the text “%s” is not guessable', (digits) => expect(isGuessable(digits)).toBe(false))
