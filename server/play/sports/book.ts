import { artVersion } from '@palpite/game-art/art-version.ts'
import { gameInks } from '@palpite/game-art/game-inks.ts'
import { type MarketName, marketsOf, type Pick } from '#domain/play/sports-picks.ts'
import type { Language } from '#domain/text/language.ts'
import type {
  Fixture as FixtureDto,
  FixtureList,
  FixtureSheet,
  OpenedBook,
  Price,
} from '#protocol/play/sports.ts'
import { gameName } from '#server/games/game-name.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import { slipLimits } from '#server/play/rounds/stakes.ts'
import { currency } from '#server/texts/currency.ts'
import { type FixtureAt, fixtureAt, quoting } from './fixture-at.ts'
import { OPEN_FOR } from './quotes.ts'
import { fixtureOf, fixturesBetween } from './schedule.ts'
import { sportsOrder } from './sports-order.ts'

/** How long a fixture remains listed after kick-off, in milliseconds. */
const LISTED_FOR = 86_400_000
/** Longest range of one request, in milliseconds: one day, which can have 25 hours. */
const LONGEST_RANGE = 25 * 3_600_000

type Terms = { returnBp: number; secret: string; now: Date }

export async function openBook(
  platform: Platform,
  player: Player,
  { language, now }: { language: Language; now: Date },
): Promise<OpenedBook> {
  const { game, vendor, member, backUrl } = player
  return {
    player: String(member.id),
    nodeId: game.nodeId,
    name: gameName(game, language),
    vendor: vendor.name,
    backUrl,
    palette: gameInks(game),
    art: artVersion(game),
    balance: await balanceInGame(platform, player),
    currency: currency.code,
    returnBp: game.returnBp,
    now: now.toISOString(),
    sports: sportsOrder(game),
    limits: slipLimits,
  }
}

/**
 * Lists the fixtures that kick off in a range, which is cut to 25 hours. Leaves out those that are not yet
 * open for bets or that kicked off more than a day ago.
 */
export function listFixtures({ from, to }: { from: Date; to: Date }, terms: Terms): FixtureList {
  const now = terms.now.getTime()
  const first = Math.max(from.getTime(), now - LISTED_FOR)
  const last = Math.min(to.getTime(), first + LONGEST_RANGE, now + OPEN_FOR)
  const fixtures = fixturesBetween(first, last).map((one) =>
    listed(fixtureAt(one, terms.secret, terms.now), terms),
  )
  return { now: terms.now.toISOString(), fixtures }
}

/**
 * Returns a fixture with all its odds. Returns null if the fixture does not exist, is not yet open for bets,
 * or kicked off more than 30 days ago.
 */
export function sheetOf(id: string, { returnBp, secret, now }: Terms): FixtureSheet | null {
  const fixture = fixtureOf(id)
  const ahead = fixture ? fixture.startsAt - now.getTime() : Number.POSITIVE_INFINITY
  if (!fixture || ahead > OPEN_FOR || ahead < -30 * LISTED_FOR) return null
  const at = fixtureAt(fixture, secret, now)
  return {
    ...baseOf(at),
    prices: pricesOf(at, returnBp),
    news: at.news,
    proof: { seedHash: at.seedHash, seed: at.seed, model: fixture.model },
  }
}

function listed(at: FixtureAt, { returnBp }: Terms): FixtureDto {
  const main = pricesOf(at, returnBp, 'winner')
  return { ...baseOf(at), prices: main, more: pricesOf(at, returnBp).length - main.length }
}

function baseOf({ fixture, phase, played, score }: FixtureAt) {
  const { id, league, home, away, startsAt, endsAt, model } = fixture
  return {
    id,
    sport: league.sport,
    kind: model.kind,
    league: league.name,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    phase,
    played,
    score,
  }
}

function pricesOf(at: FixtureAt, returnBp: number, market?: MarketName): Price[] {
  const oddsOf = quoting(at, returnBp)
  return marketsOf(at.fixture.model.kind)
    .filter(({ name }) => market === undefined || name === market)
    .flatMap(({ picks }) => picks.flatMap((pick: Pick) => priceOf(pick, oddsOf(pick))))
}

const priceOf = (pick: Pick, odds: number | null): Price[] => (odds === null ? [] : [{ pick, odds }])
