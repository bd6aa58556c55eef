import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { readDownlineTransferTerms, transferToDownline } from '#protocol/cashier/transfer.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { member } from '#server/identity/member.table.ts'
import { ledgerOperation } from '#server/ledger/ledger.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { PIN, withMoney } from '#tests/support/cashier/payer.ts'
import { type OpenedPlatform, tally } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())

/** Makes an agent who has money (in minor units) and a payment password. */
const payer = async (money = 100_000, above?: Person): Promise<Person> =>
  withMoney(opened, await makeAgent(opened, above), money)

type Given = Partial<RequestInput<typeof transferToDownline>>

const send = (agent: Person, to: Person, given: Given = {}, key: string = randomUUID()) =>
  agent.ask(
    transferToDownline,
    { memberId: to.id, amount: 5_000, paymentPassword: PIN, ...given },
    { ...agent.headers, 'idempotency-key': key },
  )

const balanceOf = async (person: Person) => (await person.read(readBalance, {}, person.headers)).balance

const countTransfers = () =>
  opened.platform.database.$count(ledgerOperation, eq(ledgerOperation.kind, 'transfer'))

describe('[AGENT-07] Transfer to the team', () => {
  test('moves the money to any member below the agent and sends that member a message', async () => {
    const agent = await payer()
    const lower = await makeAgent(opened, agent)
    const player = await makePlayer(opened, lower)
    expect(await send(agent, player, { note: 'Boa sorte' })).toMatchObject({
      success: true,
      value: { amount: 5_000, balance: 95_000 },
    })
    expect([await balanceOf(agent), await balanceOf(player)]).toEqual([95_000, 5_000])
    const { messages } = await player.read(listMessages, {}, player.headers)
    expect(messages).toMatchObject([{ content: expect.stringContaining('Boa sorte') }])
  })

  test('is made only once per idempotency key when it is sent eight times concurrently', async () => {
    const agent = await payer()
    const player = await makePlayer(opened, agent)
    const key = randomUUID()
    const before = await countTransfers()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(agent, player, {}, key)))
    const first = answers.find(({ success }) => success)
    for (const answer of answers) expect(answer).toEqual(first)
    expect(await send(agent, player, {}, key)).toEqual(first)
    expect(await countTransfers()).toBe(before + 1)
    expect([await balanceOf(agent), await balanceOf(player)]).toEqual([95_000, 5_000])
    expect(await send(agent, player, { amount: 6_000 }, key)).toMatchObject({
      status: 422,
      code: 'key.reused',
    })
  })

  test('never exceeds the balance when six transfers are sent concurrently', async () => {
    const agent = await payer(12_000)
    const players = [await makePlayer(opened, agent), await makePlayer(opened, agent)]
    const asked = Array.from({ length: 6 }, (_, index) => send(agent, players[index % 2] ?? agent))
    expect(tally(await Promise.all(asked))).toEqual({ done: 2, 'transfer.notEnough': 4 })
    expect(await balanceOf(agent)).toBe(2_000)
  })

  test.each(['to the upline', 'to a sibling agent', 'to the sender'])(
    'is rejected unless it goes downwards: %s',
    async (where) => {
      const top = await payer()
      const agent = await payer(100_000, top)
      const ids: Record<string, Person> = {
        'to the upline': top,
        'to a sibling agent': await makeAgent(opened, top),
      }
      const to = ids[where] ?? agent
      expect(await send(agent, to)).toMatchObject({ status: 404, code: 'thing.unknown' })
      const asked = { memberId: to.id }
      const terms = await agent.ask(readDownlineTransferTerms, asked, agent.headers)
      expect(terms).toMatchObject({ status: 404 })
      expect(await balanceOf(agent)).toBe(100_000)
    },
  )

  test('is available only to agents', async () => {
    const player = await makePlayer(opened, await makeAgent(opened))
    expect(await send(player, player)).toMatchObject({ status: 403, code: 'role.notAgent' })
  })

  test('is rejected if it is outside the limits or disabled, or if the recipient’s account is closed', async () => {
    const agent = await payer()
    const player = await makePlayer(opened, agent)
    const { database } = opened.platform
    const { min, max } = settings.transfers.initial
    for (const amount of [min - 1, max + 1])
      expect(await send(agent, player, { amount })).toMatchObject({
        code: 'transfer.offLimits',
        value: { min, max },
      })
    const terms = () => agent.read(readDownlineTransferTerms, { memberId: player.id }, agent.headers)
    const open = { on: true, recipientOpen: true, available: 100_000, turnoverLeft: 0, min, max }
    expect(await terms()).toEqual({ ...open, currency: 'BRL', paymentPasswordSet: true })
    await database.update(member).set({ closed: true }).where(eq(member.id, player.member.id))
    expect(await send(agent, player)).toMatchObject({ code: 'transfer.recipientClosed' })
    expect(await terms()).toMatchObject({ recipientOpen: false })
    await writeSetting(database, settings.transfers, { ...settings.transfers.initial, on: false })
    expect(await send(agent, player)).toMatchObject({ code: 'transfer.off' })
    expect(await terms()).toMatchObject({ on: false })
    await writeSetting(database, settings.transfers, settings.transfers.initial)
  })
})

test('[AGENT-07] rejects a transfer while a wagering requirement remains', async () => {
  const agent = await payer()
  const player = await makePlayer(opened, agent)
  const { database } = opened.platform
  const demand = {
    id: randomUUID(),
    memberId: agent.member.id,
    source: 'deposit' as const,
    amount: 3_000,
    turnover: 3_000,
    at: new Date(),
  }
  await database.transaction((tx) => addWageringRequirement(tx, demand))
  expect(await send(agent, player)).toMatchObject({
    code: 'transfer.turnoverLeft',
    value: { turnoverLeft: 3_000 },
  })
  expect([await balanceOf(agent), await balanceOf(player)]).toEqual([100_000, 0])
})

describe('[AGENT-07] Payment password of a transfer', () => {
  test('is counted as wrong only once per idempotency key and throttled at the sixth attempt', async () => {
    const agent = await payer()
    const player = await makePlayer(opened, agent)
    const key = randomUUID()
    const wrong = (of?: string) => send(agent, player, { paymentPassword: '111111' }, of)
    const first = { code: 'paymentPassword.wrong', value: { guessesLeft: 4 } }
    for (let index = 0; index < 7; index++) expect(await wrong(key)).toMatchObject(first)
    expect(await wrong()).toMatchObject({ value: { guessesLeft: 3 } })
    for (const guessesLeft of [2, 1, 0]) expect(await wrong()).toMatchObject({ value: { guessesLeft } })
    expect(await send(agent, player)).toMatchObject({ code: 'paymentPassword.throttled' })
    expect(await balanceOf(agent)).toBe(100_000)
    await moveClock(opened, 11 * 60_000)
    expect(await send(agent, player)).toMatchObject({ success: true })
    await moveClock(opened, 0)
  })

  test('allows five attempts when twelve requests arrive concurrently', async () => {
    const agent = await payer()
    const player = await makePlayer(opened, agent)
    const asked = Array.from({ length: 12 }, () => send(agent, player, { paymentPassword: '111111' }))
    expect(tally(await Promise.all(asked))).toEqual({
      'paymentPassword.wrong': 5,
      'paymentPassword.throttled': 7,
    })
  })

  test('must be set before the transfer, and uses up no attempt if the amount is outside the limits', async () => {
    const agent = await payer()
    const player = await makePlayer(opened, agent)
    for (let index = 0; index < 6; index++)
      expect(await send(agent, player, { amount: 1, paymentPassword: '111111' })).toMatchObject({
        code: 'transfer.offLimits',
      })
    expect(await send(agent, player)).toMatchObject({ success: true })
    const fresh = await makeAgent(opened)
    expect(await send(fresh, await makePlayer(opened, fresh))).toMatchObject({
      code: 'paymentPassword.unset',
    })
  })
})
