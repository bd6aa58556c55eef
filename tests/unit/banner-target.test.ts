import { describe, expect, it } from 'vitest'
import type { Banner } from '#contract/banners.ts'
import type { Game } from '#contract/games.ts'
import { targetOf } from '#ui/home/banner-target.ts'

const game: Game = { nodeId: 10_001, vassalage: 'PG', gameType: 'RNG' }
const known = {
  games: [game],
  hasPage: (path: string) => path === '/' || path === '/promotions',
}

const target = (linkageType: Banner['linkageType'], url: string) => targetOf({ linkageType, url }, known)

describe('[HOME-01] where a banner leads', () => {
  it('to a page that there is, with its query and fragment', () => {
    expect(target('page', '/promotions?id=3#terms')).toEqual({ kind: 'page', href: '/promotions?id=3#terms' })
    expect(target('promotion', '/promotions')).toEqual({ kind: 'page', href: '/promotions' })
  })

  it.each([
    '/pvp',
    '/nowhere',
    '',
    'promotions',
    '//promotions',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('nowhere for a page at %j', (url) => {
    expect(target('page', url)).toBeNull()
  })

  it.each(['10001', '/seamless?nodeId=10001', '/seamless?a=1&nodeId=10001&b=2'])(
    'to a game for %j',
    (url) => {
      expect(target('game', url)).toEqual({ kind: 'game', game })
    },
  )

  it.each(['10002', '', 'nodeId=', '/seamless?nodeId=x', '100010'])('nowhere for a game at %j', (url) => {
    expect(target('game', url)).toBeNull()
  })

  it('outside only by https', () => {
    const href = 'https://news.example/cup'
    expect(target('outside', href)).toEqual({ kind: 'outside', href })
    for (const url of ['http://news.example', 'javascript:alert(1)', 'data:text/html,x', '/promotions', '']) {
      expect(target('outside', url)).toBeNull()
    }
  })

  it('nowhere where it says so', () => {
    expect(target('none', '/promotions')).toBeNull()
  })
})
