import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { cancelWithdrawal } from '#protocol/cashier/withdrawals.ts'
import { advanceWithdrawals } from '#server/cashier/advance-withdrawals.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { decideOnPayout } from '#server/sandbox/payout-desk.ts'
import { sandboxPayout } from '#server/sandbox/sandbox-payout.table.ts'
import { payoutDesk, payoutTerms as terms } from '#tests/support/cashier/payout-desk.ts'
import { atOnce } from '#tests/support/client.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const LEASE = 15_000

const {
  opened,
  behave,
  cashier,
  pass,
  wait,
  payee,
  ordered,
  sent,
  look,
  balanceOf,
  decide,
  messagesOf,
  setAside,
  postedFor,
  paidBy,
} = payoutDesk()

describe('[MEM-05] Withdrawal processing', () => {
  test('holds a large order for review, and refunds it with a reason when it is rejected', async () => {
    const person = await payee(500_000)
    const id = await ordered(person, terms.reviewAbove + 1)
    await pass(terms.beginAfter)
    expect(await look(person, id)).toMatchObject({ state: 'reviewing', mayCancel: true })
    await pass(MINUTE)
    expect([await paidBy(id), await decide(id, 'pay')]).toEqual([0, false])
    const refuse = () => decideOnPayout(opened().platform, id, { decision: 'reject', reason: 'holder' })
    expect((await atOnce(3, refuse)).filter(Boolean)).toHaveLength(1)
    expect(await look(person, id)).toMatchObject({
      state: 'rejected',
      reason: textIn('en', 'withdrawal.returned.holder'),
    })
    expect([await balanceOf(person), await setAside(person)]).toEqual([500_000, 0])
    expect(await messagesOf(person)).toEqual([
      expect.stringContaining(textIn('en', 'withdrawal.returned.holder')),
    ])
    expect(await decide(id, 'approve')).toBe(false)
  })

  test('pays an order up to the review limit immediately', async () => {
    const person = await payee(500_000)
    const id = await sent(person, terms.reviewAbove)
    expect(await look(person, id)).toMatchObject({ state: 'paying', mayCancel: false })
    expect(await paidBy(id)).toBe(1)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('pays a large order after its approval', async () => {
    const person = await payee(500_000)
    const id = await sent(person, terms.reviewAbove + 1)
    expect(await decide(id, 'approve')).toBe(true)
    expect(await decideOnPayout(opened().platform, id, { decision: 'reject', reason: 'conduct' })).toBe(false)
    await pass(0)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('returns the amount and the fee once, with a reason, when the provider or the bank refuses a payout', async () => {
    const person = await payee()
    await behave({ payouts: 'declined' })
    const declined = await sent(person)
    expect(await look(person, declined)).toMatchObject({
      state: 'failed',
      reason: textIn('en', 'withdrawal.returned.declined'),
    })
    await behave({ notices: 3 })
    const refused = await sent(person)
    await decide(refused, 'fail')
    await atOnce(4, () => advanceWithdrawals(cashier()))
    await pass(MINUTE)
    expect(await look(person, refused)).toMatchObject({
      state: 'failed',
      reason: textIn('en', 'withdrawal.returned.refused'),
    })
    for (const id of [declined, refused])
      expect(await postedFor(id)).toEqual(['withdrawal', 'withdrawalReturned'])
    expect([await balanceOf(person), await setAside(person)]).toEqual([100_000, 0])
  })

  test('continues after the sandbox clock moves back, and starts no payout early', async () => {
    const person = await payee()
    const id = await sent(person)
    await behave({ notices: 0 })
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    await pass(-DAY)
    // The payment does not count as received yet: the member still has the full time to dispute it.
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    await pass(-DAY)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    await pass(2 * DAY)
    const other = await ordered(await payee())
    await pass(-DAY)
    expect(await paidBy(other)).toBe(0)
    await pass(DAY + terms.beginAfter)
    expect(await paidBy(other)).toBe(1)
  })

  test('pays only once when the provider’s replies to the payout and to a status check are lost', async () => {
    const person = await payee()
    const written = vi.spyOn(console, 'error').mockImplementation(() => {})
    await behave({ answers: 'lost' })
    const id = await sent(person)
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    expect(written).toHaveBeenCalledWith(expect.stringContaining(id))
    // The provider would decline a new payout now, but keeps its decision on this payout.
    await behave({ payouts: 'declined' })
    await pass(LEASE)
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    await behave({ answers: 'lost', notices: 0 })
    await decide(id, 'pay')
    await pass(MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    await behave({})
    await pass(MINUTE)
    written.mockRestore()
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    expect([await paidBy(id), await postedFor(id)]).toEqual([1, ['withdrawal', 'withdrawalPaid']])
  })

  test('pays only once despite repeated notifications and concurrent workers', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => payee()))
    await behave({ notices: 3 })
    const ids = await Promise.all(people.map((person) => ordered(person)))
    for (const time of [terms.beginAfter, 0, 0]) {
      await wait(time)
      await atOnce(4, () => advanceWithdrawals(cashier()))
    }
    for (const id of ids) await decide(id, 'pay')
    await atOnce(4, () => advanceWithdrawals(cashier()))
    await pass(MINUTE)
    for (const id of ids) expect(await postedFor(id)).toEqual(['withdrawal', 'withdrawalPaid'])
    expect(await Promise.all(people.map(setAside))).toEqual(people.map(() => 0))
  })

  test('dates each payout of a batch by its own start, not by the start of the batch', async () => {
    const ids = [await ordered(await payee()), await ordered(await payee())]
    await wait(terms.beginAfter)
    const began = (await opened().platform.clock()).getTime()
    let seconds = 0
    const clock = async () => new Date(began + 1_000 * seconds++)
    await advanceWithdrawals({ ...cashier(), clock })
    const rows = await opened()
      .platform.database.select({ payingAt: withdrawalOrder.payingAt })
      .from(withdrawalOrder)
      .where(inArray(withdrawalOrder.id, ids))
    expect(new Set(rows.map(({ payingAt }) => payingAt?.getTime())).size).toBe(2)
  })

  test('continues if a process stalls during its payout request, and ignores the late reply', async () => {
    const person = await payee()
    const id = await ordered(person)
    await pass(0)
    await wait(terms.beginAfter)
    await advanceWithdrawals(cashier())
    const { payments, ...rest } = cashier()
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    const payOut: PaymentProvider['payOut'] = async (payout) => {
      const told = await payments.payOut(payout)
      await asleep
      return told === 'taken' ? 'declined' : told
    }
    const dying = advanceWithdrawals({ ...rest, payments: { ...payments, payOut } })
    await vi.waitFor(async () => expect(await paidBy(id)).toBe(1), 30_000)
    // The lease keeps other processes from taking the job.
    await pass(LEASE - 1_000)
    const [row] = await opened()
      .platform.database.select()
      .from(withdrawalOrder)
      .where(eq(withdrawalOrder.id, id))
    expect(row).toMatchObject({ state: 'paying', takenAt: null })
    await pass(1_000)
    wake()
    await dying
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    expect(await setAside(person)).toBe(50_000)
    await decide(id, 'pay')
    await pass(MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    expect([await paidBy(id), await postedFor(id)]).toEqual([1, ['withdrawal', 'withdrawalPaid']])
  })

  test('requests the payout again if the provider does not know it', async () => {
    const person = await payee()
    const id = await sent(person)
    await opened().platform.database.delete(sandboxPayout).where(eq(sandboxPayout.id, id))
    await pass(terms.askEvery)
    expect(await paidBy(id)).toBe(1)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('immediately checks a payout again if it is paid during a status check', async () => {
    const person = await payee()
    const id = await sent(person)
    await wait(terms.askEvery)
    const { payments, ...rest } = cashier()
    const lookPayout: PaymentProvider['lookPayout'] = async (asked) => {
      const told = await payments.lookPayout(asked)
      expect(told).not.toBe('paid')
      await decide(id, 'pay')
      return told
    }
    await advanceWithdrawals({ ...rest, payments: { ...payments, lookPayout } })
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('either pays or cancels an order, never both, if its member cancels it during processing', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await payee()
      const id = await ordered(person)
      await wait(terms.beginAfter)
      const [cancelled] = await Promise.all([
        person.ask(cancelWithdrawal, { id }, person.headers),
        advanceWithdrawals(cashier()),
        advanceWithdrawals(cashier()),
      ])
      await pass(0)
      const isBack = cancelled.success
      expect((await look(person, id)).state).toBe(isBack ? 'cancelled' : 'paying')
      expect([await paidBy(id), await setAside(person)]).toEqual(isBack ? [0, 0] : [1, 50_000])
    }
  })
})
