import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishAll } from '#server/database/publish.ts'
import { game } from '#server/games/game.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { vendorOf } from './families.ts'
import { lotteryDraw, lotteryTicket } from './lottery.table.ts'
import { plays, winOf } from './plays.ts'

const AT_ONCE = 500

/**
 * Settles the tickets of drawn and void draws, and returns their number. Each ticket has its own transaction,
 * so several processes can share the work. Then marks drawn draws without open tickets as settled.
 */
export async function settleTickets(database: Database, now: Date): Promise<number> {
  let settled = 0
  for (;;) {
    const open = await openTickets(database)
    const paid = new Set<number>()
    let done = 0
    for (const id of open) {
      const outcome = await database.transaction((tx) => settleTicket(tx, id, now))
      if (outcome) done++
      if (outcome?.amount) paid.add(outcome.memberId)
    }
    await publishAll(
      database,
      [...paid].map((memberId) => ({ memberId, type: 'balance.changed' })),
    )
    settled += done
    // If `done` is 0, other processes have locked the remaining tickets.
    if (open.length < AT_ONCE || done === 0) break
  }
  await database.execute(sql`
    update ${lotteryDraw} set state = 'settled' where state = 'drawn' and not exists (
      select from ${lotteryTicket} where ${lotteryTicket.drawId} = ${lotteryDraw.id} and ${lotteryTicket.state} = 'open'
    )
  `)
  return settled
}

async function openTickets(database: Database): Promise<string[]> {
  const rows = await database
    .select({ id: lotteryTicket.id })
    .from(lotteryTicket)
    .innerJoin(lotteryDraw, eq(lotteryDraw.id, lotteryTicket.drawId))
    .where(and(eq(lotteryTicket.state, 'open'), inArray(lotteryDraw.state, ['drawn', 'void'])))
    .orderBy(lotteryTicket.placedAt)
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/**
 * Settles a ticket. Returns its member and the amount paid, in minor units; null if another process has
 * settled or locked the ticket.
 */
async function settleTicket(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ memberId: number; amount: number } | null> {
  const [held] = await tx
    .select({ ticket: lotteryTicket, draw: lotteryDraw, stake: gameRound.stake, vendor: game.vendorCode })
    .from(lotteryTicket)
    .innerJoin(lotteryDraw, eq(lotteryDraw.id, lotteryTicket.drawId))
    .innerJoin(gameRound, eq(gameRound.id, lotteryTicket.id))
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .where(and(eq(lotteryTicket.id, id), eq(lotteryTicket.state, 'open')))
    .for('update', { of: lotteryTicket, skipLocked: true })
  if (!held) return null
  const { ticket, draw, stake, vendor } = held
  const isVoid = draw.state === 'void'
  const wins = isVoid ? null : winsOf(vendor, ticket.lines, draw.numbers ?? [])
  const amount = wins ? wins.reduce((sum, win) => sum + win, 0) : stake
  const state = isVoid ? 'void' : amount > 0 ? 'won' : 'lost'
  await tx.update(lotteryTicket).set({ state, wins }).where(eq(lotteryTicket.id, id))
  await tx
    .update(gameRound)
    .set({ payout: amount, settledAt: isVoid ? null : now })
    .where(eq(gameRound.id, id))
  if (amount > 0) await pay(tx, { id, memberId: ticket.memberId, amount, isVoid, now })
  return { memberId: ticket.memberId, amount }
}

function winsOf(
  vendor: string,
  lines: (typeof lotteryTicket.$inferSelect)['lines'],
  drawn: readonly number[],
): number[] {
  const kinds = plays[vendorOf(vendor).family]
  return lines.map((line) => {
    const play = kinds[line.play]
    if (!play) throw new Error(`${line.play} is not a lottery bet`)
    return winOf(line, play, drawn)
  })
}

type Payment = { id: string; memberId: number; amount: number; isVoid: boolean; now: Date }

async function pay(tx: Transaction, { id, memberId, amount, isVoid, now }: Payment): Promise<void> {
  const kind = isVoid ? 'betReturned' : 'win'
  const posted = await post(tx, {
    kind,
    key: `${kind}:${id}`,
    reference: id,
    at: now,
    postings: [
      { accountId: await walletOf(tx, memberId), amount },
      { accountId: await houseAccount(tx, 'games'), amount: -amount },
    ],
  })
  if (posted.outcome === 'short') throw new Error(`Ticket ${id} could not be paid`)
}
