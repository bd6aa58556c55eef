import { and, eq, gte } from 'drizzle-orm'
import type { LiveTable } from '#protocol/play/play-live.ts'
import type { Platform } from '#server/platform/platform.ts'
import { liveMoment } from '#server/play/engines/live-schedule.ts'
import { liveTableKindOf } from '#server/play/engines/live-table-kind.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { Player } from '#server/play/play-session.ts'
import { toRoundDto } from '#server/play/rounds/round-dto.ts'
import { balanceInGame } from '#server/play/rounds/round-money.ts'
import { settleDueOf } from '#server/play/rounds/settle-due.ts'
import { drawOf, recordRevealed, tableOf } from './live-seeds.ts'

const TOLD = 14

/**
 * Returns the current round of a live table. Its result is included only in the phases `drawing` and `shown`.
 */
export async function readLiveTable(platform: Platform, player: Player, now: Date): Promise<LiveTable> {
  const { database } = platform
  const { member, game } = player
  const { nodeId } = game
  const { number, opensAt, phase, left } = liveMoment(nodeId, now)
  const table = await tableOf(database, { nodeId, number })
  const kind = liveTableKindOf(game)
  const { seeds, drawn } = drawOf(table, number, kind)
  const isRevealed = phase === 'drawing' || phase === 'shown'
  if (isRevealed) await recordRevealed(database, { nodeId, number })
  if (phase === 'shown') await settleDueOf(platform, member.id, now)
  const bets = await database
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.memberId, member.id),
        eq(gameRound.nodeId, nodeId),
        gte(gameRound.startedAt, new Date(opensAt)),
      ),
    )
    .orderBy(gameRound.startedAt)
  const newest = phase === 'shown' ? number : number - 1
  return {
    number,
    phase,
    left,
    fairness: { ...seeds, serverSeed: isRevealed ? seeds.serverSeed : null },
    nextSeedHash: drawOf(table, number + 1, kind).seeds.seedHash,
    drawn: isRevealed ? drawn : null,
    last: Array.from({ length: TOLD }, (_, back) => drawOf(table, newest - back, kind).drawn),
    bets: bets
      .map(toRoundDto)
      .flatMap((round) => (round.engine === 'live' && round.number === number ? [round] : [])),
    balance: await balanceInGame(platform, player),
  }
}
