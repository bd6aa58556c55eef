import { expect, test } from 'vitest'
import { withTexts } from '../../../scripts/chart-texts/with-texts.ts'

const header = '# Descriptions.\nmsgid ""\nmsgstr ""\n"Language: pt\\n"'

const entry = (id: string, english: string, portuguese: string, flow = 'gate') =>
  `#. ${english}\nmsgctxt "${flow}"\nmsgid "${id}"\nmsgstr "${portuguese}"`

const catalogue = (...entries: string[]) => `${[header, ...entries].join('\n\n')}\n`

const before = catalogue(
  entry('shut', 'It is shut.', 'Está fechado.'),
  entry('open', 'It is open.', 'Está aberto.'),
)

test('leaves the catalogue unchanged while the charts are unchanged', () => {
  const texts = [
    { flow: 'gate', id: 'shut', english: 'It is shut.' },
    { flow: 'gate', id: 'open', english: 'It is open.' },
  ]
  expect(withTexts(before, texts)).toBe(before)
})

test('adds new texts without a translation and removes old texts', () => {
  const texts = [
    { flow: 'gate', id: 'open', english: 'It is open.' },
    { flow: 'gate', id: 'off', english: 'It is off.' },
    { flow: 'door', id: 'shut', english: 'It is shut.' },
  ]
  expect(withTexts(before, texts)).toBe(
    catalogue(
      entry('open', 'It is open.', 'Está aberto.'),
      entry('off', 'It is off.', ''),
      entry('shut', 'It is shut.', '', 'door'),
    ),
  )
})

test('keeps a translation when its state is renamed', () => {
  const texts = [{ flow: 'gate', id: 'closed', english: 'It is shut.' }]
  expect(withTexts(before, texts)).toBe(catalogue(entry('closed', 'It is shut.', 'Está fechado.')))
})

test('marks a translation as fuzzy when the English changes, until a translator reviews it', () => {
  const texts = [{ flow: 'gate', id: 'shut', english: 'It is locked.' }]
  const fuzzy = entry('shut', 'It is locked.', 'Está fechado.').replace('\n', '\n#, fuzzy\n')
  expect(withTexts(before, texts)).toBe(catalogue(fuzzy))
  expect(withTexts(catalogue(fuzzy), texts)).toBe(catalogue(fuzzy))
})

test('keeps the translation of a step whose name is unchanged', () => {
  const steps = `${header}\n\nmsgctxt "gate"\nmsgid "push"\nmsgstr "empurrar"\n`
  expect(withTexts(steps, [{ flow: 'gate', id: 'push' }])).toBe(steps)
})
