import * as v from 'valibot'
import { expect, test } from 'vitest'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { addedText, givenName } from '#domain/text/plain-text.ts'
import { visibleLength } from '#domain/text/required-text.ts'
import { transferToDownline } from '#protocol/cashier/transfer.ts'

test.each([
  ['on two lines', 'one\ntwo', 'one\ntwo'],
  ['with reversed direction', 'pay \u202e001\u202c', 'pay 001'],
  ['with a control character and a byte order mark', ' \ufeffhi\u0007 ', 'hi'],
  ['of direction marks only', '\u2066\u2069', ''],
  ['of zero-width characters only', '\u200b\u200d\u00ad', ''],
  ['of blank characters only', '\u3164\u2800\u115f\uffa0', ''],
  ['with joiners inside an emoji', '👩\u200d👧', '👩\u200d👧'],
])('removes only misleading characters from a text %s', (_what, typed, kept) => {
  expect(v.parse(addedText(20), typed)).toBe(kept)
})

test('does not count zero-width characters, and rejects a name that consists of them', () => {
  expect(visibleLength(`oi${'\u202e'.repeat(9)}${'\u200b'.repeat(9)}`)).toBe(2)
  expect(v.safeParse(givenName(20), '\u200b\u200d').success).toBe(false)
})

test('rejects an overlong text instead of cutting it', () => {
  expect(v.safeParse(addedText(3), 'four').success).toBe(false)
})

test('[AGENT-07] removes misleading characters from a transfer note', () => {
  const note = transferToDownline.request.entries.note
  expect(v.parse(note, 'a\u202eb')).toBe('ab')
})

test('ignores surrounding blanks when it counts remaining characters, and can count below zero', () => {
  expect(charactersLeft(' four ', 5)).toBe(1)
  expect(charactersLeft(`x${'👑'.repeat(2)}`, 4)).toBe(-1)
})
