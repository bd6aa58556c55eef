import { expect, test } from 'vitest'
import { firstLanguage } from '#domain/text/first-language.ts'
import { languages } from '#domain/text/language.ts'
import { languageName, localeOf, tagOf } from '#domain/text/language-tag.ts'
import { languageTagsIn, parseLanguageTags } from '#domain/text/parse-language-tags.ts'

test('maps each catalogue to its language tag, its locale and the language’s own name', () => {
  expect(
    languages.map((language) => [tagOf(language, {}), localeOf(language, {}), languageName(language, {})]),
  ).toEqual([
    ['pt-BR', 'pt-BR', 'Português'],
    ['en', 'en-GB', 'English'],
    ['th', 'th-TH-u-ca-gregory', 'ไทย'],
  ])
})

test('uses the operator’s tag for the page, for numbers and for the language’s name', () => {
  const tags = { ty: 'fil', en: 'en-US' }
  expect(tagOf('ty', tags)).toBe('fil')
  expect(localeOf('ty', tags)).toBe('fil-u-ca-gregory-nu-latn')
  expect(languageName('ty', tags)).toBe('Filipino')
  expect(languageName('ty', { ty: 'fr' })).toBe('Français')
  expect(tagOf('pt', tags)).toBe('pt-BR')
})

test('keeps the default locale if the operator sets the default tag', () => {
  expect(localeOf('ty', { ty: 'th' })).toBe(localeOf('ty', {}))
})

test('shows Gregorian years and the digits 0 to 9 in every language', () => {
  const moment = new Date('2026-11-29T17:05:00Z')
  for (const tag of ['fa', 'ar-EG', 'th', 'my'])
    expect(
      new Intl.DateTimeFormat(localeOf('ty', { ty: tag }), { year: 'numeric' }).format(moment),
    ).toContain('2026')
})

test.each([
  ['th', 'ty'],
  ['th-TH', 'ty'],
  ['TH-th', 'ty'],
  ['th-TH;q=0.9', 'ty'],
  ['pt-PT', 'pt'],
  ['en-US', undefined],
  ['ty', undefined],
  ['fr', undefined],
  ['', undefined],
  [undefined, undefined],
])('for a browser that prefers %s, the first language is %s', (browser, language) => {
  expect(firstLanguage(browser, languages, {})).toBe(language)
})

test('does not choose a language that is not offered', () => {
  expect(firstLanguage('th', ['pt', 'en'], {})).toBeUndefined()
})

test('matches the browser’s language against the operator’s language tags', () => {
  expect(firstLanguage('fil-PH', languages, { ty: 'fil' })).toBe('ty')
  expect(firstLanguage('th', languages, { ty: 'fil' })).toBeUndefined()
})

test('reads a list of language tags', () => {
  expect(parseLanguageTags('ty=th')).toEqual({ ty: 'th' })
  expect(parseLanguageTags(' ty = fil , en=en-US')).toEqual({ ty: 'fil', en: 'en-US' })
  expect(parseLanguageTags('ty=th=TH')).toBeNull()
  expect(parseLanguageTags('ty=not a tag')).toBeNull()
})

test.each([
  ['ty=fil', { ty: 'fil' }],
  ['', {}],
  [undefined, {}],
])('reads the language tags of a document whose meta element contains %j', (content, tags) => {
  const page = { querySelector: () => (content === undefined ? null : { content }) } as unknown as Document
  expect(languageTagsIn(page)).toEqual(tags)
})
