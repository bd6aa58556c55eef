import { eq } from 'drizzle-orm'
import { pvpWin } from '#domain/play/pvp-rules.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { payWin, refundStake, walletOfRound } from '#server/play/rounds/round-money.ts'
import type { Match, SeatRow } from './match-rows.ts'
import type { Ending } from './match-state.ts'
import { pvpMatch } from './pvp.table.ts'

type Paying = Pick<Platform, 'operator'>

/**
 * Pays a finished match, which the transaction must have locked. The winner gets both stakes minus the
 * commission. After a draw, both stakes are refunded and do not count as turnover.
 */
export async function settleMatch(
  platform: Paying,
  tx: Transaction,
  match: Match,
  { ending: { winner, reason }, now }: { ending: Ending; now: Date },
): Promise<void> {
  await tx.update(pvpMatch).set({ state: 'over', ending: reason }).where(eq(pvpMatch.id, match.id))
  if (winner === null) return giveBack(platform, tx, match, now)
  for (const seat of match.seats) {
    const payout = seat.place === winner ? pvpWin(match.stake, match.returnBp) : 0
    await payWin(platform, tx, seat, { id: seat.id, amount: payout, at: now })
    await tx.update(gameRound).set({ payout, settledAt: now }).where(eq(gameRound.id, seat.id))
  }
}

export async function returnMatch(platform: Paying, tx: Transaction, match: Match, now: Date): Promise<void> {
  await tx
    .update(pvpMatch)
    .set({ state: 'returned', ending: 'alone', version: match.version + 1 })
    .where(eq(pvpMatch.id, match.id))
  await giveBack(platform, tx, match, now)
}

async function giveBack(platform: Paying, tx: Transaction, match: Match, now: Date): Promise<void> {
  for (const seat of await inOrderOfWallets(tx, match.seats)) {
    await refundStake(platform, tx, seat, { id: seat.id, amount: match.stake, at: now })
    await tx.update(gameRound).set({ payout: match.stake, settledAt: null }).where(eq(gameRound.id, seat.id))
  }
}

/** Sorts the seats by wallet, so that all matches lock wallets in the same order. This avoids deadlocks. */
async function inOrderOfWallets(tx: Transaction, seats: readonly SeatRow[]): Promise<SeatRow[]> {
  const held: { seat: SeatRow; wallet: number }[] = []
  for (const seat of seats) held.push({ seat, wallet: await walletOfRound(tx, seat) })
  return held.sort((one, other) => one.wallet - other.wallet).map(({ seat }) => seat)
}
