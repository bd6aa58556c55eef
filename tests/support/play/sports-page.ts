import type { SlipLeg } from '#games/sports/slip-draft.ts'
import type { SportsVendor } from '#games/sports/sports-vendor.ts'
import type { OpenedBook } from '#protocol/play/sports.ts'
import { openedMines } from './games.ts'

const never = () => new Promise<never>(() => {})

/** A sportsbook whose calls never settle. Tests replace the answers that they need. */
export const silentBook: SportsVendor = {
  open: never,
  place: never,
  forgetSlip: () => {},
  keepDraft: () => {},
  status: never,
  fixtures: never,
  sheet: never,
  bets: never,
}

const { player, nodeId, name, vendor, backUrl, palette, art, currency } = openedMines

export const openedBook: OpenedBook = {
  player,
  nodeId,
  name,
  vendor,
  backUrl,
  palette,
  art,
  currency,
  balance: 10_000,
  returnBp: 9_500,
  now: '2030-01-01T00:00:00.000Z',
  sports: ['football', 'shooter', 'arena'],
  limits: { least: 100, most: 50_000, legs: 2, odds: 100_000 },
}

export const slipLeg = (leg: Partial<SlipLeg>): SlipLeg => ({
  fixture: 'jabuti-1-0',
  pick: 'home',
  odds: 200,
  sport: 'football',
  league: 'Série Jabuti',
  home: 'Vagalume FC',
  away: 'Sete Léguas',
  startsAt: '2030-01-01T02:00:00.000Z',
  ...leg,
})
