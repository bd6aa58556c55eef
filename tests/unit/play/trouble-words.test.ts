import fs from 'node:fs'
import { expect, test } from 'vitest'

/** Words that the specification requires for each failure. */
const words = {
  'network abnormal, retry': ['No answer came', 'Check your connection.', 'Try again'],
  'page load timeout': ['A part of the page did not load.', 'Reload the page'],
  'invalid address, contact support': ['The game’s address is not safe to open'],
  'restricted by address or location': [
    'We are not allowed to offer games where you are connecting from.',
    'If you think this is a mistake, send us this address.',
  ],
  maintenance: ['We are doing maintenance. Your balance and your bets are safe.'],
  'not logged in': ['Log in to play.'],
  'not a member': ['This account does not play here'],
  'not an agent': ['This is no agent’s account'],
  'session expired': ['Your session has ended'],
  'user name or e-mail does not exist': ['Username/Email does not exist'],
  'complete the verification first': ['The tile has to be fitted again'],
}

const entriesOf = (language: 'en' | 'pt') => {
  const text = fs.readFileSync(new URL(`../../../src/locales/${language}.po`, import.meta.url), 'utf8')
  return new Map([...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, said]) => [id, said]))
}

test('[ERR-01] has a different message for each trouble in both languages', () => {
  for (const language of ['en', 'pt'] as const) {
    const said = Object.values(words)
      .flat()
      .map((id) => entriesOf(language).get(id))
    expect(said.filter((text) => !text)).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  }
  const [en, pt] = [entriesOf('en'), entriesOf('pt')]
  for (const id of Object.values(words).flat()) expect(pt.get(id), id).not.toBe(en.get(id))
})
