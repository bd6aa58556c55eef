import { eq } from 'drizzle-orm'
import type { StepRound } from '#contract/play.ts'
import type { Transaction } from '../database/database.ts'
import { gameRound } from '../database/schema/play.ts'
import type { Platform } from '../platform.ts'
import { cashOut, type MinesStep, reveal } from './engines/mines.ts'
import { roundOfId } from './find-rounds.ts'
import type { Player } from './play-session.ts'
import { payWin } from './round-money.ts'
import { type RoundRow, type RoundState, stateOf } from './round-state.ts'
import { holdSeed } from './seeds.ts'

type OpenMines = Extract<RoundState, { engine: 'mines' }>

export type Stepped = { row: RoundRow; moneyMoved: boolean }

/**
 * Takes a step of an open round; null where the member has no such round. A step that was taken before, or that
 * comes after the end, changes nothing and shows the round as it stands.
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
    if (row.payout !== null || state.engine !== 'mines') return { row, moneyMoved: false }
    const { state: next, payout } = taken(state, step, row.stake)
    await payWin(platform, tx, player, { id: row.id, amount: payout ?? 0, at: now })
    const settledAt = payout === null ? null : now
    const kept = await keep(tx, row.id, { state: { ...state, ...next }, payout, settledAt })
    return { row: kept, moneyMoved: payout !== null && payout > 0 }
  })
}

/** Nothing can be cashed out before the first cell. */
function taken(state: OpenMines, step: StepRound['step'], stake: number): MinesStep {
  const terms = { stake, returnBp: state.returnBp }
  if (step.kind === 'reveal') return reveal(state, step.cell, terms)
  return { state, payout: state.opened.length > 0 ? cashOut(state, terms) : null }
}

async function keep(
  tx: Transaction,
  id: string,
  change: { state: RoundState; payout: number | null; settledAt: Date | null },
): Promise<RoundRow> {
  const [row] = await tx.update(gameRound).set(change).where(eq(gameRound.id, id)).returning()
  if (!row) throw new Error(`Round ${id} is gone`)
  return row
}
