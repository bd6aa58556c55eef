import * as v from 'valibot'
import { expect, test } from 'vitest'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { addedText, givenName } from '#domain/text/plain-text.ts'
import { lengthSaid } from '#domain/text/required-text.ts'
import { transferToDownline } from '#protocol/cashier/wallet-transfer.ts'

test.each([
  ['on two lines', 'one\ntwo', 'one\ntwo'],
  ['turned around', 'pay \u202e001\u202c', 'pay 001'],
  ['with a bell and a mark of order', ' \ufeffhi\u0007 ', 'hi'],
  ['of nothing that is seen', '\u2066\u2069', ''],
  ['of signs without width alone', '\u200b\u200d\u00ad', ''],
  ['of letters that are blank', '\u3164\u2800\u115f\uffa0', ''],
  ['of a family that signs without width join', '👩\u200d👧', '👩\u200d👧'],
])('a text %s is added without what would make it read as something else', (_what, typed, kept) => {
  expect(v.parse(addedText(20), typed)).toBe(kept)
})

test('signs without width say nothing, and are no name', () => {
  expect(lengthSaid(`oi${'\u202e'.repeat(9)}${'\u200b'.repeat(9)}`)).toBe(2)
  expect(v.safeParse(givenName(20), '\u200b\u200d').success).toBe(false)
})

test('a text that is too long is not cut', () => {
  expect(v.safeParse(addedText(3), 'four').success).toBe(false)
})

test('[AGENT-07] the note of a transfer is such a text', () => {
  const note = transferToDownline.request.entries.note
  expect(v.parse(note, 'a\u202eb')).toBe('ab')
})

test('what stands around a text does not count, and what is too much counts below 0', () => {
  expect(charactersLeft(' four ', 5)).toBe(1)
  expect(charactersLeft(`x${'👑'.repeat(2)}`, 4)).toBe(-1)
})
