import { describe, expect, test } from 'vitest'
import type { Sport } from '#protocol/play/sports.ts'
import { esportsTitles } from '#server/demo-data/titles/esports.ts'
import { sportsTitles } from '#server/demo-data/titles/sports.ts'
import { sportsOrder } from '#server/play/sports/sports-order.ts'

const firstOf = (gameType: string, motif: string): Sport | undefined => sportsOrder({ gameType, motif })[0]

describe('Sports in a sportsbook', () => {
  test('are each listed once, whatever the game’s artwork shows', () => {
    for (const gameType of ['SPORTS', 'ESPORTS', 'BGS']) {
      for (const motif of ['bola/futebol', 'dragao/dragao', 'esports/mira', 'unknown', '']) {
        expect(sportsOrder({ gameType, motif }).toSorted()).toEqual(['arena', 'football', 'shooter'])
      }
    }
  })

  test('begin with football in a sports game, whatever the game’s artwork shows', () => {
    for (const [motif] of sportsTitles) expect([motif, firstOf('SPORTS', motif)]).toEqual([motif, 'football'])
    expect(firstOf('SPORTS', 'xadrez/torre')).toBe('football')
  })

  test('begin with the sport in an e-sports game’s artwork, or with the shooter by default', () => {
    expect(firstOf('ESPORTS', 'bola/futebol')).toBe('football')
    expect(firstOf('ESPORTS', 'bola')).toBe('football')
    expect(firstOf('ESPORTS', 'dragao/dragao')).toBe('arena')
    expect(firstOf('ESPORTS', 'xadrez/torre')).toBe('arena')
    expect(firstOf('ESPORTS', 'voo/foguete')).toBe('arena')
    expect(firstOf('ESPORTS', 'esports/mira')).toBe('shooter')
    expect(firstOf('ESPORTS', 'constructor')).toBe('shooter')
    expect(new Set(esportsTitles.map(([motif]) => firstOf('ESPORTS', motif)))).toEqual(
      new Set(['shooter', 'arena', 'football']),
    )
  })
})
