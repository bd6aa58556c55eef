import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { game } from '#server/games/game.table.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { stakes } from '#server/play/rounds/stakes.ts'
import { startRound } from '#server/play/rounds/start-round.ts'
import { currency } from '#server/texts/currency.ts'

const PLAYERS = 40
const ROUNDS = 6
/** The highest stake is the balance divided by this number. */
const PART = 40

/**
 * Plays a few slot rounds for members with money, using the real engine and ledger. This gives reports and
 * settlements data after the sandbox clock has skipped some time.
 * @returns the number of rounds played
 */
export async function playSomeRounds(platform: Platform, now: Date): Promise<number> {
  const slots = await openSlots(platform.database)
  let played = 0
  const players = await membersWithMoney(platform, PLAYERS)
  for (const [index, { who, balance }] of players.entries()) {
    const stake = stakes.findLast((stake) => stake * PART <= balance)
    const at = slots[index % slots.length]
    if (stake === undefined || !at) continue
    const player = { member: who, ...at, backUrl: '/' }
    for (let round = 0; round < ROUNDS; round++) {
      const bet = { key: randomUUID(), stake, clientSeed: randomBytes(8).toString('hex') }
      const { outcome } = await startRound(platform, player, bet, now)
      if (outcome === 'started') played += 1
    }
  }
  return played
}

/** Selects slot games that all members can play from the main wallet, in random order. */
const openSlots = (database: Database) =>
  database
    .select({ game, vendor })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(
        eq(game.engine, 'slot'),
        eq(game.withdrawn, false),
        eq(game.group, false),
        eq(vendor.ownWallet, false),
        isNull(vendor.closedUntil),
      ),
    )
    .orderBy(sql`random()`)
    .limit(PLAYERS)

/**
 * Selects members with an open account and a balance of at least `PART` times the minimum stake, in random
 * order. Trial players are left out.
 */
const membersWithMoney = ({ database, operator: { trialTypes } }: Platform, count: number) =>
  database
    .select({ who: member, balance: sql<number>`${ledgerAccount.balance}`.mapWith(Number) })
    .from(member)
    .innerJoin(
      ledgerAccount,
      and(
        eq(ledgerAccount.memberId, member.id),
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerAccount.currency, currency.code),
      ),
    )
    .where(
      and(
        eq(member.closed, false),
        sql`${member.type} <> all(${sql.param([...trialTypes])}::smallint[])`,
        gte(ledgerAccount.balance, Math.min(...stakes) * PART),
      ),
    )
    .orderBy(sql`random()`)
    .limit(count)
