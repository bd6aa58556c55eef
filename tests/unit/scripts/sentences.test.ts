import { expect, test } from 'vitest'
import { formsOf, sentencesOf, withoutTags, wordsIn } from '../../../scripts/words/sentences.ts'

test('splits a text into sentences at full stops, and at list items in plain text and HTML', () => {
  expect(sentencesOf('Pays a bet. Throws if it is void.')).toEqual(['Pays a bet.', 'Throws if it is void.'])
  expect(sentencesOf('Two cases\n- paid\n- void')).toEqual(['Two cases', 'paid', 'void'])
  expect(
    sentencesOf(withoutTags('<ul><li>One rule</li><li>Another <b>rule</b></li></ul>')).filter(Boolean),
  ).toEqual(['One rule', 'Another rule'])
})

test('counts words and numbers, but not dashes', () => {
  expect(wordsIn('A bet – or 2 – of R$ 5.')).toBe(7)
})

test('writes out every plural form of a message', () => {
  expect(formsOf('Won {amount}. {count, plural, =0 {No bets} one {# bet} other {# bets}} left')).toEqual([
    'Won {amount}. No bets left',
    'Won {amount}. # bet left',
    'Won {amount}. # bets left',
  ])
})
