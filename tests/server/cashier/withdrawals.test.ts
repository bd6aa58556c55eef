import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { listPayoutAccounts, removePayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from '#protocol/cashier/withdrawals.ts'
import { figuresOf } from '#server/agents/team/member-figures.ts'
import { overviewOf } from '#server/agents/team/overview.ts'
import { sumLosses } from '#server/agents/team/user-losses.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'
import { findEntries } from '#server/ledger/wallet-entries.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { sandboxPayout } from '#server/sandbox/sandbox-payout.table.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { PIN, payoutDesk, payoutTerms as terms } from '#tests/support/cashier/payout-desk.ts'
import { atOnce, tally, visit } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { enter, makeMember } from '#tests/support/members.ts'

const MINUTE = 60_000

const {
  opened,
  rule,
  pass,
  payee,
  order,
  ordered,
  sent,
  ahead,
  look,
  readTerms,
  balanceOf,
  decide,
  messagesOf,
  setAside,
  postedFor,
  paidBy,
} = payoutDesk()

describe('[MEM-05] Withdrawal', () => {
  test('is reserved immediately, then sent, paid and confirmed', async () => {
    const person = await payee()
    const answer = await order(person)
    expect(answer).toMatchObject({
      success: true,
      value: {
        balance: 50_000,
        withdrawal: { state: 'submitted', amount: 50_000, fee: 550, mayCancel: true, mayConfirm: false },
      },
    })
    const id = answer.success ? answer.value.withdrawal.id : ''
    expect([await balanceOf(person), await setAside(person)]).toEqual([50_000, 50_000])
    await pass(terms.beginAfter)
    expect(await look(person, id)).toMatchObject({ state: 'paying', mayCancel: false })
    await decide(id, 'pay')
    await pass(0)
    const paid = await look(person, id)
    expect(paid).toMatchObject({ state: 'paid', mayConfirm: true, accountName: 'Pix · a•••@example.com' })
    expect(Date.parse(paid.receivedAt ?? '') - Date.parse(paid.now)).toBeLessThanOrEqual(terms.receivedAfter)
    expect(await setAside(person)).toBe(0)
    const [told] = await opened()
      .platform.database.select()
      .from(sandboxPayout)
      .where(eq(sandboxPayout.id, id))
    expect(told?.amount).toBe(49_450)
    const outcome = 'received' as const
    const said = await person.ask(confirmWithdrawal, { outcome, id }, person.headers)
    expect(said).toMatchObject({
      success: true,
      value: { withdrawal: { state: 'received', receivedBy: 'member' } },
    })
    expect(await postedFor(id)).toEqual(['withdrawal', 'withdrawalPaid'])
    expect(await messagesOf(person)).toEqual([expect.stringContaining('494.50')])
    expect(await balanceOf(person)).toBe(50_000)
  })

  test('shows its stages, who handles each stage, and when a stage is expected to end', async () => {
    const person = await payee()
    const id = await ordered(person)
    const stages = async () =>
      (await look(person, id)).timeline.map(({ state, at, holder }) => [state, at !== null, holder])
    expect(await stages()).toEqual([
      ['submitted', true, 'operator'],
      ['paying', false, 'provider'],
      ['paid', false, 'member'],
      ['received', false, 'member'],
    ])
    const [first] = (await look(person, id)).timeline
    expect(Date.parse(first?.until ?? '') - Date.parse(first?.at ?? '')).toBe(terms.beginAfter)
    await pass(terms.beginAfter)
    await decide(id, 'fail')
    await pass(0)
    expect(await stages()).toEqual([
      ['submitted', true, 'operator'],
      ['paying', true, 'provider'],
      ['failed', true, 'provider'],
    ])
  })

  test('is ordered only once per idempotency key when it is sent six times concurrently', async () => {
    const person = await payee()
    const key = randomUUID()
    const answers = await atOnce(6, () => order(person, {}, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balanceOf(person)).toBe(50_000)
    expect(await order(person, { amount: 40_000 }, key)).toMatchObject({ status: 422, code: 'key.reused' })
  })

  test('is ordered only once when eight requests for the whole balance arrive concurrently', async () => {
    for (let round = 0; round < (isLong ? 100 : 3); round++) {
      const person = await payee(60_000)
      const answers = await atOnce(8, () => order(person, { amount: 60_000 }))
      expect(tally(answers)).toEqual({ done: 1, 'withdrawal.openOrder': 7 })
      expect([await balanceOf(person), await setAside(person)]).toEqual([0, 60_000])
    }
  })

  test('cannot be ordered while another order is open', async () => {
    const person = await payee()
    const withdrawalId = await ordered(person, 20_000)
    expect(await order(person)).toMatchObject({ code: 'withdrawal.openOrder', value: { withdrawalId } })
    expect(await readTerms(person)).toMatchObject({ openWithdrawalId: withdrawalId, available: 80_000 })
    await pass(terms.beginAfter)
    await decide(withdrawalId, 'pay')
    await pass(0)
    expect(await readTerms(person)).toMatchObject({ openWithdrawalId: null })
    expect(await order(person)).toMatchObject({ success: true })
  })

  test('is rejected outside the limits, above the balance, with an outdated fee or while disabled', async () => {
    const person = await payee(30_000)
    const { min, max } = terms
    for (const amount of [min - 1, max + 1])
      expect(await order(person, { amount })).toMatchObject({
        code: 'withdrawal.offLimits',
        value: { min, max },
      })
    expect(await order(person, { amount: 30_001 })).toMatchObject({
      code: 'withdrawal.notEnough',
      value: { balance: 30_000 },
    })
    const fee = withdrawalFee(20_000, terms.fee)
    expect(await order(person, { amount: 20_000, fee: fee - 1 })).toMatchObject({
      code: 'withdrawal.feeChanged',
      value: { fee },
    })
    await rule({ on: false })
    expect(await order(person)).toMatchObject({ code: 'withdrawal.off' })
    expect(await readTerms(person)).toMatchObject({ on: false })
    expect([await balanceOf(person), await setAside(person)]).toEqual([30_000, 0])
  })

  test('is limited in number and amount per day, and cancelled orders do not count', async () => {
    await rule({ timesADay: 2, amountADay: 50_000 })
    const person = await payee()
    const first = await ordered(person, 30_000)
    expect((await readTerms(person)).leftToday).toEqual({ times: 1, amount: 20_000 })
    await person.read(cancelWithdrawal, { id: first }, person.headers)
    expect((await readTerms(person)).leftToday).toEqual({ times: 2, amount: 50_000 })
    await decide(await sent(person, 30_000), 'pay')
    await pass(0)
    expect(await order(person, { amount: 20_001 })).toMatchObject({
      code: 'withdrawal.dailyLimit',
      value: { times: 1, amount: 20_000 },
    })
    await decide(await sent(person, 10_000), 'pay')
    await pass(0)
    expect(await order(person, { amount: 10_000 })).toMatchObject({
      code: 'withdrawal.dailyLimit',
      value: { times: 0, amount: 10_000 },
    })
    const midnight = startOfDay(dayAt(await opened().platform.clock(), calendarZone), calendarZone)
    const ordersOf = eq(withdrawalOrder.memberId, person.member.id)
    const orderAt = (createdAt: Date) =>
      opened().platform.database.update(withdrawalOrder).set({ createdAt }).where(ordersOf)
    await orderAt(midnight)
    expect((await readTerms(person)).leftToday).toEqual({ times: 0, amount: 10_000 })
    await orderAt(new Date(midnight.getTime() - 1))
    expect((await readTerms(person)).leftToday).toEqual({ times: 2, amount: 50_000 })
  })

  test('is accepted only for the member’s existing account, after the account’s cooling-off period', async () => {
    const person = await payee()
    const other = await payee()
    expect(await order(person, { accountId: other.accountId })).toMatchObject({ status: 404 })
    await writeSetting(opened().platform.database, settings.payoutAccounts, { most: 5, coolFor: 30 * MINUTE })
    expect(await order(person)).toMatchObject({ code: 'withdrawal.accountUnusable' })
    await writeSetting(opened().platform.database, settings.payoutAccounts, { most: 5, coolFor: 0 })
    const removing = { id: person.accountId, paymentPassword: PIN }
    await person.read(removePayoutAccount, removing, person.headers)
    expect(await order(person)).toMatchObject({ status: 404 })
  })

  test('arrives at its account even if the account is removed before the payment', async () => {
    const person = await payee()
    const id = await ordered(person)
    await person.read(removePayoutAccount, { id: person.accountId, paymentPassword: PIN }, person.headers)
    expect((await person.read(listPayoutAccounts, {}, person.headers)).accounts).toEqual([])
    await pass(terms.beginAfter)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid', accountName: 'Pix · a•••@example.com' })
  })

  test('requires the payment password, counts a wrong password once per key and throttles the sixth attempt', async () => {
    const person = await payee()
    const key = randomUUID()
    const wrong = (of?: string) => order(person, { paymentPassword: '111111' }, of)
    for (let index = 0; index < 7; index++)
      expect(await wrong(key)).toMatchObject({ code: 'paymentPassword.wrong', value: { guessesLeft: 4 } })
    for (let index = 0; index < 4; index++) await wrong()
    expect(await order(person)).toMatchObject({ code: 'paymentPassword.throttled' })
    expect([await balanceOf(person), await setAside(person)]).toEqual([100_000, 0])
    for (let index = 0; index < 6; index++)
      expect(await order(person, { amount: 1 })).toMatchObject({ code: 'withdrawal.offLimits' })
    await pass(11 * MINUTE)
    expect(await order(person)).toMatchObject({ success: true })
  })

  test('returns the whole amount immediately and only once if it is cancelled before processing', async () => {
    const person = await payee()
    const id = await ordered(person)
    const cancel = (key: string = randomUUID()) =>
      person.ask(cancelWithdrawal, { id }, { ...person.headers, 'idempotency-key': key })
    const answers = await atOnce(6, () => cancel())
    expect(tally(answers)).toEqual({ done: 1, 'withdrawal.notCancellable': 5 })
    expect([await balanceOf(person), await setAside(person)]).toEqual([100_000, 0])
    await pass(terms.beginAfter)
    expect(await look(person, id)).toMatchObject({ state: 'cancelled' })
    expect([await paidBy(id), await postedFor(id)]).toEqual([0, ['withdrawal', 'withdrawalReturned']])
    const late = await sent(person)
    expect(await person.ask(cancelWithdrawal, { id: late }, person.headers)).toMatchObject({
      code: 'withdrawal.notCancellable',
      value: { withdrawal: { state: 'paying' } },
    })
  })

  test('is hidden from other members and unavailable to trial players', async () => {
    const person = await payee()
    const id = await ordered(person)
    const other = await payee()
    for (const call of [readWithdrawal, cancelWithdrawal])
      expect(await other.ask(call, { id }, other.headers)).toMatchObject({ status: 404 })
    const outcome = 'received' as const
    expect(await other.ask(confirmWithdrawal, { outcome, id }, other.headers)).toMatchObject({ status: 404 })
    expect(await look(person, id)).toMatchObject({ state: 'submitted' })
    const trial = {
      ...visit(opened()),
      headers: { token: await enter(opened(), await makeMember(opened(), { type: 4 })) },
    }
    expect(await trial.ask(readWithdrawalTerms, {}, trial.headers)).toMatchObject({
      status: 403,
      code: 'role.trial',
    })
  })

  test('appears in a paginated list, which is newest first and can be filtered by state', async () => {
    const person = await payee()
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      ids.unshift(await ordered(person))
      await person.read(cancelWithdrawal, { id: ids[0] ?? '' }, person.headers)
      await pass(1_000)
    }
    const range = {
      from: new Date(0).toISOString(),
      to: new Date(Date.now() + ahead() + MINUTE).toISOString(),
    }
    const first = await person.read(listWithdrawals, { ...range, limit: '2' }, person.headers)
    const last = await person.read(
      listWithdrawals,
      { ...range, limit: '2', cursor: first.next ?? '' },
      person.headers,
    )
    expect([first, last].flatMap(({ withdrawals }) => withdrawals.map(({ id }) => id))).toEqual(ids)
    expect(last.next).toBeNull()
    const paid = await person.read(listWithdrawals, { ...range, state: 'paid' }, person.headers)
    expect(paid.withdrawals).toEqual([])
  })
})

describe('[MEM-05] Withdrawals in reports', () => {
  const always = () => ({ from: new Date(0), to: new Date(Date.now() + ahead() + MINUTE) })

  test('are counted once the money has left the wallet, unless it is returned', async () => {
    const person = await payee()
    const { database } = opened().platform
    const { from, to } = always()
    const range = { from: from.toISOString(), to: to.toISOString() }
    const figures = () => figuresOf(database, person.member.id, range)
    const id = await ordered(person, 20_000)
    expect(await figures()).toMatchObject({ withdrawals: 20_000 })
    await person.read(cancelWithdrawal, { id }, person.headers)
    expect(await figures()).toMatchObject({ withdrawals: 0 })
    await decide(await sent(person, 30_000), 'pay')
    await pass(0)
    expect(await figures()).toMatchObject({ withdrawals: 30_000 })
    const agentId = person.member.uplineId ?? 0
    const cut = { ...always(), from: new Date(Date.now() - 86_400_000), by: 'day', zone: 'UTC' } as const
    expect((await overviewOf(database, agentId, cut)).total).toMatchObject({ withdrawals: 30_000 })
    const everybody = { ...range, sort: 'loss', descending: true } as const
    expect((await sumLosses(database, agentId, everybody)).sums).toMatchObject({ withdrawals: 30_000 })
  })

  test('are never negative on the day of their return', async () => {
    const { database } = opened().platform
    const person = await payee()
    const id = await sent(person, 20_000)
    await pass(25 * 60 * MINUTE)
    await decide(id, 'fail')
    await pass(0)
    const agentId = person.member.uplineId ?? 0
    const days = { ...always(), from: new Date(Date.now() - 86_400_000), by: 'day', zone: 'UTC' } as const
    const { steps, total } = await overviewOf(database, agentId, days)
    expect(steps.length).toBeGreaterThan(2)
    expect([...steps, total].map(({ withdrawals }) => withdrawals).filter((paid) => paid !== 0)).toEqual([])
    const since = {
      from: new Date(Date.now() + ahead() - 60 * MINUTE).toISOString(),
      to: always().to.toISOString(),
    }
    expect(await figuresOf(database, person.member.id, since)).toMatchObject({ withdrawals: 0 })
    const asked = { ...since, sort: 'loss', descending: true } as const
    expect((await sumLosses(database, agentId, asked)).sums).toMatchObject({ withdrawals: 0 })
  })

  test('appear as wallet entries that name no counterparty', async () => {
    const person = await payee()
    const id = await ordered(person, 20_000)
    await person.read(cancelWithdrawal, { id }, person.headers)
    const order = { sort: 'at', descending: true } as const
    const asked = {
      memberId: person.member.id,
      ...always(),
      types: ['withdrawal', 'withdrawalReturned'] as const,
    }
    const entries = await findEntries(opened().platform.database, asked, { order, after: null, limit: 5 })
    expect(entries.map(({ type, amount, account, reference }) => [type, amount, account, reference])).toEqual(
      [
        ['withdrawalReturned', 20_000, null, id],
        ['withdrawal', -20_000, null, id],
      ],
    )
  })
})

test('[MEM-05] accepts a withdrawal of exactly the minimum, the maximum or the rest of the daily limit', async () => {
  await rule({ max: 30_000, amountADay: 30_000 })
  for (const amount of [terms.min, 30_000])
    expect(await order(await payee(), { amount }), `${amount}`).toMatchObject({ success: true })
})
