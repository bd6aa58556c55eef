import { describe, expect, it } from 'vitest'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'

const game: Game = { nodeId: 10_001, vassalage: 'PG', gameType: 'RNG' }
const known = {
  games: [game],
  hasPage: (path: string) => path === '/' || path === '/promotions',
  domains: ['palpite.example', 'Youtube.com', ''],
}

const target = (linkageType: Banner['linkageType'], url: string) => targetOf({ linkageType, url }, known)

describe('[HOME-01] Target of a banner', () => {
  it('is an existing page, including its query and fragment', () => {
    expect(target('page', '/promotions?id=3#terms')).toEqual({ kind: 'page', href: '/promotions?id=3#terms' })
    expect(target('promotion', '/promotions')).toEqual({ kind: 'page', href: '/promotions' })
  })

  it.each(['/pvp', '/nowhere'])('is empty for the missing page %j', (url) => {
    expect(target('page', url)).toBeNull()
  })

  it.each([
    '',
    'promotions',
    '//promotions',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\u0000/promotions',
    'javascript:alert(1)',
  ])('is reported as unsafe for the page %j', (url) => {
    expect(target('page', url)).toEqual({ kind: 'unsafe' })
  })

  it.each(['10001', '/seamless?nodeId=10001', '/seamless?a=1&nodeId=10001&b=2'])(
    'is the game that %j names',
    (url) => {
      expect(target('game', url)).toEqual({ kind: 'game', game })
    },
  )

  it.each(['10002', '', 'nodeId=', '/seamless?nodeId=x', '100010', '10001x', '/seamless?nodeId=10001/2'])(
    'is empty when %j names no known game',
    (url) => {
      expect(target('game', url)).toBeNull()
    },
  )

  it.each(['https://palpite.example/cup', 'https://www.youtube.com/watch?v=1#t'])(
    'is the allowed external URL %j',
    (href) => {
      expect(target('outside', href)).toEqual({ kind: 'outside', href })
    },
  )

  it.each([
    'http://palpite.example/',
    'https://news.example/',
    'https://palpite.example.evil.example/',
    'https://evilpalpite.example/',
    'https://palpite.example@evil.example/',
    'https://evil.example@palpite.example/',
    'https://palpite.example:8443/',
    'https://p\u0430lpite.example/',
    'https:\\\\palpite.example/',
    'https:palpite.example',
    '//palpite.example/',
    ' https://palpite.example/',
    'https://palpite.example\u0000/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/promotions',
    '',
  ])('is reported as unsafe for the external URL %j', (url) => {
    expect(target('outside', url)).toEqual({ kind: 'unsafe' })
  })

  it('is empty for an external URL while the allowed domains are unknown', () => {
    const outside = { linkageType: 'outside', url: 'https://palpite.example/' } as const
    expect(targetOf(outside, { ...known, domains: null })).toBeNull()
  })

  it('is empty when the banner has no link', () => {
    expect(target('none', '/promotions')).toBeNull()
  })
})
