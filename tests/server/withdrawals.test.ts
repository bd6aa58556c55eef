import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RequestInput } from '#contract/call.ts'
import { createDeposit } from '#contract/deposits.ts'
import { listMessages } from '#contract/messages.ts'
import { calendarZone } from '#contract/moment.ts'
import { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from '#contract/payout-accounts.ts'
import { uploadImage } from '#contract/uploads.ts'
import { readBalance } from '#contract/wallet.ts'
import { feeOf } from '#contract/withdrawal-fee.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from '#contract/withdrawals.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { advanceWithdrawals } from '#server/cashier/advance-withdrawals.ts'
import type { PaymentProvider } from '#server/cashier/payment-provider.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/database/schema/ledger.ts'
import { member } from '#server/database/schema/member.ts'
import { sandboxPayout, withdrawalOrder } from '#server/database/schema/payout.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { findEntries } from '#server/ledger/wallet-entries.ts'
import { hashPassword } from '#server/member/passwords.ts'
import { decideCharge, sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { decideOnPayout, listPayouts } from '#server/sandbox/payout-desk.ts'
import { type SettingValue, writeSetting } from '#server/settings.ts'
import { settings } from '#server/settings-list.ts'
import { figuresOf } from '#server/team/member-figures.ts'
import { overviewOf } from '#server/team/overview.ts'
import { sumLosses } from '#server/team/user-losses.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/contracts.ts'
import { putGames } from '#tests/support/game-world.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger-faults.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putRound } from '#tests/support/settlement.ts'
import { fund } from '#tests/support/wallets.ts'

const MINUTE = 60_000
const LEASE = 15_000
const PIN = '246810'
const pinHash = hashPassword(PIN)
const HOLDER = 'Ana Lúcia Barreto'

const asUsual: SettingValue<'payoutProvider'> = {
  payouts: 'taken',
  answers: 'given',
  notices: 1,
  paysAfter: null,
}
const terms: SettingValue<'withdrawals'> = {
  ...settings.withdrawals.initial,
  receivedAfter: 10 * MINUTE,
  fee: { fixed: 50, rate: 100 },
}

let opened: OpenedPlatform
let offset = 0
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  await writeSetting(opened.platform.database, 'payoutAccounts', { most: 5, coolFor: 0 })
})
afterAll(async () => {
  expect(await ledgerFaults(opened.platform.pool, { playedAtOnce: true }).then(withoutEmptyMembers)).toEqual(
    [],
  )
  await opened.close()
})
/** Members who never had any money have no wallet in these tests. */
const withoutEmptyMembers = (faults: string[]) =>
  faults.filter((fault) => !fault.startsWith('members without a wallet'))
afterEach(async () => {
  await behave({})
  await rule({})
})
beforeAll(() => rule({}))

/** Has the provider behave in a way, and as usual else. */
const behave = (given: Partial<SettingValue<'payoutProvider'>>) =>
  writeSetting(opened.platform.database, 'payoutProvider', { ...asUsual, ...given })
/** Has the operator's rules be so, and as usual else. */
const rule = (given: Partial<SettingValue<'withdrawals'>>) =>
  writeSetting(opened.platform.database, 'withdrawals', { ...terms, ...given })

const cashier = () => ({ ...opened.platform, payments: sandboxProvider(opened.platform) })

/** Lets time pass (ms), then has everything that is due be gone on with. */
async function pass(milliseconds: number): Promise<void> {
  offset += milliseconds
  await moveClock(opened, offset)
  while ((await advanceWithdrawals(cashier())) > 0);
}

/** Somebody with money (minor units), a payment password and an account to be paid to. */
async function payee(money = 100_000): Promise<Person & { accountId: string }> {
  const { database } = opened.platform
  const person = await makePlayer(opened, await makeAgent(opened))
  await fund(database, await walletOf(database, person.member.id), money)
  const known = { paymentPasswordHash: await pinHash, userName: HOLDER }
  await database.update(member).set(known).where(eq(member.id, person.member.id))
  const details = { kind: 'pix', keyKind: 'email', key: 'ana@example.com', holder: HOLDER } as const
  const { accounts } = await person.read(addPayoutAccount, { details, paymentPassword: PIN }, person.headers)
  return { ...person, accountId: accounts[0]?.id ?? '' }
}

type Given = Partial<RequestInput<typeof createWithdrawal>>

const order = (person: Awaited<ReturnType<typeof payee>>, given: Given = {}, key: string = randomUUID()) => {
  const amount = given.amount ?? 50_000
  const asked = { accountId: person.accountId, amount, fee: feeOf(amount, terms.fee), paymentPassword: PIN }
  return person.ask(createWithdrawal, { ...asked, ...given }, { ...person.headers, 'idempotency-key': key })
}
/** Orders a payment, and gives its id. */
async function ordered(person: Awaited<ReturnType<typeof payee>>, amount = 50_000): Promise<string> {
  const answer = await order(person, { amount })
  if (!answer.success) throw new Error(`Refused with ${answer.code}`)
  return answer.value.withdrawal.id
}
/** An order that the provider has in hand. */
async function sent(person: Awaited<ReturnType<typeof payee>>, amount = 50_000): Promise<string> {
  const id = await ordered(person, amount)
  await pass(terms.beginAfter)
  return id
}
/** An order that waits for its member's word. */
async function paid(person: Awaited<ReturnType<typeof payee>>, amount = 50_000): Promise<string> {
  const id = await sent(person, amount)
  await decide(id, 'pay')
  await pass(0)
  return id
}
const look = (person: Person, id: string) => person.read(readWithdrawal, { id }, person.headers)
const confirm = (person: Person, id: string, outcome: 'received' | 'forcedReceived' = 'received') =>
  person.ask(confirmWithdrawal, { outcome, id }, person.headers)
const readTerms = (person: Person) => person.read(readWithdrawalTerms, {}, person.headers)
const balanceOf = async (person: Person) => (await person.read(readBalance, {}, person.headers)).balance
const decide = (id: string, decision: 'approve' | 'pay' | 'fail' | 'arrived' | 'return') =>
  decideOnPayout(opened.platform, id, { decision })
const messagesOf = async (person: Person) =>
  (await person.read(listMessages, {}, person.headers)).messages
    .filter(({ topic }) => topic === 'money')
    .map(({ title, content }) => title + content)

/** Minor units on the account of what is set aside for somebody. */
async function setAside({ member: { id } }: Person): Promise<number> {
  const isIt = and(eq(ledgerAccount.memberId, id), eq(ledgerAccount.kind, 'setAside'))
  const [account] = await opened.platform.database.select().from(ledgerAccount).where(isIt)
  return account?.balance ?? 0
}
/** Kinds of what was posted for an order, in their order. */
async function postedFor(id: string): Promise<string[]> {
  const rows = await opened.platform.database
    .select({ kind: ledgerOperation.kind })
    .from(ledgerOperation)
    .where(eq(ledgerOperation.reference, id))
    .orderBy(ledgerOperation.id)
  return rows.map(({ kind }) => kind)
}
const paidBy = (id: string) => opened.platform.database.$count(sandboxPayout, eq(sandboxPayout.id, id))

describe('[MEM-05] a payment out', () => {
  test('is set aside at once, sent, paid, and confirmed', async () => {
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
    const [told] = await opened.platform.database.select().from(sandboxPayout).where(eq(sandboxPayout.id, id))
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

  test('tells its stages, who has it, and until when', async () => {
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

  test('is ordered once for an intent, however often and however much at once it comes', async () => {
    const person = await payee()
    const key = randomUUID()
    const answers = await atOnce(6, () => order(person, {}, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balanceOf(person)).toBe(50_000)
    expect(await order(person, { amount: 40_000 }, key)).toMatchObject({ status: 422, code: 'key.reused' })
  })

  test('of many intents at once to withdraw all there is, one is ordered', async () => {
    for (let round = 0; round < (isLong ? 100 : 3); round++) {
      const person = await payee(60_000)
      const answers = await atOnce(8, () => order(person, { amount: 60_000 }))
      expect(tally(answers)).toEqual({ done: 1, 'withdrawal.openOrder': 7 })
      expect([await balanceOf(person), await setAside(person)]).toEqual([0, 60_000])
    }
  })

  test('is one at a time; another may follow', async () => {
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

  test('is held to what there is, to the limits, to the fee that was shown, and to the switch', async () => {
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
    const fee = feeOf(20_000, terms.fee)
    expect(await order(person, { amount: 20_000, fee: fee - 1 })).toMatchObject({
      code: 'withdrawal.feeChanged',
      value: { fee },
    })
    await rule({ on: false })
    expect(await order(person)).toMatchObject({ code: 'withdrawal.off' })
    expect(await readTerms(person)).toMatchObject({ on: false })
    expect([await balanceOf(person), await setAside(person)]).toEqual([30_000, 0])
  })

  test('is held to the times and the amount of a day, in which what was not paid does not count', async () => {
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
    const midnight = startOfDay(dayAt(await opened.platform.clock(), calendarZone), calendarZone)
    const ordersOf = eq(withdrawalOrder.memberId, person.member.id)
    const orderAt = (createdAt: Date) =>
      opened.platform.database.update(withdrawalOrder).set({ createdAt }).where(ordersOf)
    await orderAt(midnight)
    expect((await readTerms(person)).leftToday).toEqual({ times: 0, amount: 10_000 })
    await orderAt(new Date(midnight.getTime() - 1))
    expect((await readTerms(person)).leftToday).toEqual({ times: 2, amount: 50_000 })
  })

  test('goes to an account of one’s own that is there and has cooled', async () => {
    const person = await payee()
    const other = await payee()
    expect(await order(person, { accountId: other.accountId })).toMatchObject({ status: 404 })
    await writeSetting(opened.platform.database, 'payoutAccounts', { most: 5, coolFor: 30 * MINUTE })
    expect(await order(person)).toMatchObject({ code: 'withdrawal.accountUnusable' })
    await writeSetting(opened.platform.database, 'payoutAccounts', { most: 5, coolFor: 0 })
    const removing = { id: person.accountId, paymentPassword: PIN }
    await person.read(removePayoutAccount, removing, person.headers)
    expect(await order(person)).toMatchObject({ status: 404 })
  })

  test('on its way to an account that is removed arrives there', async () => {
    const person = await payee()
    const id = await ordered(person)
    await person.read(removePayoutAccount, { id: person.accountId, paymentPassword: PIN }, person.headers)
    expect((await person.read(listPayoutAccounts, {}, person.headers)).accounts).toEqual([])
    await pass(terms.beginAfter)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid', accountName: 'Pix · a•••@example.com' })
  })

  test('asks for the payment password; a wrong one counts once for an intent and throttles the sixth', async () => {
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

  test('that is taken back before anybody began returns at once, whole, and once', async () => {
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

  test('is nobody else’s, and is not for who only tries the games', async () => {
    const person = await payee()
    const id = await ordered(person)
    const other = await payee()
    for (const call of [readWithdrawal, cancelWithdrawal])
      expect(await other.ask(call, { id }, other.headers)).toMatchObject({ status: 404 })
    const outcome = 'received' as const
    expect(await other.ask(confirmWithdrawal, { outcome, id }, other.headers)).toMatchObject({ status: 404 })
    expect(await look(person, id)).toMatchObject({ state: 'submitted' })
    const trial = {
      ...visit(opened),
      headers: { token: await enter(opened, await makeMember(opened, { type: 4 })) },
    }
    expect(await trial.ask(readWithdrawalTerms, {}, trial.headers)).toMatchObject({
      status: 403,
      code: 'role.trial',
    })
  })

  test('is listed, newest first, a page by key, by state', async () => {
    const person = await payee()
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      ids.unshift(await ordered(person))
      await person.read(cancelWithdrawal, { id: ids[0] ?? '' }, person.headers)
      await pass(1_000)
    }
    const range = {
      from: new Date(0).toISOString(),
      to: new Date(Date.now() + offset + MINUTE).toISOString(),
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

describe('[MEM-05] the operator and the provider', () => {
  test('look at a large order before it is paid; one that is refused comes back with a reason', async () => {
    const person = await payee(500_000)
    const id = await ordered(person, terms.reviewAbove + 1)
    await pass(terms.beginAfter)
    expect(await look(person, id)).toMatchObject({ state: 'reviewing', mayCancel: true })
    await pass(MINUTE)
    expect([await paidBy(id), await decide(id, 'pay')]).toEqual([0, false])
    const refuse = () => decideOnPayout(opened.platform, id, { decision: 'reject', reason: 'holder' })
    expect((await atOnce(3, refuse)).filter(Boolean)).toHaveLength(1)
    expect(await look(person, id)).toMatchObject({ state: 'rejected', reason: /not in your name/ })
    expect([await balanceOf(person), await setAside(person)]).toEqual([500_000, 0])
    expect(await messagesOf(person)).toEqual([expect.stringContaining('not in your name')])
    expect(await decide(id, 'approve')).toBe(false)
  })

  test('approve a large order, which is paid then', async () => {
    const person = await payee(500_000)
    const id = await sent(person, terms.reviewAbove + 1)
    expect(await decide(id, 'approve')).toBe(true)
    expect(await decideOnPayout(opened.platform, id, { decision: 'reject', reason: 'conduct' })).toBe(false)
    await pass(0)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('decline or send back: the money and the fee come back once, with a reason', async () => {
    const person = await payee()
    await behave({ payouts: 'declined' })
    const declined = await sent(person)
    expect(await look(person, declined)).toMatchObject({ state: 'failed', reason: /provider/ })
    await behave({ notices: 3 })
    const refused = await sent(person)
    await decide(refused, 'fail')
    await atOnce(4, () => advanceWithdrawals(cashier()))
    await pass(MINUTE)
    expect(await look(person, refused)).toMatchObject({ state: 'failed', reason: /bank/ })
    for (const id of [declined, refused])
      expect(await postedFor(id)).toEqual(['withdrawal', 'withdrawalReturned'])
    expect([await balanceOf(person), await setAside(person)]).toEqual([100_000, 0])
  })

  test('pay once where answers are lost, before the work or after it', async () => {
    const person = await payee()
    const written = vi.spyOn(console, 'error').mockImplementation(() => {})
    await behave({ answers: 'lost' })
    const id = await sent(person)
    expect(await look(person, id)).toMatchObject({ state: 'paying' })
    expect(written).toHaveBeenCalledWith(expect.stringContaining(id))
    // What it said it stands by, however it would answer by now.
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

  test('pay once, however often it is told and however many go on with it', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => payee()))
    await behave({ notices: 3 })
    const ids = await Promise.all(people.map((person) => ordered(person)))
    for (const wait of [terms.beginAfter, 0, 0]) {
      offset += wait
      await moveClock(opened, offset)
      await atOnce(4, () => advanceWithdrawals(cashier()))
    }
    for (const id of ids) await decide(id, 'pay')
    await atOnce(4, () => advanceWithdrawals(cashier()))
    await pass(MINUTE)
    for (const id of ids) expect(await postedFor(id)).toEqual(['withdrawal', 'withdrawalPaid'])
    expect(await Promise.all(people.map(setAside))).toEqual(people.map(() => 0))
  })

  test('go on where a process died between asking and booking; what comes of it late does nothing', async () => {
    const person = await payee()
    const id = await ordered(person)
    await pass(0)
    offset += terms.beginAfter
    await moveClock(opened, offset)
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
    await vi.waitFor(async () => expect(await paidBy(id)).toBe(1))
    // Nobody else has it until its lease is over.
    await pass(LEASE - 1_000)
    const [row] = await opened.platform.database
      .select()
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

  test('are asked anew where the provider knows nothing of what it took', async () => {
    const person = await payee()
    const id = await sent(person)
    await opened.platform.database.delete(sandboxPayout).where(eq(sandboxPayout.id, id))
    await pass(terms.askEvery)
    expect(await paidBy(id)).toBe(1)
    await decide(id, 'pay')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('begin with no order that its member takes back at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await payee()
      const id = await ordered(person)
      offset += terms.beginAfter
      await moveClock(opened, offset)
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

describe('[MEM-06] the member’s word on a payment out', () => {
  test('is taken once it was paid, and once', async () => {
    const person = await payee()
    const id = await sent(person)
    expect(await confirm(person, id)).toMatchObject({
      code: 'withdrawal.notConfirmable',
      value: { withdrawal: { state: 'paying' } },
    })
    await decide(id, 'pay')
    await pass(0)
    const answers = await atOnce(5, () => confirm(person, id))
    expect(tally(answers)).toEqual({ done: 1, 'withdrawal.notConfirmable': 4 })
    await pass(terms.receivedAfter)
    expect(await look(person, id)).toMatchObject({
      state: 'received',
      receivedBy: 'member',
      receivedAt: null,
    })
  })

  test('is not waited for longer than the configured minutes', async () => {
    const person = await payee()
    const id = await paid(person)
    await pass(terms.receivedAfter - MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    await pass(MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'received', receivedBy: 'time', mayConfirm: false })
    expect(await confirm(person, id)).toMatchObject({ code: 'withdrawal.notConfirmable' })
  })

  test('ends no dispute where there is none, and begins none with a picture that nobody has', async () => {
    const person = await payee()
    const id = await paid(person)
    expect(await confirm(person, id, 'forcedReceived')).toMatchObject({ code: 'withdrawal.notConfirmable' })
    const proof = [randomUUID()]
    const outcome = 'notReceived' as const
    const disputed = await person.ask(confirmWithdrawal, { outcome, id, proof }, person.headers)
    expect(disputed).toMatchObject({ code: 'withdrawal.proofGone', value: { ids: proof } })
    const without = await person.ask(confirmWithdrawal, { outcome, id, proof: [] }, person.headers)
    expect(without).toMatchObject({ status: 422 })
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })
})

describe('[MEM-06] a payment that has not arrived', () => {
  const image = createCanvas(8, 8).encode('png')

  async function sendImage(person: Person): Promise<string> {
    const blob = new Blob([new Uint8Array(await image)])
    return (await person.read(uploadImage, { purpose: 'withdrawalProof', image: blob }, person.headers)).id
  }
  const deny = (person: Person, id: string, proof: string[], key: string = randomUUID()) =>
    person.ask(
      confirmWithdrawal,
      { outcome: 'notReceived', id, proof, comment: 'Nothing there' },
      { ...person.headers, 'idempotency-key': key },
    )

  test('is disputed with images, and counts as received by time no more', async () => {
    const person = await payee()
    const id = await paid(person)
    const proof = [await sendImage(person), await sendImage(person)]
    const key = randomUUID()
    const [first, again] = [await deny(person, id, proof, key), await deny(person, id, proof, key)]
    expect(first).toMatchObject({ success: true, value: { withdrawal: { state: 'disputed', proof } } })
    expect(again).toEqual(first)
    const [order] = await opened.platform.database
      .select({ dueAt: withdrawalOrder.dueAt })
      .from(withdrawalOrder)
      .where(eq(withdrawalOrder.id, id))
    expect(order).toEqual({ dueAt: null })
    await pass(10 * terms.receivedAfter)
    expect(await look(person, id)).toMatchObject({
      state: 'disputed',
      comment: 'Nothing there',
      mayConfirm: false,
    })
    const [shown] = await listPayouts(opened.platform.database)
    expect(shown).toMatchObject({ id, proof, comment: 'Nothing there' })
    for (const one of proof)
      expect((await opened.request(`/sandbox/api/uploads/${one}`)).headers.get('content-type')).toBe(
        'image/png',
      )
    expect(await confirm(person, id, 'received')).toMatchObject({ code: 'withdrawal.notConfirmable' })
    expect(await confirm(person, id, 'forcedReceived')).toMatchObject({
      value: { withdrawal: { state: 'received', receivedBy: 'forced' } },
    })
    expect(await balanceOf(person)).toBe(50_000)
  })

  test('is disputed once, of many words at once', async () => {
    const person = await payee()
    const id = await paid(person)
    const proof = [await sendImage(person)]
    const answers = await atOnce(8, () => deny(person, id, proof))
    expect(tally(answers)).toEqual({ done: 1, 'withdrawal.notConfirmable': 7 })
  })

  test('is not disputed with images of somebody else’s, used before, or too old', async () => {
    const person = await payee()
    const other = await payee()
    const id = await paid(person)
    const [own, foreign] = [await sendImage(person), await sendImage(other)]
    expect(await deny(person, id, [own, foreign])).toMatchObject({
      code: 'withdrawal.proofGone',
      value: { ids: [foreign] },
    })
    expect(await look(person, id)).toMatchObject({ state: 'paid', proof: [] })
    expect(await deny(person, id, [own])).toMatchObject({ success: true })
    const next = await paid(person, 20_000)
    expect(await deny(person, next, [own])).toMatchObject({ code: 'withdrawal.proofGone' })
    const old = await sendImage(person)
    await rule({ receivedAfter: 100 * 3_600_000 })
    const later = await paid(person, 20_000)
    await pass(3_600_000)
    expect(await deny(person, later, [old])).toMatchObject({ code: 'withdrawal.proofGone' })
  })

  test('is ended by people: it has arrived, or all of it goes back', async () => {
    const person = await payee()
    const first = await paid(person)
    await deny(person, first, [await sendImage(person)])
    expect(await decide(first, 'arrived')).toBe(true)
    expect(await decide(first, 'return')).toBe(false)
    expect(await look(person, first)).toMatchObject({ state: 'received', receivedBy: 'operator' })
    const second = await paid(person, 20_000)
    await deny(person, second, [await sendImage(person)])
    expect(await atOnce(5, () => decide(second, 'return')).then((done) => done.filter(Boolean))).toHaveLength(
      1,
    )
    expect(await look(person, second)).toMatchObject({
      state: 'failed',
      reason: 'The payment did not reach your account.',
    })
    expect(await postedFor(second)).toEqual(['withdrawal', 'withdrawalPaid', 'withdrawalReturned'])
    expect([await balanceOf(person), await setAside(person)]).toEqual([50_000, 0])
    expect(await messagesOf(person)).toEqual(
      expect.arrayContaining([expect.stringContaining('Withdrawal found')]),
    )
  })
})

describe('[MEM-05] what must be staked before money may leave', () => {
  /** Pays so much in, as a member does. */
  async function deposit(person: Person, amount: number): Promise<void> {
    const { id } = await person.read(createDeposit, { channelId: 'pix', amount }, person.headers)
    const go = async (milliseconds: number) => {
      await pass(milliseconds)
      while ((await advanceDeposits(cashier())) > 0);
    }
    await go(0)
    await decideCharge(opened.platform, { id, state: 'paid' })
    await go(0)
    await go(settings.deposits.initial.settleAfter)
  }
  /** Stakes so much a moment from now. */
  async function stake(person: Person, amount: number): Promise<void> {
    await pass(1_000)
    const at = await opened.platform.clock()
    await putRound(opened.platform.database, { memberId: person.member.id, at, stake: amount })
    await pass(1_000)
  }
  const left = async (person: Person) => (await readTerms(person)).turnoverLeft

  test('is a deposit once, told with its reason, and refuses an order without a guess', async () => {
    const person = await payee()
    await stake(person, 90_000)
    await deposit(person, 10_000)
    const owed = {
      total: 10_000,
      reasons: [
        {
          id: expect.any(String),
          at: expect.any(String),
          title: 'Deposit of R$100.00',
          turnover: 10_000,
          left: 10_000,
        },
      ],
    }
    expect(await left(person)).toEqual(owed)
    for (let index = 0; index < 6; index++)
      expect(await order(person, { paymentPassword: '111111' })).toMatchObject({
        code: 'withdrawal.turnoverLeft',
        value: owed,
      })
    await stake(person, 9_999)
    expect((await left(person)).total).toBe(1)
    await stake(person, 1)
    expect(await left(person)).toEqual({ total: 0, reasons: [] })
    expect(await order(person)).toMatchObject({ success: true })
  })

  test('is met by the oldest first, and by no stake twice', async () => {
    const person = await payee()
    await deposit(person, 10_000)
    await stake(person, 25_000)
    await deposit(person, 20_000)
    await deposit(person, 30_000)
    await stake(person, 25_000)
    expect(await left(person)).toEqual({
      total: 25_000,
      reasons: [
        {
          id: expect.any(String),
          at: expect.any(String),
          title: 'Deposit of R$300.00',
          turnover: 30_000,
          left: 25_000,
        },
      ],
    })
  })

  test('is nothing where the operator asks for nothing', async () => {
    await rule({ depositTurnover: 0 })
    const person = await payee()
    await deposit(person, 10_000)
    expect(await left(person)).toEqual({ total: 0, reasons: [] })
  })
})

describe('[MEM-05] a payment out in reports', () => {
  const always = () => ({ from: new Date(0), to: new Date(Date.now() + offset + MINUTE) })

  test('is what has left the wallet and has not come back', async () => {
    const person = await payee()
    const { database } = opened.platform
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

  test('is no figure below zero of a day on which it came back', async () => {
    const { database } = opened.platform
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
      from: new Date(Date.now() + offset - 60 * MINUTE).toISOString(),
      to: always().to.toISOString(),
    }
    expect(await figuresOf(database, person.member.id, since)).toMatchObject({ withdrawals: 0 })
    const asked = { ...since, sort: 'loss', descending: true } as const
    expect((await sumLosses(database, agentId, asked)).sums).toMatchObject({ withdrawals: 0 })
  })

  test('stands in the wallet’s entries as one, with nobody at its other end', async () => {
    const person = await payee()
    const id = await ordered(person, 20_000)
    await person.read(cancelWithdrawal, { id }, person.headers)
    const order = { sort: 'at', descending: true } as const
    const asked = {
      memberId: person.member.id,
      ...always(),
      types: ['withdrawal', 'withdrawalReturned'] as const,
    }
    const entries = await findEntries(opened.platform.database, asked, { order, after: null, limit: 5 })
    expect(entries.map(({ type, amount, account, reference }) => [type, amount, account, reference])).toEqual(
      [
        ['withdrawalReturned', 20_000, null, id],
        ['withdrawal', -20_000, null, id],
      ],
    )
  })
})

test('[MEM-05] the ledger sums to zero, and what is set aside is what open orders are for', async () => {
  const { database } = opened.platform
  const [sum] = await database
    .select({ all: sql`sum(${ledgerPosting.amount})`.mapWith(Number) })
    .from(ledgerPosting)
  expect(sum?.all).toBe(0)
  const [aside] = await database
    .select({ all: sql`coalesce(sum(${ledgerAccount.balance}), 0)`.mapWith(Number) })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.kind, 'setAside'))
  const [open] = await database
    .select({ all: sql`coalesce(sum(${withdrawalOrder.amount}), 0)`.mapWith(Number) })
    .from(withdrawalOrder)
    .where(sql`${withdrawalOrder.state} in ('submitted', 'reviewing', 'paying')`)
  expect(aside?.all).toBe(open?.all)
})
