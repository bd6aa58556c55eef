import { eq } from 'drizzle-orm'
import type { StepRound } from '#protocol/play/play.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { roundOfId } from './find-rounds.ts'
import { payWin } from './round-money.ts'
import { type RoundRow, type RoundState, stateOf } from './round-state.ts'
import { ownRoundsOf } from './rounds-of.ts'
import { holdSeed } from './seeds.ts'

export type Stepped = { row: RoundRow; moneyMoved: boolean }

/**
 * Takes a step in an open round. Returns null if the member has no such round. A repeated or late step
 * changes nothing and returns the round as it is.
 */
export async function stepRound(
  platform: Platform,
  player: Player,
  { roundId, step }: StepRound,
  now: Date,
): Promise<Stepped | null> {
  return platform.database.transaction(async (tx) => {
    await holdSeed(tx, { memberId: player.member.id, nodeId: player.game.nodeId })
    const row = await roundOfId(tx, player, roundId)
    if (!row) return null
    const state = stateOf(row)
    const next =
      row.payout === null
        ? ownRoundsOf(state.engine)?.step?.(state, { step, stake: row.stake, startedAt: row.startedAt, now })
        : null
    if (!next) return { row, moneyMoved: false }
    const { payout } = next
    await payWin(platform, tx, player, { id: row.id, amount: payout ?? 0, at: now })
    const settledAt = payout === null ? null : now
    const kept = await keep(tx, row.id, { state: next.state, payout, settledAt })
    return { row: kept, moneyMoved: payout !== null && payout > 0 }
  })
}

async function keep(
  tx: Transaction,
  id: string,
  change: { state: RoundState; payout: number | null; settledAt: Date | null },
): Promise<RoundRow> {
  const [row] = await tx.update(gameRound).set(change).where(eq(gameRound.id, id)).returning()
  if (!row) throw new Error(`Round ${id} was not found`)
  return row
}
