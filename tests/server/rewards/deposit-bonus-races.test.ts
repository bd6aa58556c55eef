import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelDeposit } from '#protocol/cashier/deposits.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { creditDeposit } from '#server/cashier/credit-deposit.ts'
import { houseAccount, walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { depositBonus } from '#server/rewards/deposit-bonus/deposit-bonus.table.ts'
import { expireBonuses } from '#server/rewards/deposit-bonus/expire-bonuses.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decideCharge, sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { leaveStaked } from '#server/wagering/wagering-requirement.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, makeClaimant } from '#tests/support/rewards/claim-world.ts'
import {
  type Cashier,
  cancel,
  depositWith,
  lookAtOrder,
  newestBonus,
  offerBonus,
  order,
  pass,
  playRound,
} from '#tests/support/rewards/deposit-bonus-world.ts'
import { textIn } from '#tests/support/texts.ts'

const ROUNDS = isLong ? 100 : 2
const rounds = Array.from({ length: ROUNDS })
/** Amount of each deposit and of its bonus, in minor units. */
const DEPOSIT = 10_000

let cashier: Cashier
beforeAll(async () => {
  cashier = { opened: await openPlatform(), offset: 0 }
  await putGames(cashier.opened.platform)
})
afterAll(async () => {
  const faults = await ledgerFaults(cashier.opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !fault.startsWith('members without'))).toEqual([])
  await cashier.opened.close()
})

const database = () => cashier.opened.platform.database

/** Returns the bonus money given to a member and taken back, according to the ledger, in minor units. */
async function bonusMoney({ member: { id } }: Person): Promise<{ given: number; takenBack: number }> {
  const { rows } = await database().execute<{ given: string; taken: string }>(sql`
    select coalesce(sum(posting.amount) filter (where posting.kind = 'promotion'), 0) as given,
      coalesce(-sum(posting.amount) filter (where posting.kind = 'bonusReturned'), 0) as taken
    from ledger_posting posting join ledger_account account on account.id = posting.account_id
    where account.member_id = ${id}
  `)
  return { given: Number(rows[0]?.given), takenBack: Number(rows[0]?.taken) }
}

/** Returns the wagering requirement of a member's bonus in minor units, or 0 if there is none. */
async function requirementOf({ member: { id } }: Person): Promise<number> {
  const { rows } = await database().execute<{ turnover: string }>(
    sql`select turnover from wagering_requirement where member_id = ${id} and source = 'promotion'`,
  )
  return Number(rows[0]?.turnover ?? 0)
}

/** Withdraws a member's whole balance unless wagering remains. Returns whether the withdrawal was posted. */
async function withdrawAll({ member: { id } }: Person): Promise<boolean> {
  const now = await cashier.opened.platform.clock()
  const left = await leaveStaked(database(), { memberId: id, language: 'en' }, async (tx) => {
    const wallet = await walletOf(tx, id)
    const amount = await walletBalance(tx, id)
    if (amount === 0) return false
    const posted = await post(tx, {
      kind: 'withdrawal',
      key: `withdrawal:${randomUUID()}`,
      reference: randomUUID(),
      at: now,
      postings: [
        { accountId: wallet, amount: -amount },
        { accountId: await houseAccount(tx, 'cashier'), amount },
      ],
    })
    return posted.outcome === 'posted'
  })
  return 'done' in left && left.done
}

/** Makes a paid order that is about to be credited. Returns its id. */
async function paidOrder(person: Person, promotionId: string): Promise<string> {
  const ordered = await order(person, promotionId)
  if (!ordered.success) throw new Error('Nothing was ordered')
  const { id } = ordered.value
  await pass(cashier, 0)
  await decideCharge(cashier.opened.platform, { id, state: 'paid' })
  await pass(cashier, 0)
  return id
}

describe('[MEM-04] One-time deposit promotion under concurrency', () => {
  test('is reserved for one of several orders, and the others are rejected while that order is open', async () => {
    const promotionId = await offerBonus(cashier)
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      const answers = await Promise.all(Array.from({ length: 5 }, () => order(person, promotionId)))
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      for (const answer of answers.filter(({ success }) => !success))
        expect(answer).toMatchObject({ code: 'deposit.openOrder' })
    }
  })

  test('is credited to one of two paid deposits, and is rejected for the other with a reason', async () => {
    const promotionId = await offerBonus(cashier)
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      const given = await order(person, promotionId)
      if (!given.success) throw new Error('Nothing was ordered')
      await pass(cashier, 0)
      // The order is cancelled while its payment is in progress, so the next order may use the promotion.
      await decideCharge(cashier.opened.platform, { id: given.value.id, state: 'paid' })
      await person.read(cancelDeposit, { id: given.value.id }, person.headers)
      const second = await order(person, promotionId)
      if (!second.success) throw new Error('Nothing was ordered')
      await pass(cashier, 0)
      await decideCharge(cashier.opened.platform, { id: second.value.id, state: 'paid' })
      await pass(cashier, 0)
      const ids = [given.value.id, second.value.id]
      cashier.offset += settings.deposits.initial.settleAfter
      await moveClock(cashier.opened, cashier.offset)
      const now = await cashier.opened.platform.clock()
      await Promise.all([...ids, ...ids].map((id) => creditDeposit(database(), id, now)))
      const orders = await Promise.all(ids.map((id) => lookAtOrder(person, id)))
      expect(orders.map(({ state }) => state)).toEqual(['credited', 'credited'])
      const states = orders.map(({ bonus }) => bonus?.state).sort()
      expect(states).toEqual(['active', 'refused'])
      const reason = textIn('en', 'depositBonus.refused.used')
      expect(orders.find(({ bonus }) => bonus?.state === 'refused')?.bonus).toMatchObject({ reason })
      expect(await balanceOf(person)).toBe(3 * DEPOSIT)
      expect(await bonusMoney(person)).toEqual({ given: DEPOSIT, takenBack: 0 })
    }
  })

  test('is reserved at most once when one order is cancelled while another is placed', async () => {
    const promotionId = await offerBonus(cashier)
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      const first = await order(person, promotionId)
      if (!first.success) throw new Error('Nothing was ordered')
      const [, second] = await Promise.all([
        person.ask(
          cancelDeposit,
          { id: first.value.id },
          { ...person.headers, 'idempotency-key': randomUUID() },
        ),
        order(person, promotionId),
      ])
      const isPromised = eq(depositBonus.memberId, person.member.id)
      const rows = await database().select().from(depositBonus).where(isPromised)
      expect(rows.filter(({ state }) => state === 'promised')).toHaveLength(second?.success ? 1 : 0)
    }
  })
})

describe('[MEM-04] Crediting a deposit with its bonus', () => {
  test('rolls back completely on a failure, and succeeds only once when it is retried', async () => {
    const promotionId = await offerBonus(cashier)
    const person = await makeClaimant(cashier.opened)
    const id = await paidOrder(person, promotionId)
    await database().execute(sql`
      create function refuse_requirement() returns trigger language plpgsql as
        $$ begin if new.source = 'promotion' then raise exception 'no requirement'; end if; return new; end $$`)
    await database().execute(
      sql`create trigger refuse before insert on wagering_requirement for each row execute function refuse_requirement()`,
    )
    const now = await cashier.opened.platform.clock()
    await expect(creditDeposit(database(), id, now)).rejects.toThrow()
    await database().execute(sql`drop trigger refuse on wagering_requirement`)
    expect(await balanceOf(person)).toBe(0)
    expect(await bonusMoney(person)).toEqual({ given: 0, takenBack: 0 })
    await Promise.all([creditDeposit(database(), id, now), creditDeposit(database(), id, now)])
    expect(await balanceOf(person)).toBe(2 * DEPOSIT)
    expect(await requirementOf(person)).toBe(10 * DEPOSIT)
  })

  test('leaves no window in which the bonus can be withdrawn before its wagering requirement applies', async () => {
    const promotionId = await offerBonus(cashier)
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      const id = await paidOrder(person, promotionId)
      const now = await cashier.opened.platform.clock()
      const [, ...left] = await Promise.all([
        creditDeposit(database(), id, now),
        ...Array.from({ length: 4 }, () => withdrawAll(person)),
      ])
      expect(left).toEqual([false, false, false, false])
      expect(await balanceOf(person)).toBe(2 * DEPOSIT)
    }
  })

  test('succeeds once when several workers process the order concurrently', async () => {
    const promotionId = await offerBonus(cashier)
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      const id = await paidOrder(person, promotionId)
      cashier.offset += settings.deposits.initial.settleAfter
      await moveClock(cashier.opened, cashier.offset)
      const { platform } = cashier.opened
      const advance = () => advanceDeposits({ ...platform, payments: sandboxProvider(platform) })
      await Promise.all([
        advance(),
        advance(),
        creditDeposit(database(), id, await platform.clock()),
        advance(),
      ])
      expect(await balanceOf(person)).toBe(2 * DEPOSIT)
      const [row] = await database().select().from(depositOrder).where(eq(depositOrder.id, id))
      expect(row).toMatchObject({ state: 'credited', paid: DEPOSIT })
    }
  })
})

describe('[MEM-10] End of a deposit bonus under concurrency', () => {
  test('takes effect once when cancellations, expiry, bets and withdrawals run concurrently', async () => {
    const promotionId = await offerBonus(cashier, { turnoverFactor: 3, lasts: 1 })
    for (const _ of rounds) {
      const person = await makeClaimant(cashier.opened)
      await depositWith(cashier, person, promotionId, DEPOSIT)
      const bonus = await newestBonus(person)
      const [row] = await database()
        .select()
        .from(depositBonus)
        .where(eq(depositBonus.memberId, person.member.id))
      const expired = {
        ...cashier.opened.platform,
        clock: async () => new Date((row?.expiresAt?.getTime() ?? 0) + 1),
      }
      const stakes = [9_000, 4_000, 3_000]
      const [first, second, , ...rest] = await Promise.all([
        cancel(person, bonus),
        cancel(person, bonus),
        expireBonuses(expired),
        withdrawAll(person),
        ...stakes.map((stake) => playRound(cashier, person, { stake })),
      ])
      const [hasLeft, ...played] = rest
      expect(hasLeft).toBe(false)
      expect([first, second].filter(({ success }) => success).length).toBeLessThanOrEqual(1)
      const staked = stakes.reduce((sum, stake, index) => sum + (played[index] ? stake : 0), 0)
      const { given, takenBack } = await bonusMoney(person)
      expect(given).toBe(DEPOSIT)
      expect(await balanceOf(person)).toBe(2 * DEPOSIT - staked - takenBack)
      const ended = await newestBonus(person)
      expect(['cancelled', 'expired']).toContain(ended.state)
      expect(ended.deposit?.takenBack).toBe(takenBack)
      // The rest of the bonus was used and must still be wagered.
      expect(await requirementOf(person)).toBe(3 * (DEPOSIT - takenBack))
    }
  })
})
