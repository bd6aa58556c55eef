import { expect, test } from 'vitest'
import { moneyText } from '#games/parts/money-text.ts'

test('amounts in games have the same format as on the rest of the site', () => {
  expect(moneyText('pt-BR', 'BRL', 123_456)).toBe('R$\u00a01.234,56')
  expect(moneyText('en', 'BRL', 123_456)).toBe('R$\u00a01,234.56')
  expect(moneyText('en', 'BRL', 5)).toBe('R$\u00a00.05')
  expect(moneyText('pt-BR', 'BRL', -250)).toBe('−R$\u00a02,50')
})
