import { randomUUID } from 'node:crypto'
import { cardSpots, wheelSpots } from '#domain/play/live-odds.ts'
import type { StartRound } from '#protocol/play/play.ts'
import { KeyReused } from '#server/ledger/post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { roundOfKey } from '#server/play/rounds/find-rounds.ts'
import { takeStake } from '#server/play/rounds/round-money.ts'
import { type RoundRow, stateOf } from '#server/play/rounds/round-state.ts'
import { holdSeed } from '#server/play/rounds/seeds.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { isClosed, type Started } from '#server/play/rounds/start-round.ts'
import { drawOf, tableOf } from './live-seeds.ts'

const spotsOf = { wheel: wheelSpots, cards: cardSpots } as const

/**
 * Places a bet on the open round.
 * @param now read after the whole body has arrived, so a slowly sent bet counts as placed when its last byte
 *   arrives
 */
export async function placeLiveBet(
  platform: Platform,
  player: Player,
  bet: StartRound,
  now: Date,
): Promise<Started> {
  const { member, game } = player
  const { nodeId } = game
  return platform.database.transaction(async (tx): Promise<Started> => {
    await holdSeed(tx, { memberId: member.id, nodeId })
    const before = await roundOfKey(tx, member.id, bet.key)
    if (before)
      return isSameBet(before, player, bet) ? { outcome: 'repeated', row: before } : { outcome: 'keyReused' }
    if (isClosed(player, now)) return { outcome: 'vendorClosed' }
    const kind = liveTableKindOf(game)
    const spot = spotsOf[kind].find((one) => one === bet.live?.spot)
    if (!spot || !stakes.includes(bet.stake)) return { outcome: 'stake' }
    const { number, phase, shownAt } = liveMoment(nodeId, now)
    const table = await tableOf(tx, { nodeId, number })
    if (phase !== 'betting' || bet.live?.number !== number || table.revealed >= number)
      return { outcome: 'locked' }
    const id = randomUUID()
    const isTaken = await takeStake(platform, tx, player, { id, amount: bet.stake, at: now })
    if (!isTaken) return { outcome: 'short' }
    const [row] = await tx
      .insert(gameRound)
      .values({
        id,
        memberId: member.id,
        nodeId,
        key: bet.key,
        stake: bet.stake,
        payout: null,
        state: { engine: 'live', number, spot, returnBp: game.returnBp, ...drawOf(table, number, kind) },
        startedAt: now,
        settledAt: null,
        dueAt: new Date(shownAt),
      })
      .onConflictDoNothing({ target: [gameRound.memberId, gameRound.key] })
      .returning()
    // A concurrent request has used the same key for another game, so roll back.
    if (!row) throw new KeyReused(bet.key)
    return { outcome: 'started', row }
  })
}

function isSameBet(row: RoundRow, { game }: Player, { stake, live }: StartRound): boolean {
  const state = stateOf(row)
  const isSameSpot = state.engine === 'live' && state.spot === live?.spot && state.number === live.number
  return row.nodeId === game.nodeId && row.stake === stake && isSameSpot
}
