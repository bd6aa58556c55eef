import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from '#protocol/cashier/deposits.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { creditDeposit } from '#server/cashier/credit-deposit.ts'
import { ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decideCharge, sandboxProvider } from '#server/sandbox/payment-provider.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { atOnce, type OpenedPlatform, tally, visit } from '#tests/support/client.ts'
import { enter, makeMember, moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { recordPublishedEvents } from '#tests/support/site/published-events.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE

const asUsual: SettingValue<typeof settings.paymentProvider> = {
  charges: 'given',
  answers: 'given',
  notices: 1,
  paysAfter: null,
}

let opened: OpenedPlatform
let offset = 0
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
afterEach(() => behave({}))

const behave = (given: Partial<SettingValue<typeof settings.paymentProvider>>) =>
  writeSetting(opened.platform.database, settings.paymentProvider, { ...asUsual, ...given })

const cashier = () => ({ ...opened.platform, payments: sandboxProvider(opened.platform) })

/** Advances the clock by the given time in ms, then processes all due deposits. */
async function pass(milliseconds: number): Promise<void> {
  offset += milliseconds
  await moveClock(opened, offset)
  while ((await advanceDeposits(cashier())) > 0);
}

/**
 * Advances the clock until deposits are due, then processes them. `happen` runs between the provider's reply
 * and its processing.
 */
async function advanceWhile(
  happen: () => Promise<unknown>,
  after: 'askEvery' | 'expireAfter',
): Promise<void> {
  offset += settings.deposits.initial[after]
  await moveClock(opened, offset)
  const { payments, ...rest } = cashier()
  const look = async (id: string) => {
    const told = await payments.look(id)
    await happen()
    return told
  }
  await advanceDeposits({ ...rest, payments: { ...payments, look } })
}

const player = async () => makePlayer(opened, await makeAgent(opened))
const order = (person: Person, amount = 5_000, key: string = randomUUID()) =>
  person.ask(createDeposit, { channelId: 'pix', amount }, { ...person.headers, 'idempotency-key': key })
const look = (person: Person, id: string) => person.read(readDeposit, { id }, person.headers)
const balanceOf = async (person: Person) => (await person.read(readBalance, {}, person.headers)).balance
const decide = (id: string, state: 'paid' | 'refused') => decideCharge(opened.platform, { id, state })

async function charged(person: Person, amount = 5_000): Promise<string> {
  const { id } = await person.read(createDeposit, { channelId: 'pix', amount }, person.headers)
  await pass(0)
  return id
}

describe('Deposit', () => {
  test('receives a payment code, is credited once after the payment, and sends a message', async () => {
    const person = await player()
    const id = await charged(person)
    const payable = await look(person, id)
    expect(payable).toMatchObject({ state: 'created', amount: 5_000, channelName: 'Pix' })
    expect(payable.copyCode).toMatch(/^000201.*br\.gov\.bcb\.pix.*54\d\d50\.00.*6304[0-9A-F]{4}$/)
    await decide(id, 'paid')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid', copyCode: null })
    expect(await balanceOf(person)).toBe(0)
    await pass(settings.deposits.initial.settleAfter)
    expect(await look(person, id)).toMatchObject({ state: 'credited', reason: '' })
    expect(await balanceOf(person)).toBe(5_000)
    const { messages } = await person.read(listMessages, {}, person.headers)
    expect(messages).toMatchObject([{ topic: 'money', content: expect.stringContaining('50.00') }])
  })

  test('notifies its member’s pages when it gets a payment code, is paid or is credited', async () => {
    const person = await player()
    const heardByNow = await recordPublishedEvents(opened)
    const id = await charged(person)
    const changed = { memberId: person.member.id, type: 'account.changed' }
    expect(await heardByNow()).toEqual([changed])
    await decide(id, 'paid')
    await pass(0)
    expect(await heardByNow()).toEqual([changed])
    await pass(settings.deposits.initial.settleAfter)
    const heard = await heardByNow()
    expect(heard).toContainEqual(changed)
    expect(heard).toContainEqual({ memberId: person.member.id, type: 'balance.changed' })
  })

  test('is ordered once per idempotency key, and only if no other order is open', async () => {
    const person = await player()
    const key = randomUUID()
    const answers = await atOnce(6, () => order(person, 5_000, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const others = await atOnce(6, () => order(person))
    expect(tally(others)).toEqual({ 'deposit.openOrder': 6 })
    const { openDepositId } = await person.read(listDepositChannels, {}, person.headers)
    expect(others[0]).toMatchObject({ value: { depositId: openDepositId } })
  })

  test('is ordered only once when ten requests arrive concurrently', async () => {
    const person = await player()
    expect(tally(await atOnce(10, () => order(person)))).toEqual({ done: 1, 'deposit.openOrder': 9 })
  })

  test('is rejected if it is outside its channel’s limits, or if the channel is closed or unknown', async () => {
    const person = await player()
    const { channels } = await person.read(listDepositChannels, {}, person.headers)
    const [pix] = channels
    expect(pix).toMatchObject({ id: 'pix', kind: 'pix', closedUntil: null })
    const { min = 0, max = 0 } = pix ?? {}
    for (const amount of [min - 1, max + 1])
      expect(await order(person, amount)).toMatchObject({ code: 'deposit.offLimits', value: { min, max } })
    for (const amount of [min, max])
      expect(await order(await player(), amount)).toMatchObject({ success: true })
    const unknown = await person.ask(createDeposit, { channelId: 'gold', amount: 5_000 }, person.headers)
    expect(unknown).toMatchObject({ status: 404 })
    const until = new Date(Date.now() + offset + MINUTE).toISOString()
    const { initial } = settings.deposits
    const closed = initial.channels.map((channel) => ({ ...channel, closedUntil: until }))
    await writeSetting(opened.platform.database, settings.deposits, { ...initial, channels: closed })
    expect(await order(person)).toMatchObject({ code: 'deposit.channelClosed', value: { until } })
    await pass(MINUTE)
    expect(await order(person)).toMatchObject({ success: true })
    await writeSetting(opened.platform.database, settings.deposits, initial)
  })

  test('expires if it is not paid, and then allows another order', async () => {
    const person = await player()
    const id = await charged(person)
    await pass(settings.deposits.initial.expireAfter)
    expect(await look(person, id)).toMatchObject({ state: 'expired', copyCode: null })
    expect(await decide(id, 'paid')).toBe(false)
    for (const call of [confirmDepositPaid, cancelDeposit])
      expect(await person.ask(call, { id }, person.headers)).toMatchObject({
        code: 'deposit.notOpen',
        value: { state: 'expired' },
      })
    expect(await look(person, id)).toMatchObject({ state: 'expired' })
    expect(await order(person)).toMatchObject({ success: true })
  })

  test('is credited even after its expiry if the member reported the payment', async () => {
    const person = await player()
    const id = await charged(person)
    const said = await person.ask(confirmDepositPaid, { id }, person.headers)
    expect(said).toMatchObject({ success: true, value: { state: 'reconciling' } })
    await behave({ notices: 0 })
    await pass(settings.deposits.initial.expireAfter)
    expect(await look(person, id)).toMatchObject({ state: 'reconciling' })
    await decide(id, 'paid')
    await pass(settings.deposits.initial.askEvery)
    await pass(settings.deposits.initial.settleAfter)
    expect(await look(person, id)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('expires if the member reported a payment that was not made', async () => {
    const person = await player()
    const id = await charged(person)
    await person.ask(confirmDepositPaid, { id }, person.headers)
    await pass(settings.deposits.initial.expireAfter + 10 * MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'expired' })
    expect(await balanceOf(person)).toBe(0)
  })

  test('can be cancelled after a mistaken payment report, and then allows another order', async () => {
    const person = await player()
    const id = await charged(person)
    await person.ask(confirmDepositPaid, { id }, person.headers)
    await pass(0)
    expect(await person.ask(cancelDeposit, { id }, person.headers)).toMatchObject({
      success: true,
      value: { state: 'cancelled' },
    })
    expect(await look(person, await charged(person))).toMatchObject({ state: 'created' })
  })

  test('cannot be paid after its cancellation, but is credited if it was already paid', async () => {
    const person = await player()
    const quiet = await charged(person)
    const given = await person.ask(cancelDeposit, { id: quiet }, person.headers)
    expect(given).toMatchObject({ success: true, value: { state: 'cancelled' } })
    await pass(0)
    expect(await decide(quiet, 'paid')).toBe(false)
    expect(await person.ask(cancelDeposit, { id: quiet }, person.headers)).toMatchObject({
      code: 'deposit.notOpen',
      value: { state: 'cancelled' },
    })
    const late = await charged(person)
    await behave({ notices: 0 })
    await decide(late, 'paid')
    await person.ask(cancelDeposit, { id: late }, person.headers)
    await pass(0)
    await pass(settings.deposits.initial.settleAfter)
    expect(await look(person, late)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('keeps its charge when the charge is requested again while the provider declines new ones', async () => {
    const person = await player()
    const id = await charged(person)
    const { payments } = cashier()
    const first = await payments.charge({ id, amount: 5_000 })
    expect(first).toMatchObject({ outcome: 'charged' })
    await behave({ charges: 'declined' })
    expect(await payments.charge({ id, amount: 5_000 })).toEqual(first)
    await behave({})
  })

  test('fails and states the reason when the provider declines it or the bank refuses it', async () => {
    const person = await player()
    await behave({ charges: 'declined' })
    const declined = await charged(person)
    expect(await look(person, declined)).toMatchObject({
      state: 'failed',
      reason: textIn('en', 'deposit.failed.declined'),
    })
    await behave({})
    const refused = await charged(person)
    await decide(refused, 'refused')
    await pass(0)
    expect(await look(person, refused)).toMatchObject({
      state: 'failed',
      reason: textIn('en', 'deposit.failed.refused'),
    })
    expect(await balanceOf(person)).toBe(0)
  })

  test('waits while the provider’s replies are lost, and is credited only once', async () => {
    const person = await player()
    const written = vi.spyOn(console, 'error').mockImplementation(() => {})
    await behave({ answers: 'lost' })
    const id = await charged(person)
    expect(await look(person, id)).toMatchObject({ state: 'created', copyCode: null })
    expect(written).toHaveBeenCalledWith(expect.stringContaining(id))
    written.mockRestore()
    await behave({})
    await pass(MINUTE)
    expect((await look(person, id)).copyCode).not.toBeNull()
    await decide(id, 'paid')
    await pass(0)
    await pass(settings.deposits.initial.settleAfter)
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('continues after the sandbox clock moves back, even if no notification arrives', async () => {
    const person = await player()
    const id = await charged(person)
    await behave({ notices: 0 })
    await decide(id, 'paid')
    await pass(-DAY)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    await pass(-DAY)
    expect(await look(person, id)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(person)).toBe(5_000)
    await pass(2 * DAY)
  })

  test('is credited only once despite repeated notifications and concurrent workers', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, player))
    await behave({ notices: 3 })
    const ids = await Promise.all(
      people.map((person) => person.read(createDeposit, { channelId: 'pix', amount: 7_000 }, person.headers)),
    )
    await pass(0)
    for (const { id } of ids) await decide(id, 'paid')
    for (const wait of [0, settings.deposits.initial.settleAfter, MINUTE]) {
      offset += wait
      await moveClock(opened, offset)
      await atOnce(4, () => advanceDeposits(cashier()))
    }
    expect(await Promise.all(people.map(balanceOf))).toEqual(people.map(() => 7_000))
    const { database } = opened.platform
    const posted = await database.$count(ledgerOperation, eq(ledgerOperation.kind, 'deposit'))
    expect(posted).toBe(await database.$count(depositOrder, eq(depositOrder.state, 'credited')))
    const [sum] = await database
      .select({ all: sql`sum(${ledgerPosting.amount})`.mapWith(Number) })
      .from(ledgerPosting)
    expect(sum?.all).toBe(0)
  })

  test('stays cancelled if the member cancels it during a status check with the provider', async () => {
    const person = await player()
    const id = await charged(person)
    await advanceWhile(() => person.ask(cancelDeposit, { id }, person.headers), 'expireAfter')
    expect(await look(person, id)).toMatchObject({ state: 'cancelled' })
  })

  test('is immediately checked again if it is paid during a status check with the provider', async () => {
    const person = await player()
    const id = await charged(person)
    await advanceWhile(() => decide(id, 'paid'), 'askEvery')
    await pass(0)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
  })

  test('is credited only after its payment, and only once when five workers process it concurrently', async () => {
    const person = await player()
    const id = await charged(person)
    const credit = async () => creditDeposit(opened.platform.database, id, await opened.platform.clock())
    await credit()
    expect(await look(person, id)).toMatchObject({ state: 'created' })
    expect(await balanceOf(person)).toBe(0)
    await decide(id, 'paid')
    await pass(0)
    await atOnce(5, credit)
    expect(await look(person, id)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('is hidden from other members and unavailable to trial players', async () => {
    const person = await player()
    const id = await charged(person)
    const other = await player()
    for (const call of [readDeposit, confirmDepositPaid, cancelDeposit])
      expect(await other.ask(call, { id }, other.headers)).toMatchObject({ status: 404 })
    expect(await look(person, id)).toMatchObject({ state: 'created' })
    const member = await makeMember(opened, { type: 4 })
    const trial = { ...visit(opened), headers: { token: await enter(opened, member) } }
    const channels = await trial.ask(listDepositChannels, {}, trial.headers)
    expect(channels).toMatchObject({ status: 403, code: 'role.trial' })
  })

  test('appears in a paginated list, which is newest first and can be filtered by state', async () => {
    const person = await player()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      ids.unshift(await charged(person))
      await person.ask(cancelDeposit, { id: ids[0] ?? '' }, person.headers)
      await pass(MINUTE)
    }
    const range = {
      from: new Date(0).toISOString(),
      to: new Date(Date.now() + offset + MINUTE).toISOString(),
    }
    const first = await person.read(listDeposits, { ...range, limit: '2' }, person.headers)
    const second = await person.read(
      listDeposits,
      { ...range, limit: '2', cursor: first.next ?? '' },
      person.headers,
    )
    const last = await person.read(
      listDeposits,
      { ...range, limit: '2', cursor: second.next ?? '' },
      person.headers,
    )
    expect([first, second, last].flatMap(({ deposits }) => deposits.map(({ id }) => id))).toEqual(ids)
    expect(last.next).toBeNull()
    const credited = await person.read(listDeposits, { ...range, state: 'credited' }, person.headers)
    expect(credited.deposits).toEqual([])
  })
})
