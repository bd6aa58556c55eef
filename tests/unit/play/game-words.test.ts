import { describe, expect, it } from 'vitest'
import type { Game } from '#protocol/lobby/games.ts'
import { isLight } from '#ui/kit/banner/is-light.ts'
import { artOf, lookOf, nameOf } from '#ui/lobby/game/game-text.ts'

const bare: Game = { nodeId: 7, vassalage: 'PG', gameType: 'RNG' }

describe('[GAME-01] Game tile', () => {
  it('shows the first available name, or else the vendor and the game’s number', () => {
    const named = { ...bare, displayName: 'Onça', gameName: 'Onca', nodeName: 'onca' }
    expect(nameOf(named)).toBe('Onça')
    expect(nameOf({ ...named, displayName: '' })).toBe('Onca')
    expect(nameOf({ ...bare, nodeName: 'onca' })).toBe('onca')
    expect(nameOf(bare)).toBe('PG 7')
  })

  it('shows the first available image', () => {
    expect(artOf({ ...bare, iconUrl: '/i.svg', showIcon: '/s.svg', lagerIcon: '/l.svg' })).toBe('/s.svg')
    expect(artOf({ ...bare, lagerIcon: '/l.svg' })).toBe('/l.svg')
    expect(artOf(bare)).toBeUndefined()
  })

  it('has one of four designs, chosen by the game’s number', () => {
    expect([0, 1, 2, 3, 4, 10_003].map((nodeId) => lookOf({ ...bare, nodeId }))).toEqual([0, 1, 2, 3, 0, 3])
  })
})

describe('Banner text colour', () => {
  it.each([
    ['#000000', false],
    ['#ffffff', true],
    ['#2d0c0b', false],
    ['#f6ecd7', true],
  ])('%s counts as light: %s', (colour, light) => {
    expect(isLight(colour)).toBe(light)
  })
})
