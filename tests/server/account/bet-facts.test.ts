import { expect, test } from 'vitest'
import type { PvpMatch } from '#protocol/play/play-pvp.ts'
import type { SportsBet } from '#protocol/play/sports.ts'
import { matchFacts } from '#server/play/facts/match-facts.ts'
import { slipFacts } from '#server/play/facts/slip-facts.ts'
import { formatterOf } from '#server/texts/formatter.ts'
import { textIn } from '#tests/support/texts.ts'

const leg = {
  fixture: 'jabuti-1-0',
  sport: 'football',
  league: 'Série Jabuti',
  home: 'Vagalume FC',
  away: 'Sabiá Unido',
  startsAt: '2026-03-01T12:00:00.000Z',
  phase: 'ended',
} as const

const bet: SportsBet = {
  id: '018f0000-0000-7000-8000-000000000000',
  mode: 'multiple',
  stake: 1_000,
  odds: 525,
  payout: 0,
  state: 'lost',
  placedAt: '2026-03-01T11:00:00.000Z',
  endsAt: '2026-03-01T14:00:00.000Z',
  legs: [
    { ...leg, pick: 'home-draw', odds: 150, outcome: 'won', score: { home: 2, away: 1 } },
    { ...leg, pick: 'over-25', odds: 350, outcome: null, score: null },
  ],
}

test('[MEM-08] lists the combined odds of a sports bet, and its legs with their results', () => {
  const [pick, won] = ['play.slip.homeOrDraw', 'play.slip.won']
  const teams = { home: 'Vagalume FC' }
  const total = `${textIn('en', 'play.slip.total')}: ${textIn('en', 'play.slip.over', { line: '2½' })}`
  expect(slipFacts(bet, formatterOf('en'))).toEqual([
    {
      label: 'Vagalume FC – Sabiá Unido',
      text: `${textIn('en', pick, teams)} @ 1.50, 2 : 1, ${textIn('en', won)}`,
    },
    { label: 'Vagalume FC – Sabiá Unido', text: `${total} @ 3.50` },
    { label: textIn('en', 'play.slip.totalOdds'), text: '5.25' },
  ])
  expect(slipFacts(bet, formatterOf('pt'))[0]?.text).toBe(
    `${textIn('pt', pick, teams)} @ 1,50, 2 : 1, ${textIn('pt', won)}`,
  )
})

test('[MEM-08] shows the opponent and outcome of a PvP match, or only the room until an opponent joins', () => {
  const match: PvpMatch = {
    id: bet.id,
    version: 1,
    room: 3,
    stake: 1_000,
    win: 1_900,
    phase: 'won',
    left: 0,
    opponent: 'br***',
    round: 1,
    atStake: 0,
    points: { own: 3, other: 0 },
    hand: [],
    otherHand: [],
    chosen: null,
    hasOtherChosen: false,
    rounds: [{ own: 5, other: 2, points: 3, taker: 'own', ownBy: 'player', otherBy: 'clock' }],
    ending: 'absence',
    payout: 1_900,
    startedAt: bet.placedAt,
  }
  expect(matchFacts(match, formatterOf('pt'))).toEqual([
    { label: textIn('pt', 'play.match.table'), text: '3' },
    { label: textIn('pt', 'play.match.opponent'), text: 'br***' },
    { label: textIn('pt', 'play.match.cardsYoursAndTheirs'), text: '5–2' },
    { label: textIn('pt', 'play.match.pointsLabel'), text: '3 : 0' },
    { label: textIn('pt', 'play.match.howItEnded'), text: textIn('pt', 'play.match.absence') },
  ])
  const waiting: PvpMatch = { ...match, phase: 'waiting', opponent: null, rounds: [], ending: null }
  expect(matchFacts(waiting, formatterOf('en'))).toEqual([
    { label: textIn('en', 'play.match.table'), text: '3' },
  ])
})
