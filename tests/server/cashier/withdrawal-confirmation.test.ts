import { randomUUID } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmWithdrawal } from '#protocol/cashier/withdrawals.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { uploadImage } from '#protocol/support/uploads.ts'
import { balanceOf as accountBalance, type HouseAccount, houseAccount } from '#server/ledger/accounts.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { listPayouts } from '#server/sandbox/payout-desk.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { payoutDesk, payoutTerms as terms } from '#tests/support/cashier/payout-desk.ts'
import { atOnce, tally } from '#tests/support/client.ts'
import { textIn } from '#tests/support/texts.ts'

const MINUTE = 60_000

const {
  opened,
  rule,
  pass,
  payee,
  sent,
  paid,
  look,
  confirm,
  balanceOf,
  decide,
  messagesOf,
  setAside,
  postedFor,
} = payoutDesk()

async function inHouse(kind: HouseAccount): Promise<number> {
  const { database } = opened().platform
  return accountBalance(database, await houseAccount(database, kind))
}

describe('[MEM-06] Confirmation of a withdrawal', () => {
  test('is accepted only once, and only after the payment', async () => {
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

  test('happens automatically after the configured time', async () => {
    const person = await payee()
    const id = await paid(person)
    await pass(terms.receivedAfter - MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'paid' })
    await pass(MINUTE)
    expect(await look(person, id)).toMatchObject({ state: 'received', receivedBy: 'time', mayConfirm: false })
    expect(await confirm(person, id)).toMatchObject({ code: 'withdrawal.notConfirmable' })
  })

  test('cannot end a dispute that was never opened, and requires valid images to open one', async () => {
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

describe('[MEM-06] Withdrawal that has not arrived', () => {
  const image = createCanvas(8, 8).encode('png')

  type Purpose = RequestInput<typeof uploadImage>['purpose']

  async function sendImage(person: Person, purpose: Purpose = 'withdrawalProof'): Promise<string> {
    const blob = new Blob([new Uint8Array(await image)])
    return (await person.read(uploadImage, { purpose, image: blob }, person.headers)).id
  }
  const deny = (person: Person, id: string, proof: string[], key: string = randomUUID()) =>
    person.ask(
      confirmWithdrawal,
      { outcome: 'notReceived', id, proof, comment: 'Nothing there' },
      { ...person.headers, 'idempotency-key': key },
    )

  test('can be disputed with images, and is then never marked as received automatically', async () => {
    const person = await payee()
    const id = await paid(person)
    const proof = [await sendImage(person), await sendImage(person), await sendImage(person)]
    const key = randomUUID()
    const [first, again] = [await deny(person, id, proof, key), await deny(person, id, proof, key)]
    expect(first).toMatchObject({ success: true, value: { withdrawal: { state: 'disputed', proof } } })
    expect(again).toEqual(first)
    const [order] = await opened()
      .platform.database.select({ dueAt: withdrawalOrder.dueAt })
      .from(withdrawalOrder)
      .where(eq(withdrawalOrder.id, id))
    expect(order).toEqual({ dueAt: null })
    await pass(10 * terms.receivedAfter)
    expect(await look(person, id)).toMatchObject({
      state: 'disputed',
      comment: 'Nothing there',
      mayConfirm: false,
    })
    const [shown] = await listPayouts(opened().platform.database)
    expect(shown).toMatchObject({ id, proof, comment: 'Nothing there' })
    for (const one of proof)
      expect((await opened().request(`/sandbox/api/uploads/${one}`)).headers.get('content-type')).toBe(
        'image/png',
      )
    expect(await confirm(person, id, 'received')).toMatchObject({ code: 'withdrawal.notConfirmable' })
    expect(await confirm(person, id, 'forcedReceived')).toMatchObject({
      value: { withdrawal: { state: 'received', receivedBy: 'forced' } },
    })
    expect(await balanceOf(person)).toBe(50_000)
  })

  test('is disputed only once when eight requests arrive concurrently', async () => {
    const person = await payee()
    const id = await paid(person)
    const proof = [await sendImage(person)]
    const answers = await atOnce(8, () => deny(person, id, proof))
    expect(tally(answers)).toEqual({ done: 1, 'withdrawal.notConfirmable': 7 })
  })

  test('cannot be disputed with images that are already used, too old, or uploaded by others or for other purposes', async () => {
    const person = await payee()
    const other = await payee()
    const id = await paid(person)
    const [own, foreign] = [await sendImage(person), await sendImage(other)]
    expect(await deny(person, id, [own, foreign])).toMatchObject({
      code: 'withdrawal.proofGone',
      value: { ids: [foreign] },
    })
    const complaint = await sendImage(person, 'feedback')
    expect(await deny(person, id, [own, complaint])).toMatchObject({
      code: 'withdrawal.proofGone',
      value: { ids: [complaint] },
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

  test('is settled by staff, who either mark it as arrived or return the whole amount', async () => {
    const person = await payee()
    const first = await paid(person)
    await deny(person, first, [await sendImage(person)])
    expect(await decide(first, 'arrived')).toBe(true)
    expect(await decide(first, 'return')).toBe(false)
    expect(await look(person, first)).toMatchObject({ state: 'received', receivedBy: 'operator' })
    const house = () => Promise.all((['cashier', 'fees'] as const).map(inHouse))
    const before = await house()
    const second = await paid(person, 20_000)
    expect(await house()).not.toEqual(before)
    await deny(person, second, [await sendImage(person)])
    expect(await atOnce(5, () => decide(second, 'return')).then((done) => done.filter(Boolean))).toHaveLength(
      1,
    )
    expect(await look(person, second)).toMatchObject({
      state: 'failed',
      reason: textIn('en', 'withdrawal.returned.notReceived'),
    })
    expect(await postedFor(second)).toEqual(['withdrawal', 'withdrawalPaid', 'withdrawalReturned'])
    expect([await balanceOf(person), await setAside(person)]).toEqual([50_000, 0])
    expect(await house()).toEqual(before)
    expect(await messagesOf(person)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          textIn('en', 'notification.withdrawal.found.title', { amount: 'R$\u00a0494.50' }),
        ),
      ]),
    )
  })
})
