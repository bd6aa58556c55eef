import { describe, expect, test } from 'vitest'
import { outsideAddress, ownPath } from '#contract/link-address.ts'

const domains = ['youtube.com', 'palpite.example', '']

/** What is dropped, reread or not seen, wherever it stands. */
const treacherous = [
  '\u0000',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u007f',
  '\u00a0',
  '\u200b',
  '\u200f',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\\',
]

describe('an address of another site', () => {
  test.each([
    'https://youtube.com',
    'https://WWW.youtube.com/watch?v=1#t',
    'https://palpite.example?a=b',
    'https://palpite.example/a%20b/ação',
  ])('may be %j', (address) => {
    expect(outsideAddress(address, domains)).toBe(address)
  })

  test.each([
    'https://.youtube.com/',
    'https://a..youtube.com/',
    'https://youtube.com./',
    'https:///youtube.com',
  ])('has a host that is one: %j has not', (address) => {
    expect(outsideAddress(address, domains)).toBeNull()
  })

  test.each(treacherous)('[HOME-01] [CS-01] leads nowhere with %j in any place', (sign) => {
    for (const address of [
      `${sign}https://youtube.com/`,
      `https://you${sign}tube.com/`,
      `https://youtube.com${sign}/`,
      `https://youtube.com/${sign}evil`,
      `https://youtube.com/a${sign}..${sign}b`,
      `https://youtube.com/?q=${sign}`,
      `https://youtube.com/#${sign}`,
      `https://youtube.com/${sign}`,
    ])
      expect(outsideAddress(address, domains), JSON.stringify(address)).toBeNull()
  })
})

describe('an address of this site', () => {
  test('is known by its path', () => {
    expect(ownPath('/')).toBe('/')
    expect(ownPath('/promotions?id=3#terms')).toBe('/promotions')
  })

  test.each(treacherous)('[HOME-01] leads nowhere with %j in any place', (sign) => {
    for (const address of [
      `${sign}/promotions`,
      `/promo${sign}tions`,
      `/promotions?x=${sign}`,
      `/promotions#${sign}`,
    ])
      expect(ownPath(address), JSON.stringify(address)).toBeNull()
  })
})
