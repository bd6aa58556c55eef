import * as v from 'valibot'
import { expect, test } from 'vitest'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { addedText, givenName } from '#domain/text/plain-text.ts'
import { visibleLength } from '#domain/text/required-text.ts'
import { transferToDownline } from '#protocol/cashier/transfer.ts'

test.each([
  ['on two lines', 'one\ntwo', 'one\ntwo'],
  ['turned around', 'pay \u202e001\u202c', 'pay 001'],
  ['with a bell and a mark of order', ' \ufeffhi\u0007 ', 'hi'],
  ['of nothing that is seen', '\u2066\u2069', ''],
  ['of signs without width alone', '\u200b\u200d\u00ad', ''],
  ['of letters that are blank', '\u3164\u2800\u115f\uffa0', ''],
  ['of a family that signs without width join', '👩\u200d👧', '👩\u200d👧'],
])('removes misleading characters from a text %s', (_what, typed, kept) => {
  expect(v.parse(addedText(20), typed)).toBe(kept)
})

test('counts no characters without width, and rejects a name made of them', () => {
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

test('counts remaining characters without surrounding blanks, below zero when exceeded', () => {
  expect(charactersLeft(' four ', 5)).toBe(1)
  expect(charactersLeft(`x${'👑'.repeat(2)}`, 4)).toBe(-1)
})
