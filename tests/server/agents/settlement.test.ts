import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract, contractBill, contractVersion } from '#server/agents/contracts/contract.table.ts'
import { calculateCommission } from '#server/agents/settlement/commission.ts'
import { type Settling, settle } from '#server/agents/settlement/settle.ts'
import { member } from '#server/identity/member.table.ts'
import { walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'
import { message } from '#server/notifications/message.table.ts'
import { billsOf, putContract, putRound, termsOf } from '#tests/support/agents/settlement.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  // Members made for these tests may have no wallet.
  expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
  await opened.close()
})

const at = (text: string) => new Date(`${text}Z`)
const database = () => opened.platform.database
const settleAt = (text: string, given: Partial<Settling> = {}) =>
  settle(database(), { now: at(text), datesBack: true, ...given })
const balance = (id: number) => walletBalance(database(), id)

const messagesOf = (memberId: number) =>
  database().select().from(message).where(eq(message.memberId, memberId)).orderBy(message.id)

/** Makes a top agent, an agent below the top agent, and a player below that second agent. */
async function newTeam() {
  const top = await makeMember(opened, { type: 1 })
  const middle = await makeMember(opened, { type: 2, uplineId: top.id })
  const player = await makeMember(opened, { uplineId: middle.id })
  return { top: top.id, middle: middle.id, player: player.id }
}

const FROM = '2026-03-02T03:00:00'
const play = (memberId: number, when: string, stake: number, payout = 0) =>
  putRound(database(), { memberId, at: at(when), stake, payout })
const agree = (
  kind: Parameters<typeof putContract>[1]['kind'],
  [uplineId, downlineId]: [number | null, number],
  terms: ReturnType<typeof termsOf>,
  startedAt = FROM,
) => putContract(database(), { kind, uplineId, downlineId, terms, startedAt: at(startedAt) })

describe('[CONTR-03] Payment of a contract', () => {
  const figures = fc.record({
    netLoss: fc.maxSafeInteger(),
    turnover: fc.maxSafeNat(),
    activeMembers: fc.nat(),
  })
  const rising = fc
    .array(fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(10), fc.integer({ min: 1, max: 900 })), {
      minLength: 1,
      maxLength: 10,
    })
    .map((steps) => {
      const tier = { netLoss: 0, turnover: 0, activeMembers: 0, rate: 0 }
      return termsOf(
        'daily',
        ...steps.map(([netLoss, turnover, activeMembers, rate]) => {
          tier.netLoss += netLoss
          tier.turnover += turnover
          tier.activeMembers += activeMembers
          tier.rate += rate
          return { ...tier }
        }),
      )
    })

  test('equals the base times the rate of the highest tier reached, and is exact even beyond 2^53', () => {
    fc.assert(
      fc.property(rising, figures, fc.constantFrom('dividend', 'dailySalary'), (terms, done, kind) => {
        const { tier, rate, base, amount } = calculateCommission(kind, terms, done)
        const isMet = terms.tiers.map(
          (one) =>
            (one.netLoss === 0 || done.netLoss >= one.netLoss) &&
            done.turnover >= one.turnover &&
            done.activeMembers >= one.activeMembers,
        )
        expect(tier).toBe(isMet.includes(true) ? isMet.lastIndexOf(true) : null)
        expect(rate).toBe(tier === null ? 0 : terms.tiers[tier]?.rate)
        const exact = BigInt(base) * BigInt(rate)
        expect(BigInt(amount) * 10_000n <= exact && exact < (BigInt(amount) + 1n) * 10_000n).toBe(true)
      }),
    )
  })

  test('is zero for a dividend if players lost nothing, but a salary still pays a share of the turnover', () => {
    const terms = termsOf('daily', { rate: 1_000 })
    const done = { netLoss: -500, turnover: 12_345, activeMembers: 1 }
    expect(calculateCommission('dividend', terms, done)).toMatchObject({ base: 0, amount: 0, tier: 0 })
    // The tier has no threshold for net loss, so the agent earns a salary even though the team won.
    expect(calculateCommission('dailySalary', termsOf('daily', { rate: 999 }), done)).toMatchObject({
      base: 12_345,
      amount: 1_233,
    })
    expect(calculateCommission('dailySalary', termsOf('daily', { rate: 999, netLoss: 1 }), done).tier).toBe(
      null,
    )
  })
})

describe('[CONTR-03] Settlement of an ended period', () => {
  test('bills the team’s rounds, and pays the downline only once from the upline’s wallet', async () => {
    const { top, middle, player } = await newTeam()
    await fund(database(), await walletOf(database(), top), 10_000)
    const id = await agree('dailySalary', [top, middle], termsOf('daily', { rate: 100 }))
    await play(player, '2026-03-02T03:00:00', 5_000, 4_000)
    await play(middle, '2026-03-03T02:59:59.999', 3_000)
    await play(player, '2026-03-03T03:00:00', 70_000)
    await play(top, '2026-03-02T12:00:00', 90_000)
    await settleAt('2026-03-03T03:00:02')
    expect(await billsOf(database(), id)).toEqual([])
    const settled = await settleAt('2026-03-03T03:00:10')
    expect(settled).toMatchObject({ opened: 1, calculated: 1, paid: 1 })
    expect(await billsOf(database(), id)).toMatchObject([
      { state: 'paid', turnover: 8_000, netLoss: 4_000, activeMembers: 2, tier: 0, base: 8_000, amount: 80 },
    ])
    expect([await balance(top), await balance(middle)]).toEqual([9_920, 80])
    await settleAt('2026-03-03T03:00:30')
    expect(await balance(middle)).toBe(80)
    const told = await database().select().from(message).where(eq(message.memberId, middle))
    expect(told).toMatchObject([{ event: 'bill.paid', facts: { amount: 80, kind: 'dailySalary' } }])
  })

  test('notifies only the payer’s and the payee’s pages after the payment', async () => {
    const { top, middle, player } = await newTeam()
    await fund(database(), await walletOf(database(), top), 10_000)
    await agree('realTimeSalary', [top, middle], termsOf('fiveMinutes', { rate: 100 }))
    await play(player, '2026-03-02T12:01:00', 10_000)
    const heardByNow = await recordPublishedEvents(opened)
    await settleAt('2026-03-02T12:05:04')
    expect(await heardByNow()).toEqual([])
    expect(await settleAt('2026-03-02T12:05:10')).toMatchObject({ paid: 1 })
    const heard = await heardByNow()
    for (const memberId of [top, middle])
      for (const type of ['contracts.changed', 'balance.changed'])
        expect(heard).toContainEqual({ memberId, type })
    expect(heard).toHaveLength(4)
    await settleAt('2026-03-02T12:10:10')
    expect(await heardByNow()).toEqual([])
  })

  test('pays the upper agent first so that the money can be passed on immediately', async () => {
    const teams = []
    for (let team = 0; team < 6; team++) {
      const { top, middle, player } = await newTeam()
      const lower = await agree('dividend', [top, middle], termsOf('weekly', { rate: 2_000 }))
      const upper = await agree('dividend', [null, top], termsOf('weekly', { rate: 3_000 }))
      await play(player, '2026-03-04T12:00:00', 10_000)
      teams.push({ top, middle, lower, upper })
    }
    await settleAt('2026-03-09T04:00:00')
    const paidAt = at('2026-03-09T03:00:00')
    for (const { top, middle, lower, upper } of teams) {
      expect(await billsOf(database(), upper)).toMatchObject([{ state: 'paid', amount: 3_000, paidAt }])
      // A retry would have dated the payment later.
      expect(await billsOf(database(), lower)).toMatchObject([{ state: 'paid', amount: 2_000, paidAt }])
      expect([await balance(top), await balance(middle)]).toEqual([1_000, 2_000])
    }
  })

  test('leaves the bill due while the upline lacks money, and pays it only once when money arrives', async () => {
    const { top, middle, player } = await newTeam()
    const id = await agree('dividend', [top, middle], termsOf('semimonthly', { rate: 1_000 }))
    await play(player, '2026-03-10T12:00:00', 10_000)
    expect(await settleAt('2026-03-16T03:01:00')).toMatchObject({ paid: 0, short: 1 })
    expect(await billsOf(database(), id)).toMatchObject([{ state: 'due', amount: 1_000, paidAt: null }])
    await fund(database(), await walletOf(database(), top), 999)
    expect(await settleAt('2026-03-16T03:02:00')).toMatchObject({ paid: 0, short: 1 })
    await fund(database(), await walletOf(database(), top), 1)
    expect(await settleAt('2026-03-16T03:03:00')).toMatchObject({ paid: 1, short: 0 })
    expect(await settleAt('2026-03-16T03:04:00')).toMatchObject({ paid: 0, short: 0 })
    expect([await balance(top), await balance(middle)]).toEqual([0, 1_000])
  })

  test('notifies the upline only once of an unpaid bill’s amount, and updates both parties’ pages', async () => {
    const { top, middle, player } = await newTeam()
    const heardByNow = await recordPublishedEvents(opened)
    const id = await agree('dividend', [top, middle], termsOf('weekly', { rate: 1_000 }))
    await play(player, '2026-03-04T12:00:00', 10_000)
    await settleAt('2026-03-09T03:01:00')
    expect(await heardByNow()).toEqual(
      expect.arrayContaining([
        { memberId: top, type: 'messages.changed' },
        { memberId: top, type: 'contracts.changed' },
        { memberId: middle, type: 'contracts.changed' },
      ]),
    )
    const [bill] = await billsOf(database(), id)
    expect(bill).toMatchObject({ state: 'due', payerNotifiedAt: at('2026-03-09T03:01:00') })
    for (const minute of ['02', '07', '12']) await settleAt(`2026-03-09T03:${minute}:00`)
    expect(await heardByNow()).toEqual([])
    const [owed] = await database().select().from(member).where(eq(member.id, middle))
    const facts = {
      kind: 'dividend',
      with: owed?.nickname,
      amount: 1_000,
      currency: 'BRL',
      from: '2026-03-02T03:00:00.000Z',
      to: '2026-03-09T03:00:00.000Z',
    }
    expect(await messagesOf(top)).toMatchObject([{ event: 'bill.waiting', topic: 'money', facts }])
    expect(await messagesOf(middle)).toEqual([])
    // A second unpaid bill causes a new notification. A late payment is announced to its recipient.
    await play(player, '2026-03-10T12:00:00', 10_000)
    await settleAt('2026-03-16T03:01:00')
    await fund(database(), await walletOf(database(), top), 2_000)
    await settleAt('2026-03-16T03:06:00')
    expect((await messagesOf(top)).map(({ event }) => event)).toEqual(['bill.waiting', 'bill.waiting'])
    expect((await messagesOf(middle)).map(({ event }) => event)).toEqual(['bill.paid'])
  })

  test('announces unpaid five-minute bills in one message a day that states their number and total', async () => {
    const { top, middle, player } = await newTeam()
    await agree('realTimeSalary', [top, middle], termsOf('fiveMinutes', { rate: 100 }))
    for (const minute of ['01', '06', '11']) await play(player, `2026-03-03T12:${minute}:00`, 10_000)
    await play(player, '2026-03-04T12:01:00', 10_000)
    for (const time of ['03T12:05:10', '03T12:10:10', '03T12:15:10', '04T12:05:10'])
      await settleAt(`2026-03-${time}`)
    expect(await messagesOf(top)).toMatchObject([
      {
        event: 'bill.waiting',
        facts: {
          bills: 3,
          amount: 300,
          from: '2026-03-03T12:00:00.000Z',
          to: '2026-03-03T12:15:00.000Z',
        },
      },
      { event: 'bill.waiting', facts: { bills: 1, amount: 100, from: '2026-03-04T12:00:00.000Z' } },
    ])
    // Bills owed to another downline are announced in a separate message.
    const other = await makeMember(opened, { type: 2, uplineId: top })
    await agree('realTimeSalary', [top, other.id], termsOf('fiveMinutes', { rate: 100 }))
    await play(other.id, '2026-03-04T12:07:00', 10_000)
    await settleAt('2026-03-04T12:10:10')
    expect((await messagesOf(top)).map(({ facts }) => (facts as { bills: number }).bills)).toEqual([3, 1, 1])
    await fund(database(), await walletOf(database(), top), 500)
    expect(await settleAt('2026-03-04T12:10:20')).toMatchObject({ paid: 5, short: 0 })
  })

  test('does not announce a bill as unpaid when a later bill of the same run provides the money', async () => {
    const { top, middle, player } = await newTeam()
    await agree('dailySalary', [top, middle], termsOf('daily', { rate: 100 }))
    await agree('dividend', [null, top], termsOf('weekly', { rate: 2_000 }))
    await play(player, '2026-03-07T12:00:00', 10_000)
    expect(await settleAt('2026-03-09T04:00:00')).toMatchObject({ paid: 2, short: 0 })
    expect((await messagesOf(top)).map(({ event }) => event)).toEqual(['bill.paid'])
  })

  test('announces unpaid bills to the upline, except those owed to a closed account', async () => {
    const { top, middle, player } = await newTeam()
    const closed = await makeMember(opened, { type: 2, uplineId: top })
    await agree('dailySalary', [top, middle], termsOf('daily', { rate: 100 }))
    await agree('dailySalary', [top, closed.id], termsOf('daily', { rate: 9_000 }))
    await play(player, '2026-03-02T12:00:00', 10_000)
    await play(closed.id, '2026-03-03T12:00:00', 10_000)
    await database().update(member).set({ closed: true }).where(eq(member.id, closed.id))
    await settleAt('2026-03-04T04:00:00')
    expect(await messagesOf(top)).toMatchObject([{ event: 'bill.waiting', facts: { amount: 100 } }])
    await fund(database(), await walletOf(database(), top), 100)
    expect(await settleAt('2026-03-04T04:05:00')).toMatchObject({ paid: 1, short: 0, failed: 1 })
  })

  test('pays in the same run when the upline’s money comes from a later bill', async () => {
    const { top, middle, player } = await newTeam()
    const lower = await agree('hourlySalary', [top, middle], termsOf('hourly', { rate: 100 }))
    const upper = await agree('dailySalary', [null, top], termsOf('daily', { rate: 200 }))
    await play(player, '2026-03-02T12:30:00', 10_000)
    expect(await settleAt('2026-03-02T13:00:10')).toMatchObject({ opened: 1, paid: 0, short: 1 })
    expect(await settleAt('2026-03-03T03:02:00')).toMatchObject({ opened: 1, paid: 2, short: 0 })
    expect(await billsOf(database(), upper)).toMatchObject([{ paidAt: at('2026-03-03T03:00:00') }])
    // The payment is dated to the run, not to the end of the period, because the upline had no money earlier.
    expect(await billsOf(database(), lower)).toMatchObject([
      { state: 'paid', periodTo: at('2026-03-02T13:00:00'), paidAt: at('2026-03-03T03:02:00') },
    ])
    expect([await balance(top), await balance(middle)]).toEqual([100, 100])
  })

  test('never posts a payment twice, even if the bill is not marked as paid', async () => {
    const { top, middle, player } = await newTeam()
    await fund(database(), await walletOf(database(), top), 10_000)
    const id = await agree('dailySalary', [top, middle], termsOf('daily', { rate: 100 }))
    await play(player, '2026-03-02T12:00:00', 10_000)
    await settleAt('2026-03-03T03:01:00')
    const [bill] = await billsOf(database(), id)
    const posted = eq(ledgerOperation.idempotencyKey, `bill:${bill?.id}`)
    const before = await database().select().from(ledgerOperation).where(posted)
    expect(before).toMatchObject([{ id: bill?.operationId, kind: 'dailySalary', reference: bill?.id }])
    const unpaid = { state: 'due', operationId: null, paidAt: null } as const
    await database().update(contractBill).set(unpaid).where(eq(contractBill.contractId, id))
    expect(await settleAt('2026-03-03T03:02:00')).toMatchObject({ paid: 1 })
    expect(await billsOf(database(), id)).toMatchObject([{ state: 'paid', operationId: bill?.operationId }])
    expect([await balance(top), await balance(middle)]).toEqual([9_900, 100])
  })

  test.each([
    { of: 'the sandbox', datesBack: true, settled: '03:01:00', paid: '03:01:00' },
    { of: 'the sandbox', datesBack: true, settled: '03:01:00.001', paid: '03:00:00' },
    { of: 'an operator', datesBack: false, settled: '03:01:00.001', paid: '03:01:00.001' },
  ])('dates a payment to $paid when $of settles at $settled', async ({ datesBack, settled, paid }) => {
    const { middle, player } = await newTeam()
    const id = await agree('dailySalary', [null, middle], termsOf('daily', { rate: 100 }))
    await play(player, '2026-03-02T12:00:00', 10_000)
    await settleAt(`2026-03-03T${settled}`, { datesBack })
    const paidAt = at(`2026-03-03T${paid}`)
    expect(await billsOf(database(), id)).toMatchObject([{ state: 'paid', paidAt }])
    const [bill] = await billsOf(database(), id)
    const posted = eq(ledgerOperation.id, bill?.operationId ?? 0)
    expect(await database().select().from(ledgerOperation).where(posted)).toMatchObject([{ at: paidAt }])
  })

  test('pays nothing to a closed account', async () => {
    const { top, middle, player } = await newTeam()
    await fund(database(), await walletOf(database(), top), 10_000)
    const id = await agree('dailySalary', [top, middle], termsOf('daily', { rate: 100 }))
    await play(player, '2026-03-02T12:00:00', 10_000)
    await database().update(member).set({ closed: true }).where(eq(member.id, middle))
    expect(await settleAt('2026-03-03T04:00:00')).toMatchObject({ failed: 1 })
    expect(await billsOf(database(), id)).toMatchObject([{ state: 'failed', amount: 100 }])
    expect([await balance(top), await balance(middle)]).toEqual([10_000, 0])
  })

  test('bills each period by the terms in force when it began', async () => {
    const { middle, player } = await newTeam()
    const id = await agree('dividend', [null, middle], termsOf('weekly', { rate: 1_000 }))
    const terms = termsOf('daily', { rate: 2_000 })
    const since = at('2026-03-05T12:00:00')
    await database().insert(contractVersion).values({ contractId: id, version: 2, terms, since })
    await database().update(contract).set({ version: 2 }).where(eq(contract.id, id))
    await play(player, '2026-03-08T12:00:00', 1_000)
    await play(player, '2026-03-09T12:00:00', 1_000)
    await settleAt('2026-03-10T04:00:00')
    expect(await billsOf(database(), id)).toMatchObject([
      { periodTo: at('2026-03-09T03:00:00'), rate: 1_000, amount: 100 },
      { periodTo: at('2026-03-10T03:00:00'), rate: 2_000, amount: 200 },
    ])
  })

  test('bills only the part of a period that the contract covers when it begins or ends within it', async () => {
    const { middle, player } = await newTeam()
    const terms = termsOf('monthly', { rate: 1_000 })
    const id = await agree('dividend', [null, middle], terms, '2026-02-20T12:00:00')
    for (const when of ['02-20T11:00:00', '02-20T13:00:00', '03-04T11:59:00', '03-04T12:00:00'])
      await play(player, `2026-${when}`, 1_000)
    const endedAt = at('2026-03-04T12:00:00')
    await database().update(contract).set({ endedAt, dueAt: endedAt }).where(eq(contract.id, id))
    await settleAt('2026-06-01T12:00:00')
    expect(await billsOf(database(), id)).toMatchObject([
      { periodFrom: at('2026-02-20T12:00:00'), periodTo: at('2026-03-01T03:00:00'), turnover: 1_000 },
      { periodFrom: at('2026-03-01T03:00:00'), periodTo: endedAt, turnover: 1_000 },
    ])
    const [after] = await database().select().from(contract).where(eq(contract.id, id))
    expect(after).toMatchObject({ dueAt: null, billedUntil: endedAt })
  })
})

describe('[CONTR-03] Month skipped by one clock change', () => {
  test('is billed day by day, and each payment is dated to the day’s end', async () => {
    const { middle, player } = await newTeam()
    const id = await agree('dailySalary', [null, middle], termsOf('daily', { rate: 100 }))
    for (let day = 2; day <= 31; day++)
      if (day % 3 === 0) await play(player, `2026-03-${String(day).padStart(2, '0')}T12:00:00`, 1_000)
    await settleAt('2026-04-01T04:00:00')
    const bills = await billsOf(database(), id)
    expect(bills).toHaveLength(30)
    expect(bills.filter(({ state }) => state === 'nothing')).toHaveLength(20)
    for (const { state, paidAt, periodTo } of bills)
      expect(paidAt).toEqual(state === 'paid' ? periodTo : null)
    expect(await balance(middle)).toBe(100)
  })

  test('has five-minute bills only for periods in which a member played', async () => {
    const { middle, player } = await newTeam()
    const terms = termsOf('fiveMinutes', { turnover: 500, rate: 100 })
    const id = await agree('realTimeSalary', [null, middle], terms, '2026-03-02T03:02:00')
    await play(player, '2026-03-02T03:01:59', 1_000)
    await play(player, '2026-03-02T03:04:59', 1_000)
    await play(player, '2026-03-15T12:00:00', 400)
    await play(player, '2026-03-15T12:07:00', 600)
    await play(player, '2026-03-15T12:08:00', 600)
    await settleAt('2026-04-01T04:01:00')
    expect(await billsOf(database(), id)).toMatchObject([
      { periodFrom: at('2026-03-02T03:02:00'), periodTo: at('2026-03-02T03:05:00'), amount: 10 },
      { periodFrom: at('2026-03-15T12:00:00'), state: 'nothing', tier: null, turnover: 400 },
      { periodFrom: at('2026-03-15T12:05:00'), amount: 12 },
    ])
    const [after] = await database().select().from(contract).where(eq(contract.id, id))
    expect(after).toMatchObject({
      billedUntil: at('2026-04-01T04:00:00'),
      dueAt: at('2026-04-01T04:05:00'),
    })
  })
})
