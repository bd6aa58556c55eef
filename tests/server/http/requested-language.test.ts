import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#domain/text/language.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { textIn } from '#tests/support/texts.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

test.each<[string, Language]>([
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['EN-us', 'en'],
  ['en_GB', 'en'],
  ['fr-CH, fr;q=0.9, en;q=0.8, pt;q=0.7', 'en'],
  ['fr, *;q=0.5', 'pt'],
  ['th', 'ty'],
  ['th-TH, en;q=0.8', 'ty'],
  ['ty', 'ty'],
  ['english', 'pt'],
  [';;;q=,', 'pt'],
])('responds to a request for the languages %s in %s', async (language, spoken) => {
  const asked = { mobileNum: '1234', countryDialingCode: '55', slider: 'none' }
  const answer = await visit(opened, { language }).ask(sendLoginCode, asked)
  const message = textIn(spoken, 'refusal.puzzleAgain')
  expect(answer).toMatchObject({ code: 'code.sliderFailed', message })
})
