import { expect, test } from 'vitest'
import { messageFaults } from '../../../scripts/words/message-faults.ts'

const entry = (text: string, comment = '# For the test') =>
  `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${comment}\n#. js-lingui-explicit-id\nmsgid "bets.count"\nmsgstr ${JSON.stringify(text)}\n`

const faults = (english: string, other: [language: string, text: string], comment?: string) =>
  messageFaults(
    new Map([
      ['en', entry(english, comment)],
      [other[0], entry(other[1], comment)],
    ]),
    'en',
  )

const counted = '{count, plural, =0 {No bets} one {# bet} other {# bets}}'

test('accepts plurals that have every form that their language needs', () => {
  expect(faults(counted, ['pt', '{count, plural, =0 {0 apostas} one {# aposta} other {# apostas}}'])).toEqual(
    [],
  )
  expect(faults(counted, ['ty', '{count, plural, =0 {0 เดิมพัน} other {# เดิมพัน}}'])).toEqual([])
})

test('finds plurals that lack the form for 0 or 1', () => {
  expect(faults(counted, ['pt', '{count, plural, one {# aposta} other {# apostas}}'])).toEqual([
    'pt bets.count: the plural of {count} has no =0',
  ])
  expect(faults(counted, ['pt', '{count, plural, =0 {0 apostas} other {# apostas}}'])).toEqual([
    'pt bets.count: the plural of {count} has no one',
  ])
})

test('finds placeholders and tags that differ from the English', () => {
  expect(faults('Bet <0>{amount}</0>', ['pt', 'Aposta {amount}'])).toEqual([
    'pt bets.count: has {amount}, not <0> {amount}',
  ])
  expect(faults('Back on <0/>', ['pt', 'Volta em {0}'])).toEqual(['pt bets.count: has {0}, not <0>'])
})

test('does not mistake the texts of a plural for placeholders', () => {
  const left = '{days, plural, =0 {expired} one {# day} other {# days}}'
  expect(faults(left, ['pt', '{days, plural, =0 {expirado} one {# dia} other {# dias}}'])).toEqual([])
})

test('requires a comment on placeholders and one-word labels', () => {
  expect(faults('Open', ['pt', 'Abrir'], '#')).toEqual([
    'en bets.count: has no comment for translators',
    'pt bets.count: has no comment for translators',
  ])
  expect(faults('See your bets', ['pt', 'Ver suas apostas'], '#')).toEqual([])
  expect(faults('Bet {amount}', ['pt', 'Aposta {amount}'], '#. Button')).toEqual([])
})
