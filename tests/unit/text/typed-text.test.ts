import { expect, test } from 'vitest'
import { cleanTyped, withoutLabel, withoutSeparators } from '#domain/text/typed-text.ts'

const everyDigit = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))

test.each([
  ['a no-break space', '131\u00a0484', '131 484'],
  ['a narrow no-break space', '131\u202f484', '131 484'],
  ['a thin and an ideographic space', '131\u2009\u3000484', '131 484'],
  ['line breaks and tabs', '\r\n131\t484\n', '131 484'],
  ['a braille blank', '131\u2800484', '131 484'],
  ['a left-to-right mark', '\u200e131484\u200f', '131484'],
  ['direction isolates', '\u2068131484\u2069', '131484'],
  ['direction overrides', '\u202d131484\u202c', '131484'],
  ['a zero-width space, joiner and byte order mark', '13\u200b1\u200d48\ufeff4', '131484'],
  ['a soft hyphen and a word joiner', '131\u00ad48\u20604', '131484'],
  ['a control character', '131\u0000484\u007f', '131484'],
  ['a Hangul filler', '131\u3164484', '131484'],
  ['keycap emoji', '1\ufe0f\u20e33\ufe0f\u20e3', '13'],
  ['an en dash and a minus', '1\u20133\u22121', '1-3-1'],
  ['a no-break hyphen and a full-width one', '1\u20113\uff0d1', '1-3-1'],
  ['full-width digits', '１３１４８４', '131484'],
  ['full-width letters and punctuation', '（１１）＋Ａ＠．', '(11)+A@.'],
  ['Arabic-Indic digits', '١٣١٤٨٤', '131484'],
  ['Persian digits', '۱۳۱۴۸۴', '131484'],
  ['Devanagari digits', '१३१४८४', '131484'],
  ['bold mathematical digits', '𝟏𝟑𝟏𝟒𝟖𝟒', '131484'],
  ['letters with accents', 'Código é ', 'Código é'],
])('cleans a text that contains %s', (_, typed, cleaned) => {
  expect(cleanTyped(typed)).toBe(cleaned)
})

test('reads the digits of every script', () => {
  expect(everyDigit.length).toBeGreaterThan(600)
  expect(cleanTyped(everyDigit.join(''))).toBe('0123456789'.repeat(everyDigit.length / 10))
})

test('leaves clean text unchanged', () => {
  for (const text of ['', '131484', '131 484', '-1.234,56', 'R$ 10']) expect(cleanTyped(text)).toBe(text)
})

test('removes a leading label from a number, and nothing else', () => {
  expect(withoutLabel('CPF: 529')).toBe('529')
  for (const text of ['529', 'abcdefab', 'ana@example.com', '+55 11', '', '11 98888 ramal: 2'])
    expect(withoutLabel(text)).toBe(text)
})

test.each([
  ['131 484', '131484'],
  ['123–456', '123456'],
  ['12.34.56', '123456'],
  ['12a456', '12a456'],
])('joins the groups of digits in %s', (typed, joined) => {
  expect(withoutSeparators(typed)).toBe(joined)
})
