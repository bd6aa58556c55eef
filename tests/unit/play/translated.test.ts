import { beforeAll, expect, test } from 'vitest'
import { Translated } from '#tests/browser/walk/translated.ts'

let words: Translated
beforeAll(async () => {
  words = await Translated.into('en')
})

test('finds the translation of the message behind a text', () => {
  expect(words.text('Nova senha')).toEqual(/(?:New password)/)
  expect(words.text('Outro código em 0:59')).toEqual(/(?:Another code in .*)/)
  expect(words.text('Enviamos o código.')).toEqual(/(?:The code was sent\. Type it here\.)/)
})

test('leaves a text unchanged when it is no message', () => {
  expect(words.text('R$ 12,34')).toBe('R$ 12,34')
  expect(words.text('ana')).toBe('ana')
})

test('translates the parts of a pattern and keeps its anchors', () => {
  const submit = words.expression(/^Entra(r|ndo)$/)
  expect('Log in').toMatch(submit)
  expect('Log in to play').not.toMatch(submit)
  expect(words.expression(/Enviamos o código.*Nova senha$/)).toEqual(
    /(?:The code was sent\. Type it here\.).*(?:New password$)/,
  )
  expect('Too many tries. The next one comes in 0:30.').toMatch(
    words.expression(/Muitas tentativas.*O próximo vem em \d:\d\d/),
  )
  expect(words.expression(/^R\$\s12,34$/)).toEqual(/^R\$\s12,34$/)
})
