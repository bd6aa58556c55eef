import { expect, test, vi } from 'vitest'
import { exportCsv } from '#server/files/csv-export.ts'
import { renderMessage } from '#server/notifications/render-message.ts'
import { refusalMessage } from '#server/refusals/refusal-messages.ts'
import { languageRead, localize, localizedText, translate } from '#server/texts/localized-text.ts'
import { textIn } from '#tests/support/texts.ts'

vi.mock('#server/texts/catalogues.ts', async (importOriginal) => {
  const { catalogues } = await importOriginal<typeof import('#server/texts/catalogues.ts')>()
  const { parseCatalogue } = await import('#server/texts/read-catalogue.ts')
  const po = `
#. js-lingui-explicit-id
msgid "refusal.throttled"
msgstr "ลองมากเกินไป {wait}"

#. js-lingui-explicit-id
msgid "refusal.wait.for"
msgstr "ลองอีกครั้งใน {time}"

#. js-lingui-explicit-id
msgid "vip.reached"
msgstr "โบนัสเมื่อถึงระดับ {level}"

#. js-lingui-explicit-id
msgid "notification.contract.accepted.title"
msgstr "ยอมรับสัญญาแล้ว"

#. js-lingui-explicit-id
msgid "notification.contract.accepted.content"
msgstr "<strong>{name}</strong> ยอมรับ{kind}"

#. js-lingui-explicit-id
msgid "notification.contractKind.dividend"
msgstr "เงินปันผล"

#. js-lingui-explicit-id
msgid "notification.transfer.received.content"
msgstr "ได้รับ {amount} จาก <strong>{from}</strong>"

#. js-lingui-explicit-id
msgid "notification.transfer.received.note"
msgstr "หมายเหตุ {note}"

#. js-lingui-explicit-id
msgid "file.bets.game"
msgstr "เกม"

#. js-lingui-explicit-id
msgid "file.bets.payout"
msgstr ""
`
  return { catalogues: { ...catalogues, ty: parseCatalogue(po, 'ty') } }
})

const reached = /*i18n*/ { id: 'vip.reached', message: 'Bonus for reaching {level}' }

test('translates a rejection into a language that has only a catalogue', () => {
  expect(refusalMessage('login.throttled', { retryAfter: 5_000 }, 'ty')).toBe('ลองมากเกินไป ลองอีกครั้งใน 5 วินาที')
})

test('falls back to English for an untranslated rejection', () => {
  expect(refusalMessage('login.wrong', {}, 'ty')).toBe(textIn('en', 'refusal.login.wrong'))
})

test('translates a notification into a language that has only a catalogue', () => {
  const facts = { kind: 'dividend', with: 'Ana & Bia', type: 'offer' } as const
  expect(renderMessage('contract.accepted', facts, 'ty')).toEqual({
    title: 'ยอมรับสัญญาแล้ว',
    content: '<p><strong>Ana &#38; Bia</strong> ยอมรับเงินปันผล</p>',
  })
})

test('falls back to English for each untranslated sentence of a notification', () => {
  const facts = { kind: 'dividend', with: 'Ana', type: 'amendment' } as const
  expect(renderMessage('contract.accepted', facts, 'ty').content).toBe(
    `<p><strong>Ana</strong> ยอมรับเงินปันผล ${textIn('en', 'notification.contract.accepted.fromNext')}</p>`,
  )
})

test.each([
  ['a\\u003cb \\x41', 'a\\u003cb \\x41'],
  ['{from} {note, select, other {x}}', '{from} {note, select, other {x}}'],
  [`<i>"it's"</i>`, '&#60;i&#62;&#34;it&#39;s&#34;&#60;/i&#62;'],
  ['&#60;', '&#38;#60;'],
  ['\\', '\\'],
])('escapes the value %s only once in a notification', (note, html) => {
  const facts = { from: note, amount: 1, currency: 'BRL', note }
  expect(renderMessage('transfer.received', facts, 'ty').content).toBe(
    `<p>ได้รับ R$\u00a00.01 จาก <strong>${html}</strong></p><p>หมายเหตุ ${html}</p>`,
  )
})

test('states English as the language of an untranslated message', () => {
  expect(languageRead(reached, 'ty')).toBe('ty')
  expect(languageRead(/*i18n*/ { id: 'file.bets.payout', message: 'Payout' }, 'ty')).toBe('en')
})

test('stores a text in every language that has a translation', () => {
  const level = { en: 'Gold', pt: 'Ouro', ty: 'ทอง' }
  const title = localizedText(reached, { level })
  expect(title).toEqual({
    en: 'Bonus for reaching Gold',
    pt: textIn('pt', 'vip.reached', { level: 'Ouro' }),
    ty: 'โบนัสเมื่อถึงระดับ ทอง',
  })
  expect(localize(title, 'ty')).toBe('โบนัสเมื่อถึงระดับ ทอง')
})

test('stores no text for an untranslated language, which then shows the English text', () => {
  const text = localizedText(/*i18n*/ { id: 'file.bets.payout', message: 'Payout' })
  expect(text).toEqual({ en: 'Payout', pt: textIn('pt', 'file.bets.payout') })
  expect(localize(text, 'ty')).toBe('Payout')
})

test('translates the column headings of an exported file', () => {
  const game = /*i18n*/ { id: 'file.bets.game', message: 'Game' }
  const win = /*i18n*/ { id: 'file.bets.payout', message: 'Payout' }
  const columns = [game, win].map((head) => ({ head, cells: 'text' as const, of: () => '' }))
  expect(exportCsv({ name: game, columns }, [], 'ty').csv).toContain('เกม,Payout')
})

test.each(['a\\u003cb', '{level}', '<b>', '\\', "it's '{'"])(
  'inserts the value %s unchanged into a message',
  (value) => {
    expect(translate(reached, 'en', { level: value })).toBe(`Bonus for reaching ${value}`)
  },
)
