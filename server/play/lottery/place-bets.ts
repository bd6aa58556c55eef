import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BetLine } from '#protocol/play/lottery-bets.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { houseAccount, walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { lotteryOddsSetting } from '#server/play/play.settings.ts'
import { readSetting } from '#server/settings/settings.ts'
import { toDrawDto } from './draw-dto.ts'
import { limits } from './limits.ts'
import { findLotteries, type Lottery } from './lotteries.ts'
import { lotteryDraw, lotteryTicket } from './lottery.table.ts'
import { currentDraw } from './open-draws.ts'
import { costOf, isBet, plays } from './plays.ts'

export type Slip = { memberId: number; drawId: string; lines: readonly BetLine[]; now: Date }

/** Amounts are in minor units. */
export type Placed =
  | { outcome: 'placed'; ticketId: string; balance: number }
  | { outcome: 'locked'; next: LotteryDraw | null }
  | { outcome: 'oddsChanged'; odds: Record<string, number> }
  | { outcome: 'invalid'; lines: number[] }
  | { outcome: 'offLimits' }
  | { outcome: 'short'; balance: number }

/**
 * Debits a slip's stake and stores its ticket in one transaction. Until the commit, a shared lock delays the
 * draw, so no bet can be placed after the numbers are drawn.
 * @throws NotFound if the draw does not exist
 */
export async function placeBets(database: Database, slip: Slip): Promise<Placed> {
  const { memberId, drawId, now } = slip
  const lines = [...slip.lines]
  if (!isUuid(drawId)) throw new NotFound()
  const [draw] = await database.select().from(lotteryDraw).where(eq(lotteryDraw.id, drawId)).for('share')
  const lottery = draw && (await findLotteries(database)).find(({ game }) => game.nodeId === draw.nodeId)
  if (!lottery) throw new NotFound()
  const { game, vendor } = lottery
  const isClosed = game.withdrawn || (vendor.closedUntil !== null && vendor.closedUntil > now)
  if (isClosed) return { outcome: 'locked', next: null }
  if (draw.state !== 'open' || draw.locksAt <= now) {
    const next = await currentDraw(database, lottery, now)
    return { outcome: 'locked', next: toDrawDto(next, lottery, now) }
  }
  const refusal = await refuseLines(database, lottery, lines)
  if (refusal) return refusal
  const stake = lines.reduce((sum, line) => sum + costOf(line), 0)
  if (stake < limits.minStake || stake > limits.maxStake) return { outcome: 'offLimits' }
  return keep(database, { memberId, nodeId: draw.nodeId, drawId, lines, stake, now })
}

async function refuseLines(
  database: Database,
  { family }: Lottery,
  lines: readonly BetLine[],
): Promise<Placed | null> {
  const invalid = lines.flatMap((line, index) => {
    const play = Object.hasOwn(plays[family], line.play) ? plays[family][line.play] : undefined
    const isPlayable = play && isBet(line, play)
    const isPriced = limits.units.includes(line.unit) && line.multiplier <= limits.maxMultiplier
    return isPlayable && isPriced ? [] : [index]
  })
  if (invalid.length > 0) return { outcome: 'invalid', lines: invalid }
  const odds = await oddsOf(database, family)
  if (lines.every((line) => line.odds === odds[line.play])) return null
  const kinds = new Set(lines.map(({ play }) => play))
  return {
    outcome: 'oddsChanged',
    odds: Object.fromEntries(Object.entries(odds).filter(([play]) => kinds.has(play))),
  }
}

export async function oddsOf(database: Database, family: Lottery['family']): Promise<Record<string, number>> {
  const changed = await readSetting(database, lotteryOddsSetting)
  return Object.fromEntries(
    Object.entries(plays[family]).map(([name, { odds }]) => [name, changed[`${family}.${name}`] ?? odds]),
  )
}

type Bet = { memberId: number; nodeId: number; drawId: string; lines: BetLine[]; stake: number; now: Date }

async function keep(database: Database, bet: Bet): Promise<Placed> {
  const { memberId, nodeId, drawId, lines, stake, now } = bet
  const id = randomUUID()
  return database.transaction(async (tx): Promise<Placed> => {
    const wallet = await walletOf(tx, memberId)
    const posted = await post(tx, {
      kind: 'bet',
      key: `bet:${id}`,
      reference: id,
      at: now,
      postings: [
        { accountId: wallet, amount: -stake },
        { accountId: await houseAccount(tx, 'games'), amount: stake },
      ],
    })
    if (posted.outcome === 'short') return { outcome: 'short', balance: await walletBalance(tx, memberId) }
    const state = { engine: 'lottery', drawId }
    await tx.insert(gameRound).values({ id, memberId, nodeId, stake, state, startedAt: now })
    await tx.insert(lotteryTicket).values({ id, drawId, memberId, state: 'open', lines, placedAt: now })
    await publish(tx, { memberId, type: 'balance.changed' })
    return { outcome: 'placed', ticketId: id, balance: posted.balances.get(wallet) ?? 0 }
  })
}
