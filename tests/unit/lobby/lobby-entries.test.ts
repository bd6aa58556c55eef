import { describe, expect, it } from 'vitest'
import { lobbyEntries } from '#ui/layout/lobby-entries.ts'
import { isInHeader } from '#ui/lobby/game/lobby-part.ts'

describe('[ROUTE-18] the parts of the lobby in the navigation', () => {
  it('stand in the order of navigation, whatever order the platform has', () => {
    const parts = (['RNG', 'LIVE', 'ELOTT', 'BGS', 'HOT'] as const).map((part, index) => ({
      part,
      total: index + 1,
    }))
    expect(lobbyEntries(parts)).toEqual([
      { part: 'HOT', total: 5 },
      { part: 'ELOTT', total: 3 },
      { part: 'LIVE', total: 2 },
      { part: 'RNG', total: 1 },
      { part: 'BGS', total: 4 },
    ])
  })

  it('leave out what holds nothing', () => {
    expect(lobbyEntries([{ part: 'RNG', total: 0 }])).toEqual([])
  })

  it('are all there while nothing is known', () => {
    expect(lobbyEntries(undefined).map(({ part }) => part)).toEqual([
      'HOT',
      'ELOTT',
      'LOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
      'BGS',
    ])
  })
  it('stand in the header where the row names them, and no other does', () => {
    expect(
      lobbyEntries(undefined)
        .filter(isInHeader)
        .map(({ part }) => part),
    ).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])
  })
})
