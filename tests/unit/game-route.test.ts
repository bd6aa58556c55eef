import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { routeOf } from '#machines/game-launch/route-of.ts'

const everything = { lotteryPages: true, groupPopup: true }
const game = (vassalage: string, more: Partial<Game> = {}): Game => ({
  nodeId: 7,
  vassalage,
  gameType: 'LOTT',
  gameCode: 'bao',
  ...more,
})

describe('where a game goes', () => {
  test.each([
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=bao'],
    ['TCG_SEA', '/seaLottery?gameCode=bao'],
    ['LOTT', '/lottery?gameCode=bao'],
    ['ELOTT', '/lottery?gameCode=bao'],
  ])('games of %s have a page', (vassalage, path) => {
    expect(routeOf(game(vassalage), everything)).toEqual({ kind: 'page', path })
    expect(routeOf(game(vassalage, { isGame: 'VASSALAGE' }), everything)).toEqual({ kind: 'page', path })
    expect(routeOf(game(vassalage), { ...everything, lotteryPages: false })).toEqual({ kind: 'launch' })
  })

  test('the code of a game is written as part of an address', () => {
    const path = '/lottery?gameCode=a%26b%3D%231'
    expect(routeOf(game('LOTT', { gameCode: 'a&b=#1' }), everything)).toEqual({ kind: 'page', path })
    const bare = { nodeId: 7, vassalage: 'LOTT', gameType: 'LOTT' } as const
    expect(routeOf(bare, everything)).toEqual({ kind: 'page', path: '/lottery?gameCode=' })
  })

  test('any other group opens its games', () => {
    const group = game('JILI', { isGame: 'VASSALAGE' })
    expect(routeOf(group, everything)).toEqual({ kind: 'group', nodeId: 7 })
    expect(routeOf(group, { ...everything, groupPopup: false })).toEqual({ kind: 'launch' })
  })

  test.each(['PG', 'tcg_sea', 'TCG_SEA_2', 'constructor', '__proto__', ''])(
    'a game of %j is launched',
    (vassalage) => {
      expect(routeOf(game(vassalage), everything)).toEqual({ kind: 'launch' })
      expect(routeOf(game(vassalage, { isGame: 'vassalage' }), everything)).toEqual({ kind: 'launch' })
    },
  )

  test('a group of lotteries whose page is missing is launched, not opened as a group', () => {
    const group = game('LOTT', { isGame: 'VASSALAGE' })
    expect(routeOf(group, { lotteryPages: false, groupPopup: true })).toEqual({ kind: 'launch' })
  })
})
