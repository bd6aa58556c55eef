import { randomUUID } from 'node:crypto'
import type { StartRound } from '#contract/play.ts'
import type { Transaction } from '../database/database.ts'
import { gameRound } from '../database/schema/play.ts'
import { KeyReused } from '../ledger/post.ts'
import type { Platform } from '../platform.ts'
import { fairNumbers, seedHashOf } from './engines/fair-numbers.ts'
import { layMines, mineRange } from './engines/mines.ts'
import { playSlot, STAKE_STEP } from './engines/slot.ts'
import { openRound, roundOfKey } from './find-rounds.ts'
import type { Player } from './play-session.ts'
import { payWin, takeStake } from './round-money.ts'
import { type RoundRow, type RoundState, stateOf } from './round-state.ts'
import { holdSeed, renewSeed } from './seeds.ts'
import { stakes } from './stakes.ts'

/** How a bet ended: begun, told again, or why there is none. */
export type Started =
  | { outcome: 'started' | 'repeated'; row: RoundRow }
  | { outcome: 'unfinished'; row: RoundRow }
  | { outcome: 'short' | 'stake' | 'locked' | 'vendorClosed' | 'keyReused' }

/**
 * Begins a round: stake, engine, win and the row that remembers it are kept together or not at all. The key is
 * looked up before anything is judged, so that a bet that was accepted is told again whatever has changed since.
 */
export async function startRound(
  platform: Platform,
  player: Player,
  bet: StartRound,
  now: Date,
): Promise<Started> {
  const holder = { memberId: player.member.id, nodeId: player.game.nodeId }
  return platform.database.transaction(async (tx): Promise<Started> => {
    const serverSeed = await holdSeed(tx, holder)
    const before = await roundOfKey(tx, holder.memberId, bet.key)
    if (before)
      return isSameBet(before, player, bet) ? { outcome: 'repeated', row: before } : { outcome: 'keyReused' }
    const unfinished = await openRound(tx, player)
    if (unfinished) return { outcome: 'unfinished', row: unfinished }
    if (isClosed(player, now)) return { outcome: 'vendorClosed' }
    if (!isPlayable(player, bet)) return { outcome: 'stake' }
    const { state, payout } = playedBy(player, bet, serverSeed)
    const id = randomUUID()
    const isTaken = await takeStake(platform, tx, player, { id, amount: bet.stake, at: now })
    if (!isTaken) return { outcome: 'short' }
    await payWin(platform, tx, player, { id, amount: payout ?? 0, at: now })
    const row = await keep(tx, { id, player, bet, now, state, payout })
    await renewSeed(tx, holder)
    return { outcome: 'started', row }
  })
}

/** Whether the vendor takes no bets at a moment. */
export const isClosed = ({ vendor }: Player, now: Date): boolean =>
  vendor.closedUntil !== null && vendor.closedUntil > now

function isSameBet(row: RoundRow, player: Player, bet: StartRound): boolean {
  if (row.nodeId !== player.game.nodeId) return false
  const state = stateOf(row)
  const isSameChoice = state.engine !== 'mines' || state.mines === bet.mines
  return isSameChoice && state.seeds.clientSeed === bet.clientSeed && row.stake === bet.stake
}

function isPlayable({ game }: Player, { stake, mines }: StartRound): boolean {
  if (!stakes.includes(stake)) return false
  if (game.engine === 'slot') return stake % STAKE_STEP === 0
  return mines !== undefined && mines >= mineRange.least && mines <= mineRange.most
}

function playedBy(
  { game }: Player,
  bet: StartRound,
  serverSeed: string,
): { state: RoundState; payout: number | null } {
  const { clientSeed, stake, mines = mineRange.least } = bet
  const numbers = fairNumbers(serverSeed, clientSeed)
  const seeds = { serverSeed, seedHash: seedHashOf(serverSeed), clientSeed }
  const { returnBp } = game
  if (game.engine === 'mines') {
    return { state: { engine: 'mines', seeds, returnBp, ...layMines(numbers, mines) }, payout: null }
  }
  const { strips, spins, payout } = playSlot(numbers, { stake, returnBp })
  return { state: { engine: 'slot', seeds, strips, spins }, payout }
}

async function keep(
  tx: Transaction,
  round: { id: string; player: Player; bet: StartRound; now: Date; state: RoundState; payout: number | null },
): Promise<RoundRow> {
  const { id, player, bet, now, state, payout } = round
  const [row] = await tx
    .insert(gameRound)
    .values({
      id,
      memberId: player.member.id,
      nodeId: player.game.nodeId,
      key: bet.key,
      stake: bet.stake,
      payout,
      state,
      startedAt: now,
      settledAt: payout === null ? null : now,
    })
    .onConflictDoNothing({ target: [gameRound.memberId, gameRound.key] })
    .returning()
  // The same key began a round of another game at the same moment: this one never was.
  if (!row) throw new KeyReused(bet.key)
  return row
}
