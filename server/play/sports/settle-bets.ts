import { and, eq, isNull, sql } from 'drizzle-orm'
import { isRight, type LegOutcome, settledPayout } from '#domain/play/sports-picks.ts'
import { publishAll } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { payWin, refundStake } from '#server/play/rounds/round-money.ts'
import { type BetState, betStateOf, fixtureNow, type StoredLeg } from './bet-state.ts'
import { fixtureSecret } from './fixture-seeds.ts'

type Settling = { secret: string; now: Date }

/**
 * Settles the bets whose fixtures have all ended, one transaction per bet. Returns the number of settled
 * bets. Several processes can do this, because locked bets are skipped.
 */
export async function settleBets(platform: Platform): Promise<number> {
  const { database } = platform
  const now = await platform.clock()
  const due = await database
    .select({ id: gameRound.id })
    .from(gameRound)
    .where(
      and(
        isNull(gameRound.payout),
        sql`${gameRound.state} ->> 'engine' = 'sports'`,
        sql`(${gameRound.state} ->> 'endsAt')::timestamptz <= ${now.toISOString()}::timestamptz`,
      ),
    )
  if (due.length === 0) return 0
  const secret = await fixtureSecret(database)
  const paid: number[] = []
  for (const { id } of due) {
    try {
      const memberId = await settleBet(platform, id, { secret, now })
      if (memberId !== null) paid.push(memberId)
    } catch (error) {
      // Continue with the other bets. This one remains due, so the next run tries again.
      console.error(`Bet ${id} was not settled: ${error instanceof Error ? error.message : error}`)
    }
  }
  const news = [...new Set(paid)].map((memberId) => ({ memberId, type: 'balance.changed' as const }))
  await publishAll(database, news)
  return paid.length
}

/** Settles a bet and returns its member's id; null if another process has settled or locked the bet. */
const settleBet = ({ database, ...platform }: Platform, id: string, settling: Settling) =>
  database.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: gameRound, member })
      .from(gameRound)
      .innerJoin(member, eq(member.id, gameRound.memberId))
      .where(and(eq(gameRound.id, id), isNull(gameRound.payout)))
      .for('update', { of: gameRound, skipLocked: true })
    if (!found) return null
    const { row } = found
    const state = withOutcomes(betStateOf(row), settling)
    const payout = settledPayout({ stake: row.stake, returnBp: state.returnBp, legs: outcomesOf(state.legs) })
    const pay = state.void ? refundStake : payWin
    await pay(platform, tx, found, { id, amount: payout, at: settling.now })
    const settledAt = state.void ? null : settling.now
    await tx.update(gameRound).set({ state, payout, settledAt }).where(eq(gameRound.id, id))
    return row.memberId
  })

function withOutcomes(state: BetState, settling: Settling): BetState {
  const legs = state.legs.map((leg) => withOutcome(leg, settling))
  return { ...state, legs, void: legs.every(({ outcome }) => outcome === 'void') }
}

function withOutcome(leg: StoredLeg, { secret, now }: Settling): StoredLeg {
  const { phase, score, seedHash } = fixtureNow(leg.fixture, secret, now)
  if (seedHash !== leg.seedHash)
    throw new Error(`The seed of ${leg.fixture} does not match its published hash`)
  if (phase === 'void') return { ...leg, outcome: 'void', score }
  if (phase !== 'ended' || !score) throw new Error(`Fixture ${leg.fixture} has not ended`)
  return { ...leg, outcome: isRight[leg.pick](score) ? 'won' : 'lost', score }
}

const outcomesOf = (legs: readonly StoredLeg[]): { odds: number; outcome: LegOutcome }[] =>
  legs.map(({ odds, outcome }) => {
    if (!outcome) throw new Error('A leg has no outcome')
    return { odds, outcome }
  })

const EVERY = 5_000

export const startSettlingBets = (platform: Platform): Worker =>
  startWorker({ every: EVERY, run: () => settleBets(platform), failed: 'Sports bets were not settled' })
