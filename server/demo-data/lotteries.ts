import { pick, type Rng, seededRng, shuffled, whole } from '@palpite/game-art/seeded-rng.ts'
import { and, asc, eq } from 'drizzle-orm'
import { countCombinations } from '#domain/play/combinations.ts'
import type { BetLine } from '#protocol/play/lottery-bets.ts'
import type { Transaction } from '#server/database/database.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { recentGame } from '#server/games/recent-game.table.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { numbersOf } from '#server/play/lottery/balls.ts'
import { findLotteries, type Lottery } from '#server/play/lottery/lotteries.ts'
import { lotteryDraw, lotteryTicket } from '#server/play/lottery/lottery.table.ts'
import { costOf, plays, winOf } from '#server/play/lottery/plays.ts'
import { slotsFrom } from '#server/play/lottery/schedule.ts'
import { memberTypes } from './demo-accounts.ts'
import { digestOf, seededId } from './seeded-id.ts'

/** Number of past draws per lottery. The newest is still open: the platform draws it when it is due. */
const PAST = 31
/** Only draws at least this many draws back get tickets, because later ones may still be open. */
const WITH_TICKETS = 2
const PLAYERS = 8
const TICKETS = 6
/** Tickets are placed at most this long ago, in ms. All other activity of the members is older. */
const LATELY = 25 * 60_000

type PastDraw = {
  row: typeof lotteryDraw.$inferInsert
  numbers: number[]
  lottery: Lottery
  /** Number of draws from this one to the current one. */
  back: number
  /** How long ago this draw was the current one, in ms. */
  ago: number
}

/**
 * Inserts past draws, and some members' tickets. Tickets are dated relative to `now`; draws follow the real
 * schedule.
 */
export async function insertLotteries(tx: Transaction, now: Date): Promise<void> {
  const draws = (await findLotteries(tx)).flatMap((lottery) => pastDraws(lottery, now))
  await insertRows(
    tx,
    lotteryDraw,
    draws.map(({ row }) => row),
  )
  const recent = draws.filter(({ back, ago }) => back >= WITH_TICKETS && ago < LATELY)
  if (recent.length === 0) return
  const players = await tx
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(and(eq(member.type, memberTypes.member), eq(member.closed, false)))
    .orderBy(asc(member.id))
    .limit(PLAYERS)
  const tickets = players.flatMap((player) => ticketsOf(player, recent, now))
  const moves = tickets.flatMap((ticket) => [
    { at: ticket.placedAt, ticket, isBet: true },
    { at: ticket.settledAt, ticket, isBet: false },
  ])
  const placed = new Set<string>()
  for (const { ticket, isBet } of moves.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (isBet && (await place(tx, ticket))) placed.add(ticket.id)
    if (!isBet && placed.has(ticket.id)) await settle(tx, ticket)
  }
}

function pastDraws(lottery: Lottery, now: Date): PastDraw[] {
  const { game, schedule, family } = lottery
  const { value: current } = slotsFrom(schedule, now.getTime()).next()
  return Array.from({ length: PAST }, (_, index) => {
    const back = index + 1
    const ago = back * schedule.every
    const id = seededId(`draw ${game.nodeId} ${back}`)
    const seed = digestOf(`seed of ${id}`)
    const numbers = numbersOf(family, { id, seed })
    const isOver = back > 1
    const row = {
      id,
      nodeId: game.nodeId,
      opensAt: new Date(current.opensAt - ago),
      locksAt: new Date(current.locksAt - ago),
      drawsAt: new Date(current.drawsAt - ago),
      state: isOver ? ('settled' as const) : ('open' as const),
      seed,
      numbers: isOver ? numbers : null,
    }
    return { row, numbers, lottery, back, ago }
  })
}

type Ticket = ReturnType<typeof ticketsOf>[number]

function ticketsOf(player: { id: number; account: string }, draws: readonly PastDraw[], now: Date) {
  const dice = seededRng(`tickets ${player.account}`)
  const some = shuffled(dice, [...draws]).slice(0, TICKETS)
  return some.map(({ row, numbers, lottery, ago }) => {
    const lines = Array.from({ length: whole(dice, 1, 2) }, () => lineFor(lottery, dice))
    const { every, lock } = lottery.schedule
    const placedAt = now.getTime() - ago
    const kinds = plays[lottery.family]
    return {
      id: seededId(`ticket ${player.account} ${row.id}`),
      drawId: row.id,
      nodeId: lottery.game.nodeId,
      memberId: player.id,
      placedAt: new Date(placedAt),
      // By this time, the draw has taken place, even if the ticket was placed as early as possible.
      settledAt: new Date(placedAt + every + lock),
      lines,
      stake: lines.reduce((sum, line) => sum + costOf(line), 0),
      wins: lines.map((line) => {
        const play = kinds[line.play]
        return play ? winOf(line, play, numbers) : 0
      }),
    }
  })
}

function lineFor({ family }: Lottery, dice: Rng): BetLine {
  const [name, play] = pick(dice, Object.entries(plays[family]))
  const picked = new Set<number>()
  const wanted = whole(dice, play.fewest, Math.min(play.most, play.fewest + 2))
  while (picked.size < wanted) picked.add(whole(dice, play.lowest, play.highest))
  const numbers = [...picked].toSorted((one, other) => one - other)
  const count = countCombinations(numbers.length, play.choose)
  return { play: name, numbers, count, unit: pick(dice, [50, 100, 200]), multiplier: 1, odds: play.odds }
}

async function place(tx: Transaction, ticket: Ticket): Promise<boolean> {
  const { id, memberId, nodeId, drawId, lines, stake, placedAt } = ticket
  const isPosted = await move(tx, ticket, { kind: 'bet', amount: -stake, at: placedAt })
  if (!isPosted) return false
  const state = { engine: 'lottery', drawId }
  await tx.insert(gameRound).values({ id, memberId, nodeId, stake, state, startedAt: placedAt })
  await tx.insert(lotteryTicket).values({ id, drawId, memberId, state: 'open', lines, placedAt })
  await tx
    .insert(recentGame)
    .values({ memberId, nodeId, at: placedAt })
    .onConflictDoUpdate({ target: [recentGame.memberId, recentGame.nodeId], set: { at: placedAt } })
  return true
}

async function settle(tx: Transaction, ticket: Ticket): Promise<void> {
  const { id, wins, settledAt } = ticket
  const payout = wins.reduce((sum, win) => sum + win, 0)
  await tx
    .update(lotteryTicket)
    .set({ state: payout > 0 ? 'won' : 'lost', wins })
    .where(eq(lotteryTicket.id, id))
  await tx.update(gameRound).set({ payout, settledAt }).where(eq(gameRound.id, id))
  if (payout > 0) await move(tx, ticket, { kind: 'win', amount: payout, at: settledAt })
}

async function move(
  tx: Transaction,
  { id, memberId }: Ticket,
  { kind, amount, at }: { kind: 'bet' | 'win'; amount: number; at: Date },
): Promise<boolean> {
  const posted = await post(tx, {
    kind,
    key: `${kind}:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: await walletOf(tx, memberId), amount },
      { accountId: await houseAccount(tx, 'games'), amount: -amount },
    ],
  })
  return posted.outcome === 'posted'
}
