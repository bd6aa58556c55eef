import { describe, expect, it } from 'vitest'
import { isInHeader } from '#ui/kit/lobby-parts/lobby-part.ts'
import { lobbyEntries } from '#ui/layout/lobby-entries.ts'

describe('[ROUTE-18] Lobby entries in the navigation', () => {
  it('follow the order of the navigation', () => {
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

  it('omit empty categories', () => {
    expect(lobbyEntries([{ part: 'RNG', total: 0 }])).toEqual([])
  })

  it('contain every category while the totals are unknown', () => {
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
  it('appear in the header, except HOT, COCKFIGHT and BGS', () => {
    expect(
      lobbyEntries(undefined)
        .filter(isInHeader)
        .map(({ part }) => part),
    ).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])
  })
})
