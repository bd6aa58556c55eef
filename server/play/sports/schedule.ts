import { seededRng } from '@palpite/game-art/seeded-rng.ts'
import * as v from 'valibot'
import { type FixtureModel, MINUTES } from '#domain/play/sports-model.ts'
import { fixtureId } from '#protocol/play/sports.ts'
import { type League, leagues } from './leagues.ts'

export type Fixture = {
  id: string
  league: League
  home: string
  away: string
  startsAt: number
  /** The latest time at which the fixture can end. */
  endsAt: number
  model: FixtureModel
}

/** Expected goals of two equally strong teams, at home and away, in thousandths. */
const GOALS = { home: 1_450, away: 1_150 }
/** How far the teams' form on the day can shift the difference in strength, in thousandths. */
const FORM = 90
/** Strength matters more for maps than for goals. */
const SERIES_STRENGTH = 1.6

/** Returns the fixtures that start in a range of epoch ms, in order. */
export function fixturesBetween(from: number, to: number): Fixture[] {
  return leagues
    .flatMap((league) => roundsBetween(league, from, to).flatMap((round) => fixturesOfRound(league, round)))
    .sort((one, other) => one.startsAt - other.startsAt)
}

export function fixtureOf(id: string): Fixture | null {
  if (!v.is(fixtureId, id)) return null
  const [leagueId, round] = id.split('-')
  const league = leagues.find((one) => one.id === leagueId)
  // Compare ids, so that a round number with leading zeros finds no fixture.
  return (league && fixturesOfRound(league, Number(round)).find((one) => one.id === id)) ?? null
}

function roundsBetween({ every, offset }: League, from: number, to: number): number[] {
  const first = Math.max(0, Math.ceil((from - offset) / every))
  const count = Math.max(0, Math.ceil((to - offset) / every) - first)
  return Array.from({ length: count }, (_, index) => first + index)
}

function fixturesOfRound(league: League, round: number): Fixture[] {
  const startsAt = league.offset + round * league.every
  const endsAt = startsAt + league.step * (league.maps ?? MINUTES)
  return pairsOf(league, round).map(([home, away], pair) => {
    const id = `${league.id}-${round}-${pair}`
    const lead = home.strength - away.strength + Math.round((seededRng(`form ${id}`)() * 2 - 1) * FORM)
    return { id, league, home: home.name, away: away.name, startsAt, endsAt, model: modelOf(league, lead) }
  })
}

function modelOf({ maps }: League, lead: number): FixtureModel {
  if (maps !== undefined) return { kind: 'series', maps, lead: Math.round(lead * SERIES_STRENGTH) }
  const factor = Math.exp(lead / 1_000)
  return {
    kind: 'goals',
    home: Math.round(GOALS.home * factor),
    away: Math.round(GOALS.away / factor),
  }
}

/**
 * Pairs the teams by the circle method: one team stays in place while the others rotate. Home and away
 * alternate.
 */
function pairsOf({ teams }: League, round: number) {
  const [fixed, ...others] = teams
  const turns = others.length
  const turned = others.map((_, place) => others[(place + round) % turns])
  const circle = [fixed, ...turned]
  const isReturn = Math.floor(round / turns) % 2 === 1
  return Array.from({ length: teams.length / 2 }, (_, place) => {
    const [one, other] = [circle[place], circle[teams.length - 1 - place]]
    if (!one || !other) throw new Error('A league needs an even number of teams')
    const isSwapped = isReturn !== (place === 0 && (round % turns) % 2 === 1)
    return isSwapped ? ([other, one] as const) : ([one, other] as const)
  })
}
