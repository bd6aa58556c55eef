import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DecimalSign,
  LARGEST_AMOUNT,
  largestNumber,
  parseAmount,
  parseCount,
  parseShare,
} from '#domain/text/parse-number.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

const amount = (typed: string, decimalSign: DecimalSign) => parseAmount(typed, { decimalSign, sign: 'R$' })

describe('Typed share', () => {
  it.each([
    ['', null],
    [' ', null],
    ['%', null],
    ['10', 1_000],
    ['0,5', 50],
    ['0,05', 5],
    ['1,5', 150],
    ['5.5', 550],
    ['20%', 2_000],
    ['20 %', 2_000],
    ['20\u00a0%', 2_000],
    ['２０％', 2_000],
    ['7,', 700],
    ['007', 700],
    ['0', 0],
    ['1,234', 'tooFine'],
    ['1.000,5', 'unreadable'],
    ['-3', 'negative'],
    ['1e3', 'unreadable'],
    [',5', 50],
    ['.5', 50],
    ['5,5%.', 550],
    [',', 'unreadable'],
    ['.', 'unreadable'],
    ['999999,99', largestNumber(2)],
    ['1234567', 'tooLarge'],
    ['1234567,125', 'tooFine'],
  ] as const)('“%s” is read as %s', (typed, parts) => {
    expect(parseShare(typed, 2)).toBe(parts)
  })
})

describe('Typed count', () => {
  it.each([
    ['5', ',', 5],
    ['5', '.', 5],
    ['1.000', ',', 1_000],
    ['1,000', '.', 1_000],
    ['1 000', '.', 1_000],
    ['1,000', ',', 'ambiguous'],
    ['1.000', '.', 'ambiguous'],
    ['1,5', ',', 'tooFine'],
    ['-3', ',', 'negative'],
    ['1e3', ',', 'unreadable'],
    ['999999', ',', largestNumber(0)],
    ['1000000', ',', 'tooLarge'],
  ] as const)('“%s” with “%s” as decimal sign is read as %s', (typed, decimalSign, parts) => {
    expect(parseCount(typed, decimalSign)).toBe(parts)
  })
})

describe('Typed amount of money', () => {
  it.each([
    ['', null],
    ['R', null],
    ['R$', null],
    ['R$ ', null],
    ['20', 2_000],
    ['50', 5_000],
    ['12,5', 1_250],
    ['7.5', 750],
    ['20,5', 2_050],
    ['20.05', 2_005],
    ['7,', 700],
    ['0', 0],
    ['0,01', 1],
    ['10000', 1_000_000],
    ['R$ 50,00', 5_000],
    ['R$\u00a050.00', 5_000],
    ['r$50', 5_000],
    ['R$50,5', 5_050],
    ['50,00 R$', 5_000],
    ['BRL 50', 5_000],
    ['50 brl', 5_000],
    ['50 reais', 5_000],
    ['1 real', 100],
    ['+R$ 50,00', 5_000],
    [',5', 50],
    ['.5', 50],
    ['R$ ,50', 50],
    ['R$ .05', 5],
    ['R$ 50,00.', 5_000],
    ['R$ 50.00,', 5_000],
    ['R$ 1.234,50.', 123_450],
    ['50,5.', 5_050],
    ['50 reais.', 5_000],
    ['50.', 5_000],
    ['.125', 'tooFine'],
    ['50,00..', 'unreadable'],
    ['-,5', 'negative'],
    [',', 'unreadable'],
    ['R$ .', 'unreadable'],
    ['１２，５０', 1_250],
    ['\u200e\u2066R$\u00a050,00\u2069', 5_000],
    ['\ufeff50', 5_000],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u2009234.56', 123_456],
    ['1\u202f234,56', 123_456],
    ["1'234.56", 123_456],
    ['1’234,56', 123_456],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234,5', 123_450],
    ['1,234.5', 123_450],
    ['R$ 1.234,50 ', 123_450],
    ['0,125', 'tooFine'],
    ['0.125', 'tooFine'],
    ['1234,567', 'tooFine'],
    ['1.234,567', 'tooFine'],
    ['50.0055', 'tooFine'],
    ['1.000.5', 'unreadable'],
    ['1.00,5', 'unreadable'],
    ['1.000.00', 'unreadable'],
    ['12 50', 'unreadable'],
    ['1,23,456', 'unreadable'],
    ['20%', 'unreadable'],
    ['1e3', 'unreadable'],
    ['5²', 'unreadable'],
    ['0x10', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['50 mil', 'unreadable'],
    ['50 centavos', 'unreadable'],
    ['10/2', 'unreadable'],
    ['-3', 'negative'],
    ['−R$\u00a03,00', 'negative'],
    ['R$ -3', 'negative'],
    ['(3,00)', 'negative'],
    ['US$ 50', 'otherCurrency'],
    ['USD 50', 'otherCurrency'],
    ['$50', 'otherCurrency'],
    ['50 €', 'otherCurrency'],
    ['9999999999,99', LARGEST_AMOUNT],
    ['12345678901', 'tooLarge'],
    ['12.345.678.901', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ] as const)('“%s” is read as %s in both languages', (typed, minor) => {
    expect([amount(typed, ','), amount(typed, '.')]).toEqual([minor, minor])
  })

  it.each([
    ['1.234', ',', 123_400],
    ['1,234', '.', 123_400],
    ['R$ 1.000.', ',', 100_000],
    ['R$ 1.000.', '.', 'ambiguous'],
    ['50.005', '.', 'ambiguous'],
    ['50,005', '.', 5_000_500],
    ['50.005', ',', 5_000_500],
    ['50,005', ',', 'ambiguous'],
    ['10.000', '.', 'ambiguous'],
    ['10,000', ',', 'ambiguous'],
  ] as const)('“%s” with “%s” as decimal sign is read as %s', (typed, decimalSign, minor) => {
    expect(amount(typed, decimalSign)).toBe(minor)
  })

  it('may start with the code of the field’s currency instead of its sign', () => {
    expect(parseAmount('THB 50', { decimalSign: '.', sign: '฿' })).toBe(5_000)
    expect(parseAmount('฿50', { decimalSign: '.', sign: '฿' })).toBe(5_000)
  })
})

describe.each([
  ['pt-BR', ','],
  ['en', '.'],
] as const)('With the locale %s', (locale, decimalSign) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const figures = (minor: number, useGrouping: boolean) =>
    i18n.number(minor / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping })

  it('an amount that the site writes is read back, with or without a sign and separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (minor) => {
        expect(amount(moneyText(i18n, minor, 'R$'), decimalSign)).toBe(minor)
        expect(amount(figures(minor, true), decimalSign)).toBe(minor)
        expect(amount(figures(minor, false), decimalSign)).toBe(minor)
      }),
    )
  })

  it('an amount that the site writes is read as the same amount in the other language', () => {
    const other = decimalSign === ',' ? '.' : ','
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_AMOUNT }), (minor) => {
        expect(amount(moneyText(i18n, minor, 'R$'), other)).toBe(minor)
      }),
    )
  })

  it('any input is read as a safe integer or reported as a problem', () => {
    const sign = fc.constantFrom(..."0123456789.,- 'R$eE+%’٣\u00a0\u200e")
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 14 }), (typed) => {
        const parsed = amount(typed, decimalSign)
        if (typeof parsed === 'number') expect(Number.isSafeInteger(parsed) && parsed >= 0).toBe(true)
      }),
    )
  })
})
