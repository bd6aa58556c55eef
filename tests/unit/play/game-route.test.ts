import { describe, expect, test } from 'vitest'
import { routeOf } from '#machines/play/game-launch.logic.ts'
import type { Game } from '#protocol/lobby/games.ts'

const game = (vassalage: string, more: Partial<Game> = {}): Game => ({
  nodeId: 7,
  vassalage,
  gameType: 'LOTT',
  gameCode: 'bao',
  ...more,
})

describe('Route of a game', () => {
  test.each([
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=bao'],
    ['TCG_SEA', '/seaLottery?gameCode=bao'],
    ['LOTT', '/lottery?gameCode=bao'],
    ['ELOTT', '/lottery?gameCode=bao'],
  ])('[GAME-05] is the page of vendor %s, for a single game and for a group', (vassalage, path) => {
    expect(routeOf(game(vassalage))).toEqual({ kind: 'page', path })
    expect(routeOf(game(vassalage, { isGame: 'VASSALAGE' }))).toEqual({ kind: 'page', path })
  })

  test('encodes the game code in the URL', () => {
    const path = '/lottery?gameCode=a%26b%3D%231'
    expect(routeOf(game('LOTT', { gameCode: 'a&b=#1' }))).toEqual({ kind: 'page', path })
    const bare = { nodeId: 7, vassalage: 'LOTT', gameType: 'LOTT' } as const
    expect(routeOf(bare)).toEqual({ kind: 'page', path: '/lottery?gameCode=' })
  })

  test('is the list of the group’s games if the vendor has no page', () => {
    const group = game('JILI', { isGame: 'VASSALAGE' })
    expect(routeOf(group)).toEqual({ kind: 'group' })
  })

  test.each(['PG', 'tcg_sea', 'TCG_SEA_2', 'constructor', '__proto__', ''])(
    'leads to a launch for the vendor %j',
    (vassalage) => {
      expect(routeOf(game(vassalage))).toEqual({ kind: 'launch' })
      expect(routeOf(game(vassalage, { isGame: 'vassalage' }))).toEqual({ kind: 'launch' })
    },
  )
})
