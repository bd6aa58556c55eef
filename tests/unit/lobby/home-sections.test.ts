import { describe, expect, it } from 'vitest'
import type { Game } from '#protocol/lobby/games.ts'
import { sectionOf } from '#ui/lobby/home/sections.ts'

const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ nodeId: index + 1, vassalage: 'PG', gameType: 'RNG' }))

describe('[HOME-05] Section of Home', () => {
  it.each([
    ['category', 0, 0, false],
    ['category', 5, 5, false],
    ['category', 6, 6, true],
    ['category', 7, 6, true],
    ['category', 12, 6, true],
    ['category', 13, 6, true],
    ['hot', 0, 0, false],
    ['hot', 5, 5, false],
    ['hot', 6, 6, true],
    ['hot', 7, 7, true],
    ['hot', 12, 12, true],
    ['hot', 13, 6, true],
  ] as const)('(%s) with %i games shows %i of them and offers more: %s', (kind, count, shown, more) => {
    const all = games(count)
    expect(sectionOf(kind, all)).toEqual({ shown: all.slice(0, shown), more })
  })
})
