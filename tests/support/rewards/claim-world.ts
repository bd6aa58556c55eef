import { randomUUID } from 'node:crypto'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { type ClaimRequest, claimGift } from '#protocol/rewards/claims.ts'
import { dayAt, firstOfMonth, mondayOf, plusDays, startOfDay } from '#server/calendar/zoned-day.ts'
import type { member } from '#server/identity/member.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { type OpenedPlatform, visit } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { SLOT } from '#tests/support/play/game-world.ts'

const HOUR = 3_600_000

/**
 * Returns noon (epoch ms) of a Thursday after the middle of next month, well inside its day, week and month.
 */
export function noon(): number {
  const first = firstOfMonth(dayAt(new Date(), calendarZone), 1)
  const monday = mondayOf(plusDays(first, 20))
  return startOfDay(plusDays(monday, 3), calendarZone).getTime() + 12 * HOUR
}

export async function makeClaimant(
  opened: OpenedPlatform,
  given: Partial<
    Pick<typeof member.$inferInsert, 'vipLevel' | 'referrerId' | 'invitationCode' | 'type'>
  > = {},
): Promise<Person> {
  const made = await makeMember(opened, given)
  const headers = { token: await enter(opened, made) }
  return { member: made, id: String(made.id), headers, ...visit(opened) }
}

/** Claims a reward, with a new key by default. */
export const claim = (person: Person, request: ClaimRequest, key: string = randomUUID()) =>
  person.ask(claimGift, request, { ...person.headers, 'idempotency-key': key })

export const balanceOf = async (person: Person): Promise<number> =>
  (await person.read(readBalance, {}, person.headers)).balance

export async function giveBonus(
  { platform }: OpenedPlatform,
  { member: { id: memberId } }: Person,
  given: Partial<typeof bonus.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID()
  await platform.database.insert(bonus).values({
    id,
    memberId,
    source: 'bonus',
    title: { pt: 'Bônus de teste', en: 'Test bonus' },
    amount: 1_000,
    turnover: 5_000,
    state: 'claimable',
    at: await platform.clock(),
    ...given,
  })
  return id
}

/** Credits a wallet (minor units), as a deposit does. */
export async function payIn(
  { platform: { database, clock } }: OpenedPlatform,
  { member: { id } }: Pick<Person, 'member'>,
  { amount, at }: { amount: number; at?: Date },
): Promise<void> {
  const reference = randomUUID()
  const when = at ?? (await clock())
  await database.transaction(async (tx) => {
    const postings = [
      { accountId: await walletOf(tx, id), amount },
      { accountId: await houseAccount(tx, 'cashier'), amount: -amount },
    ]
    await post(tx, { kind: 'deposit', key: `deposit:${reference}`, reference, at: when, postings })
  })
}

/** Adds a round with a stake (minor units), without postings. The round is open if `settledAt` is null. */
export async function stake(
  { platform: { database, clock } }: OpenedPlatform,
  { member: { id: memberId } }: Pick<Person, 'member'>,
  given: { amount: number; at?: Date; nodeId?: number; settledAt?: Date | null },
): Promise<void> {
  const { amount, nodeId = SLOT, at = await clock() } = given
  const settledAt = given.settledAt === undefined ? at : given.settledAt
  const round = { id: randomUUID(), memberId, nodeId, stake: amount, payout: 0, state: {} }
  await database.insert(gameRound).values({ ...round, startedAt: at, settledAt })
}

/**
 * Sets the time to `moment` (epoch ms) and logs in again, since sessions expire after 12 hours without use.
 */
export async function passUntil(opened: OpenedPlatform, person: Person, moment: number): Promise<void> {
  await moveClock(opened, moment - Date.now())
  person.headers.token = await enter(opened, person.member)
}
