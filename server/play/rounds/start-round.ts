import { randomUUID } from 'node:crypto'
import type { StartRound } from '#protocol/play/play.ts'
import type { Transaction } from '#server/database/database.ts'
import { KeyReused } from '#server/ledger/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { fairNumbers, seedHashOf } from '#server/play/engines/fair-numbers.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { openRound, roundOfKey } from './find-rounds.ts'
import { payWin, takeStake } from './round-money.ts'
import { type RoundRow, type RoundState, stateOf } from './round-state.ts'
import type { Outcome } from './rounds.ts'
import { ownRoundsOf } from './rounds-of.ts'
import { holdSeed, renewSeed } from './seeds.ts'
import { stakes } from './stakes.ts'

export type Started =
  | { outcome: 'started' | 'repeated'; row: RoundRow }
  | { outcome: 'unfinished'; row: RoundRow }
  | { outcome: 'short' | 'stake' | 'locked' | 'vendorClosed' | 'keyReused' }

/**
 * Starts a round: takes the stake, pays any win and stores the round in one transaction. The key is looked up
 * before all checks, so a retry returns the accepted bet even if conditions have changed.
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
    const rounds = ownRoundsOf(player.game.engine)
    const seedHash = seedHashOf(serverSeed)
    if (!rounds?.isOffered(bet, player.game, seedHash) || !isStake(rounds, bet)) return { outcome: 'stake' }
    const begun = rounds.begin({
      bet,
      game: player.game,
      numbers: fairNumbers(serverSeed, bet.clientSeed),
      seeds: { serverSeed, seedHash, clientSeed: bet.clientSeed },
      now,
    })
    const id = randomUUID()
    const isTaken = await takeStake(platform, tx, player, { id, amount: bet.stake, at: now })
    if (!isTaken) return { outcome: 'short' }
    await payWin(platform, tx, player, { id, amount: begun.payout ?? 0, at: now })
    const row = await keep(tx, { id, player, bet, now, begun })
    await renewSeed(tx, holder)
    return { outcome: 'started', row }
  })
}

const isStake = (rounds: NonNullable<ReturnType<typeof ownRoundsOf>>, bet: StartRound): boolean =>
  rounds.isStake ? rounds.isStake(bet) : stakes.includes(bet.stake)

export const isClosed = ({ vendor }: Player, now: Date): boolean =>
  vendor.closedUntil !== null && vendor.closedUntil > now

function isSameBet(row: RoundRow, player: Player, bet: StartRound): boolean {
  const state = stateOf(row)
  return (
    row.nodeId === player.game.nodeId &&
    row.stake === bet.stake &&
    state.seeds.clientSeed === bet.clientSeed &&
    ownRoundsOf(state.engine)?.isSame(state, bet) === true
  )
}

async function keep(
  tx: Transaction,
  round: { id: string; player: Player; bet: StartRound; now: Date; begun: Outcome<RoundState> },
): Promise<RoundRow> {
  const { id, player, bet, now, begun } = round
  const { state, payout, dueAt = null } = begun
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
      dueAt,
    })
    .onConflictDoNothing({ target: [gameRound.memberId, gameRound.key] })
    .returning()
  // A concurrent request has used the same key for another game, so roll back.
  if (!row) throw new KeyReused(bet.key)
  return row
}
