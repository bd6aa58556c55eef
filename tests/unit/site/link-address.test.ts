import { describe, expect, test } from 'vitest'
import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import { usualDomains } from '#server/settings/link-domains.ts'

const domains = ['youtube.com', 'palpite.example', '']

/** Characters that browsers drop or normalise, or that are invisible. */
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
  '\u2060',
  '\u2066',
  '\ufeff',
  '\\',
]

describe('URL of another site', () => {
  test.each([
    'https://youtube.com',
    'https://WWW.youtube.com/watch?v=1#t',
    'https://palpite.example?a=b',
    'https://palpite.example/a%20b/ação',
  ])('is accepted as %j', (address) => {
    expect(outsideAddress(address, domains)).toBe(address)
  })

  test.each([
    'https://.youtube.com/',
    'https://a..youtube.com/',
    'https://youtube.com./',
    'https:///youtube.com',
  ])('is rejected because of the invalid host in %j', (address) => {
    expect(outsideAddress(address, domains)).toBeNull()
  })

  test.each(treacherous)('[HOME-01] [CS-01] is rejected if it contains %j in any position', (sign) => {
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

describe('URL on a commonly allowed domain', () => {
  test.each([
    'https://www.youtube.com/@palpite',
    'https://youtube.com/redirections',
    'https://www.facebook.com/palpite',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fpalpite.example',
    'https://www.instagram.com/palpite/',
    'https://api.whatsapp.com/send?phone=5511999990000',
    'https://chat.whatsapp.com/AbCd',
    'https://wa.me/5511999990000?text=oi',
    'https://m.me/palpite',
    'https://t.me/palpite',
    'https://t.me/share/url?url=https%3A%2F%2Fpalpite.example',
    'https://t.me/ivone',
    'https://apps.apple.com/br/app/palpite/id1',
    'https://play.google.com/store/apps/details?id=br.palpite',
  ])('is accepted as %j', (address) => {
    expect(outsideAddress(address, usualDomains)).toBe(address)
  })

  test.each([
    'https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example',
    'https://youtube.com/REDIRECT?q=//evil.example',
    'https://youtube.com//redirect?q=//evil.example',
    'https://youtube.com/%72edirect/?q=//evil.example',
    'https://youtube.com/%52edirect?q=//evil.example',
    'https://youtube.com/a/../redirect?q=//evil.example',
    'https://youtube.com/a/%2E%2e/redirect?q=//evil.example',
    'https://m.youtube.com/attribution_link?u=//evil.example',
    'https://www.youtube.com/signin?next=//evil.example',
    'https://youtube.com/logout?continue=//evil.example',
    'https://consent.youtube.com/m?continue=//evil.example',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://lm.facebook.com?u=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/flx/warn/?u=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/login.php?next=https%3A%2F%2Fevil.example',
    'https://www.facebook.com/v19.0/dialog/oauth?redirect_uri=https%3A%2F%2Fevil.example',
    'https://l.instagram.com/?u=https%3A%2F%2Fevil.example',
    'https://l.messenger.com/l.php?u=https%3A%2F%2Fevil.example',
    'https://t.me/iv?url=https%3A%2F%2Fevil.example&rhash=1',
    'https://telegram.me/iv?url=https%3A%2F%2Fevil.example',
    'https://t.me/proxy?server=evil.example&port=443&secret=1',
    'https://t.me/socks?server=evil.example&port=1080',
  ])('[CS-01] [HOME-01] is rejected as a redirect: %j', (address) => {
    expect(outsideAddress(address, usualDomains)).toBeNull()
  })
})

describe('URL on this site', () => {
  test('is reduced to its path, without query and fragment', () => {
    expect(ownPath('/')).toBe('/')
    expect(ownPath('/promotions?id=3#terms')).toBe('/promotions')
  })

  test.each(treacherous)('[HOME-01] is rejected if it contains %j in any position', (sign) => {
    for (const address of [
      `${sign}/promotions`,
      `/promo${sign}tions`,
      `/promotions?x=${sign}`,
      `/promotions#${sign}`,
    ])
      expect(ownPath(address), JSON.stringify(address)).toBeNull()
  })
})
