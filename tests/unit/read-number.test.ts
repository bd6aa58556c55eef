import { describe, expect, it } from 'vitest'
import { mostTyped, readMoney, readNumber } from '#ui/kit/read-number.ts'

describe('a typed number', () => {
  it.each([
    ['', 2, null],
    [' ', 2, null],
    ['%', 2, null],
    ['10', 2, 1_000],
    ['0,5', 2, 50],
    ['0,05', 2, 5],
    ['5.5', 2, 550],
    ['20%', 2, 2_000],
    ['20 %', 2, 2_000],
    ['7,', 2, 700],
    ['007', 2, 700],
    ['0', 2, 0],
    ['5', 0, 5],
    ['1,234', 2, 'unreadable'],
    ['1.000,5', 2, 'unreadable'],
    ['-3', 2, 'unreadable'],
    ['1e3', 2, 'unreadable'],
    [',5', 2, 'unreadable'],
    ['999999,99', 2, 99_999_999],
    ['1234567', 2, 'tooLarge'],
    ['1234567', 0, 'tooLarge'],
    ['1234567,125', 2, 'unreadable'],
    ['1,5', 0, 'unreadable'],
    ['1.000', 0, 'unreadable'],
    ['-3', 0, 'unreadable'],
    ['1e3', 0, 'unreadable'],
  ] as const)('“%s” with %i decimals is %s', (typed, decimals, parts) => {
    expect(readNumber(typed, decimals)).toBe(parts)
  })
})

describe('a typed amount of money', () => {
  it.each([
    ['', null],
    ['20', 2_000],
    ['20,5', 2_050],
    ['20.05', 2_005],
    ['10000', 1_000_000],
    ['1.234.567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234,5', 123_450],
    ['1,234.5', 123_450],
    ['0,125', 'unreadable'],
    ['0.125', 'unreadable'],
    ['1.000.5', 'unreadable'],
    ['1.00,5', 'unreadable'],
    ['1.000.00', 'unreadable'],
    ['20%', 'unreadable'],
    ['-3', 'unreadable'],
    ['9999999999,99', 999_999_999_999],
    ['12345678901', 'tooLarge'],
    ['12.345.678.901', 'tooLarge'],
  ] as const)('“%s” is %s in every language', (typed, minor) => {
    expect([readMoney(typed, ','), readMoney(typed, '.')]).toEqual([minor, minor])
  })

  it.each([
    ['50.005', '.', 'unreadable'],
    ['50,005', '.', 5_000_500],
    ['50.005', ',', 5_000_500],
    ['50,005', ',', 'unreadable'],
    ['10.000', '.', 'unreadable'],
    ['10,000', ',', 'unreadable'],
    ['50.0055', '.', 'unreadable'],
  ] as const)('“%s” where “%s” parts the decimals is %s', (typed, decimalSign, minor) => {
    expect(readMoney(typed, decimalSign)).toBe(minor)
  })
})

describe('the largest number that may be typed', () => {
  it('is taken, and one more is too large', () => {
    expect(readNumber('999999', 0)).toBe(mostTyped({ decimals: 0, isMoney: false }))
    expect(readNumber('1000000', 0)).toBe('tooLarge')
    expect(readMoney('9.999.999.999,99', ',')).toBe(mostTyped({ decimals: 2, isMoney: true }))
    expect(readMoney('10.000.000.000', ',')).toBe('tooLarge')
  })
})
