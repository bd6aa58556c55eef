import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { moneyText as inMessages } from '#server/texts/money-text.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

const written = (locale: string, amount: number) =>
  moneyText(setupI18n({ locale, messages: { [locale]: {} } }), amount, 'R$')

describe('Money text', () => {
  it.each([
    ['pt-BR', 0, 'R$\u00a00,00'],
    ['pt-BR', 5, 'R$\u00a00,05'],
    ['pt-BR', 128_450, 'R$\u00a01.284,50'],
    ['pt-BR', 123_456_789_000, 'R$\u00a01.234.567.890,00'],
    ['en', 128_450, 'R$\u00a01,284.50'],
    ['en', -1, '−R$\u00a00.01'],
    ['th-TH-u-ca-gregory', 128_450, 'R$\u00a01,284.50'],
  ])('in the locale %s writes %i minor units as %s, on pages and in messages', (locale, amount, text) => {
    expect(written(locale, amount)).toBe(text)
    expect(inMessages(locale, amount, 'BRL')).toBe(text)
  })
})
