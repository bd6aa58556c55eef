import { expect, test, vi } from 'vitest'
import { recordFile } from '#server/files/csv-export.ts'
import { refusalMessage } from '#server/refusals/refusal-messages.ts'
import { localize, localizedText, translate } from '#server/texts/localized-text.ts'

vi.mock('#server/texts/catalogues.ts', async (importOriginal) => {
  const { catalogues } = await importOriginal<typeof import('#server/texts/catalogues.ts')>()
  const { parseCatalogue } = await import('#server/texts/parse-catalogue.ts')
  const po = `
#. js-lingui-explicit-id
msgid "refusal.throttled"
msgstr "Tamata faahou {wait}."

#. js-lingui-explicit-id
msgid "refusal.wait.for"
msgstr "i roto i te {time}"

#. js-lingui-explicit-id
msgid "vip.reached"
msgstr "Taime {level}"

#. js-lingui-explicit-id
msgid "file.bets.game"
msgstr "Hautiraa"

#. js-lingui-explicit-id
msgid "file.bets.win"
msgstr ""
`
  return { catalogues: { ...catalogues, ty: parseCatalogue(po, 'ty') } }
})

const reached = /*i18n*/ { id: 'vip.reached', message: 'Bonus for reaching {level}' }

test('a refusal comes in a language that only a catalogue was added for', () => {
  expect(refusalMessage('login.throttled', { retryAfter: 5_000 }, 'ty')).toBe(
    'Tamata faahou i roto i te 5 seconds.',
  )
})

test('a refusal without a translation comes in English', () => {
  expect(refusalMessage('login.wrong', {}, 'ty')).toBe('Wrong user name or password.')
})

test('a stored text has the languages that it was translated to', () => {
  const level = { en: 'Gold', pt: 'Ouro', ty: 'Piru' }
  const title = localizedText(reached, { level })
  expect(title).toEqual({
    en: 'Bonus for reaching Gold',
    pt: 'Bônus por chegar ao nível Ouro',
    ty: 'Taime Piru',
  })
  expect(localize(title, 'ty')).toBe('Taime Piru')
})

test('a stored text without a translation is stored without that language and read in English', () => {
  const text = localizedText(/*i18n*/ { id: 'file.bets.win', message: 'Win' })
  expect(text).toEqual({ en: 'Win', pt: 'Prêmio' })
  expect(localize(text, 'ty')).toBe('Win')
})

test('the heads of an exported file come in the added language', () => {
  const game = /*i18n*/ { id: 'file.bets.game', message: 'Game' }
  const win = /*i18n*/ { id: 'file.bets.win', message: 'Win' }
  const columns = [game, win].map((head) => ({ head, cells: 'text' as const, of: () => '' }))
  expect(recordFile({ name: game, columns }, [], 'ty').csv).toContain('Hautiraa,Win')
})

test.each(['a\\u003cb', '{level}', '<b>', '\\', "it's '{'"])(
  'puts the value %s into a message as it is',
  (value) => {
    expect(translate(reached, 'en', { level: value })).toBe(`Bonus for reaching ${value}`)
  },
)
