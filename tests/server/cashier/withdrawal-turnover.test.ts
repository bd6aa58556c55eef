import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createDeposit } from '#protocol/cashier/deposits.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decideCharge } from '#server/sandbox/payment-provider.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { putRound } from '#tests/support/agents/settlement.ts'
import { payoutDesk } from '#tests/support/cashier/payout-desk.ts'
import { fund } from '#tests/support/cashier/wallets.ts'
import { textIn } from '#tests/support/texts.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'

const { opened, rule, cashier, pass, payee, order, readTerms } = payoutDesk()

describe('[MEM-05] Wagering requirement before a withdrawal', () => {
  async function deposit(person: Person, amount: number): Promise<void> {
    const { id } = await person.read(createDeposit, { channelId: 'pix', amount }, person.headers)
    const go = async (milliseconds: number) => {
      await pass(milliseconds)
      while ((await advanceDeposits(cashier())) > 0);
    }
    await go(0)
    await decideCharge(opened().platform, { id, state: 'paid' })
    await go(0)
    await go(settings.deposits.initial.settleAfter)
  }
  async function stake(person: Person, amount: number): Promise<void> {
    await pass(1_000)
    const at = await opened().platform.clock()
    await putRound(opened().platform.database, { memberId: person.member.id, at, stake: amount })
    await pass(1_000)
  }
  const left = async (person: Person) => (await readTerms(person)).turnoverLeft

  test('equals the deposit, states its reason, and blocks an order before the password is checked', async () => {
    const person = await payee()
    await stake(person, 90_000)
    await deposit(person, 10_000)
    const owed = {
      total: 10_000,
      reasons: [
        {
          id: expect.any(String),
          at: expect.any(String),
          title: textIn('en', 'turnover.title', {
            source: textIn('en', 'turnover.source.deposit'),
            amount: 'R$\u00a0100.00',
          }),
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
    expect(await order(person, { paymentPassword: '111111' })).toMatchObject({
      code: 'paymentPassword.wrong',
      value: { guessesLeft: 4 },
    })
    expect(await order(person)).toMatchObject({ success: true })
  })

  test('includes deposits that arrive while the order is being sent', async () => {
    const person = await payee()
    const { id: memberId } = person.member
    let ordering: ReturnType<typeof order> | undefined
    await opened().platform.database.transaction(async (tx) => {
      await fund(tx, await walletOf(tx, memberId), 3_000)
      const demand = {
        id: randomUUID(),
        memberId,
        source: 'deposit',
        amount: 3_000,
        turnover: 3_000,
      } as const
      await addWageringRequirement(tx, { ...demand, at: await opened().platform.clock() })
      ordering = order(person)
      await untilWaiting(opened())
    })
    expect(await ordering).toMatchObject({ code: 'withdrawal.turnoverLeft', value: { total: 3_000 } })
    expect((await readTerms(person)).openWithdrawalId).toBeNull()
  })

  test('is met for the oldest deposit first, and each stake counts only once', async () => {
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
          title: textIn('en', 'turnover.title', {
            source: textIn('en', 'turnover.source.deposit'),
            amount: 'R$\u00a0300.00',
          }),
          turnover: 30_000,
          left: 25_000,
        },
      ],
    })
  })

  test('is reduced only by stakes placed at or after its start, once all older requirements are met', async () => {
    const { database, clock } = opened().platform
    const person = await payee()
    const { id: memberId } = person.member
    const [first, second] = [await clock(), new Date((await clock()).getTime() + 1_000)]
    await database.transaction(async (tx) => {
      for (const at of [first, second]) {
        const demand = { id: randomUUID(), memberId, source: 'bonus', amount: 100, turnover: 100 } as const
        await addWageringRequirement(tx, { ...demand, at })
      }
    })
    await putRound(database, { memberId, at: first, stake: 60 })
    await putRound(database, { memberId, at: second, stake: 90 })
    await putRound(database, { memberId, at: new Date(first.getTime() - 1), stake: 500 })
    await pass(2_000)
    // The stake of 60 leaves 40 of the first requirement and 100 of the second. The stake of 90 then leaves
    // 50 of the second.
    expect(await left(person)).toMatchObject({ total: 50, reasons: [{ left: 50 }] })
  })

  test('is zero if the operator requires no wagering of deposits', async () => {
    await rule({ depositTurnover: 0 })
    const person = await payee()
    await deposit(person, 10_000)
    expect(await left(person)).toEqual({ total: 0, reasons: [] })
  })

  test('is a share of the deposit, rounded up', async () => {
    await rule({ depositTurnover: 3_333 })
    const whole = await payee()
    await deposit(whole, 10_000)
    expect((await left(whole)).total).toBe(3_333)
    const broken = await payee()
    await deposit(broken, 10_001)
    expect((await left(broken)).total).toBe(3_334)
  })
})
