import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listTransactions, readTransaction } from '#protocol/account/transactions.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { transferToUpline } from '#protocol/cashier/transfer.ts'
import {
  collectWallets,
  readMerchantWallet,
  readWalletMove,
  transferBetweenWallets,
} from '#protocol/cashier/vendor-wallets.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { launchGame } from '#protocol/play/game-launch.ts'
import { advanceTransfers, type Mover } from '#server/cashier/vendor-wallets/advance-transfers.ts'
import { endTransfer } from '#server/cashier/vendor-wallets/end-transfer.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { vendorBalances } from '#server/ledger/accounts.ts'
import { ledgerAccount, ledgerOperation } from '#server/ledger/ledger.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { withMoney } from '#tests/support/cashier/payer.ts'
import { atOnce, type OpenedPlatform, tally } from '#tests/support/client.ts'
import { isLong } from '#tests/support/is-long.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { bet } from '#tests/support/play/game-player.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { makeClaimant } from '#tests/support/rewards/claim-world.ts'
import { textIn } from '#tests/support/texts.ts'

const ROUNDS = isLong ? 100 : 4
/** Timeout on a busy machine, in ms. */
const PATIENCE = 240_000
const DAY = 86_400_000
/** A slot of the vendor CQ9, which has its own wallets. */
const BREAD = { nodeId: 103, vendor: 'CQ9', gameType: 'RNG' } as const

let opened: OpenedPlatform
let offset = 0
beforeAll(async () => {
  opened = await openPlatform()
  await putGames(opened.platform)
  const { database } = opened.platform
  await database.insert(vendor).values({ code: 'JL', name: 'Jota', show: 'frame' })
  for (const code of ['CQ9', 'JL'])
    await database.update(vendor).set({ ownWallet: true }).where(eq(vendor.code, code))
  await rule({})
})
afterEach(async () => {
  await behave({})
  await rule({})
  await opened.platform.database.update(vendor).set({ closedUntil: null })
})
afterAll(async () => {
  const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
  expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
  await opened.close()
})

const asUsual: SettingValue<typeof settings.vendorProvider> = {
  transfers: 'done',
  answers: 'given',
  takes: 0,
}

const behave = (given: Partial<SettingValue<typeof settings.vendorProvider>>) =>
  writeSetting(opened.platform.database, settings.vendorProvider, { ...asUsual, ...given })
const rule = (given: Partial<SettingValue<typeof settings.wallets>>) =>
  writeSetting(opened.platform.database, settings.wallets, { single: false, askEvery: 1_000, ...given })

function mover(): Mover {
  const { vendorWallets } = opened.platform
  if (!vendorWallets) throw new Error('No vendor keeps wallets')
  return { ...opened.platform, vendorWallets }
}

/** Advances the clock by the given time in ms, then queries the vendors about all due transfers. */
async function pass(milliseconds = 0): Promise<void> {
  offset += milliseconds
  await moveClock(opened, offset)
  while ((await advanceTransfers(mover())) > 0);
}

/** Makes a member who has money (in minor units) in the main wallet. */
const player = async (money = 100_000): Promise<Person> =>
  withMoney(opened, await makePlayer(opened, await makeAgent(opened)), money)

const keyed = (person: Person, key: string) => ({ ...person.headers, 'idempotency-key': key })

type Given = Partial<RequestInput<typeof transferBetweenWallets>>

const transfer = (person: Person, given: Given = {}, key: string = randomUUID()) =>
  person.ask(
    transferBetweenWallets,
    { direction: 'toVendor', vassalage: 'CQ9', amount: 30_000, ...given },
    keyed(person, key),
  )
const collect = (person: Person, key: string = randomUUID()) =>
  person.ask(collectWallets, {}, keyed(person, key))
const read = (person: Person) => person.read(readMerchantWallet, {}, person.headers)
const mainOf = async (person: Person) => (await person.read(readBalance, {}, person.headers)).balance
const liesWith = async (person: Person) =>
  Object.fromEntries(await vendorBalances(opened.platform.database, person.member.id))

async function begun(person: Person, given: Given = {}): Promise<string> {
  const answer = await transfer(person, given)
  if (!answer.success) throw new Error(`Refused with ${answer.code}`)
  return answer.value.move.id
}
/** Transfers money to a vendor and waits for its arrival. */
async function brought(person: Person, amount: number, vassalage = 'CQ9'): Promise<void> {
  await begun(person, { vassalage, amount })
  await pass()
}
const moveOf = (person: Person, id: string) => person.read(readWalletMove, { id }, person.headers)
const statesOf = async (person: Person, id: string) =>
  (await moveOf(person, id)).transfers.map(({ state }) => state)

const ALL = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }
async function entriesOf(person: Person, status?: 'pending' | 'done' | 'returned') {
  const asked = { ...ALL, types: ['walletTransfer' as const], ...(status ? { status } : {}) }
  const { transactions } = await person.read(listTransactions, asked, person.headers)
  return transactions.map(({ amount, status }) => [amount, status])
}

describe('[MEM-03] Transfer between the main wallet and a vendor wallet', () => {
  test('[CALL-35] leaves the source wallet immediately and arrives when the vendor confirms it', async () => {
    const person = await player()
    await behave({ takes: 5_000 })
    const id = await begun(person)
    expect(await mainOf(person)).toBe(70_000)
    await pass()
    expect(await moveOf(person, id)).toMatchObject({
      isOpen: true,
      transfers: [{ vassalage: 'CQ9', vendor: 'Nove', amount: 30_000, state: 'moving' }],
    })
    expect(await read(person)).toMatchObject({ balance: 70_000, openMoveId: id })
    expect(await liesWith(person)).toEqual({})
    expect(await entriesOf(person)).toEqual([[-30_000, 'pending']])
    await pass(5_000)
    expect(await statesOf(person, id)).toEqual(['arrived'])
    expect(await liesWith(person)).toEqual({ CQ9: 30_000 })
    expect(await entriesOf(person)).toEqual([[-30_000, 'done']])
    await begun(person, { direction: 'fromVendor', amount: 10_000 })
    expect(await liesWith(person)).toEqual({ CQ9: 20_000 })
    await pass()
    await pass(5_000)
    expect(await mainOf(person)).toBe(80_000)
    expect(await entriesOf(person)).toEqual([
      [10_000, 'done'],
      [-30_000, 'done'],
    ])
  })

  test('returns the whole amount and is recorded as returned when the vendor refuses it', async () => {
    const person = await player()
    await behave({ transfers: 'refused' })
    const id = await begun(person)
    await pass()
    expect(await statesOf(person, id)).toEqual(['returned'])
    expect(await mainOf(person)).toBe(100_000)
    expect(await entriesOf(person)).toEqual([
      [30_000, 'done'],
      [-30_000, 'returned'],
    ])
    expect(await entriesOf(person, 'returned')).toEqual([[-30_000, 'returned']])
    expect(await entriesOf(person, 'done')).toEqual([[30_000, 'done']])
    const { transactions } = await person.read(listTransactions, ALL, person.headers)
    expect(transactions.filter(({ vendor }) => vendor === 'Nove').map(({ type }) => type)).toEqual([
      'walletTransfer',
      'walletTransfer',
    ])
    expect(transactions.every(({ type, vendor }) => (type === 'walletTransfer') === (vendor !== null))).toBe(
      true,
    )
    const asked = { ...ALL, types: ['walletTransfer' as const], limit: 1 }
    const [entry] = (await person.read(listTransactions, asked, person.headers)).transactions
    const { details } = await person.read(readTransaction, { id: entry?.id ?? '' }, person.headers)
    expect(details).toContainEqual({ label: textIn('en', 'entry.fact.toWallet'), text: 'Nove' })
  })

  test('is polled while the vendor’s replies are lost, and then follows the vendor’s first decision', async () => {
    const person = await player()
    const { vendorWallets } = mover()
    const moves = vi.spyOn(vendorWallets, 'move')
    await behave({ answers: 'lost' })
    const id = await begun(person)
    for (let asked = 0; asked < 3; asked++) await pass(1_000)
    expect(await statesOf(person, id)).toEqual(['checking'])
    expect(await mainOf(person)).toBe(70_000)
    expect((await read(person)).wallets.find(({ vassalage }) => vassalage === 'CQ9')?.balance).toBeNull()
    // The vendor accepted the transfer before its replies were lost, so a later refusal does not matter.
    await behave({ transfers: 'refused' })
    await pass(1_000)
    expect(await statesOf(person, id)).toEqual(['arrived'])
    expect(await liesWith(person)).toEqual({ CQ9: 30_000 })
    expect(new Set(moves.mock.calls.map(([{ id }]) => id)).size).toBe(1)
    expect(moves.mock.calls.length).toBeGreaterThan(3)
    moves.mockRestore()
  })

  test('is polled even after the sandbox clock moves back', async () => {
    const person = await player()
    const moves = vi.spyOn(mover().vendorWallets, 'move').mockRejectedValueOnce(new Error('unheard'))
    const id = await begun(person)
    await pass()
    expect(await statesOf(person, id)).toEqual(['checking'])
    moves.mockRestore()
    await pass(-DAY)
    expect(await statesOf(person, id)).toEqual(['arrived'])
    await pass(DAY)
  })

  test('is rejected if it exceeds the balance, or if the vendor is closed or keeps no wallets', async () => {
    const person = await player()
    expect(await transfer(person, { amount: 100_001 })).toMatchObject({
      code: 'transfer.notEnough',
      value: { balance: 100_000 },
    })
    expect(await transfer(person, { direction: 'fromVendor', amount: 1 })).toMatchObject({
      code: 'transfer.notEnough',
      value: { balance: 0 },
    })
    for (const vassalage of ['PG', 'NOBODY'])
      expect(await transfer(person, { vassalage })).toMatchObject({ status: 404 })
    await brought(person, 20_000)
    const until = new Date(Date.now() + 30 * 86_400_000)
    await opened.platform.database.update(vendor).set({ closedUntil: until }).where(eq(vendor.code, 'CQ9'))
    for (const direction of ['toVendor', 'fromVendor'] as const)
      expect(await transfer(person, { direction, amount: 10_000 }), direction).toMatchObject({
        code: 'transfer.vendorClosed',
        value: { until: until.toISOString() },
      })
    expect(await liesWith(person)).toEqual({ CQ9: 20_000 })
    expect((await read(person)).wallets).toMatchObject([
      { vassalage: 'JL', closedUntil: null },
      { vassalage: 'CQ9', closedUntil: until.toISOString() },
    ])
    expect(await mainOf(person)).toBe(80_000)
  })

  test('is rejected while another transfer is in progress', async () => {
    const person = await player()
    const id = await begun(person)
    expect(await transfer(person)).toMatchObject({ code: 'transfer.underWay', value: { moveId: id } })
    expect(await collect(person)).toMatchObject({ code: 'transfer.underWay', value: { moveId: id } })
    await pass()
    expect(await transfer(person)).toMatchObject({ success: true })
    await pass()
  })

  test('is denied to trial players, as are collection and transfers to the upline', async () => {
    const trial = await makeClaimant(opened, { type: 4 })
    const refused = { status: 403, code: 'role.trial' }
    expect(await transfer(trial)).toMatchObject(refused)
    expect(await collect(trial)).toMatchObject(refused)
    const paymentPassword = '135790'
    expect(
      await trial.ask(transferToUpline, { amount: 100, paymentPassword }, keyed(trial, randomUUID())),
    ).toMatchObject(refused)
  })

  test('is hidden from other members', async () => {
    const person = await player()
    const id = await begun(person)
    const other = await player()
    for (const asked of [id, randomUUID(), 'no-such-move'])
      expect(await other.ask(readWalletMove, { id: asked }, other.headers)).toMatchObject({
        status: 404,
        code: 'thing.unknown',
      })
    await pass()
  })
})

describe('[MEM-03] Collection of the money from all vendors', () => {
  test('returns the money from all open vendors in one request and names the closed vendors', async () => {
    const person = await player()
    await brought(person, 20_000)
    await brought(person, 5_000, 'JL')
    const until = new Date(Date.now() + 30 * 86_400_000)
    await opened.platform.database.update(vendor).set({ closedUntil: until }).where(eq(vendor.code, 'JL'))
    expect(await collect(person)).toMatchObject({
      value: { left: ['JL'], move: { transfers: [{ vassalage: 'CQ9', amount: 20_000 }] } },
    })
    await pass()
    expect(await mainOf(person)).toBe(95_000)
    expect(await collect(person)).toMatchObject({
      code: 'transfer.nothingThere',
      value: { left: ['JL'] },
    })
    await opened.platform.database.update(vendor).set({ closedUntil: null })
    expect(await collect(person)).toMatchObject({ value: { left: [] } })
    await pass()
    expect([await mainOf(person), await liesWith(person)]).toEqual([100_000, { CQ9: 0, JL: 0 }])
  })

  test('runs only once when it is requested many times concurrently, and blocks no other member', async () => {
    const [person, other] = [await player(), await player()]
    await brought(person, 20_000)
    // There are more calls than database connections. Calls that needed a second connection would deadlock.
    const answers = atOnce(25, () => collect(person))
    expect(await mainOf(other)).toBe(100_000)
    expect(tally(await answers)).toEqual({ done: 1, 'transfer.underWay': 24 })
    await pass()
    expect(await mainOf(person)).toBe(100_000)
  })

  test('transfers each vendor’s money separately, and records an entry for each vendor', async () => {
    const person = await player()
    await brought(person, 20_000)
    await brought(person, 5_000, 'JL')
    const answer = await collect(person)
    const id = answer.success ? answer.value.move.id : ''
    await pass()
    expect(await statesOf(person, id)).toEqual(['arrived', 'arrived'])
    expect((await entriesOf(person)).slice(0, 2).sort()).toEqual([
      [20_000, 'done'],
      [5_000, 'done'],
    ])
  })
})

describe('[MEM-03] Single wallet for all vendors', () => {
  test('[CALL-36] rejects transfers and collection', async () => {
    await rule({ single: true })
    const person = await player()
    expect(await read(person)).toMatchObject({ isSingle: true, wallets: [], balance: 100_000 })
    expect(await transfer(person)).toMatchObject({ code: 'transfer.singleWallet' })
    expect(await collect(person)).toMatchObject({ code: 'transfer.singleWallet' })
  })

  test('lets members take back money that a vendor still holds, but not transfer more to the vendor', async () => {
    const person = await player()
    await brought(person, 20_000)
    await rule({ single: true })
    expect((await read(person)).wallets).toMatchObject([{ vassalage: 'CQ9', balance: 20_000 }])
    expect(await transfer(person)).toMatchObject({ code: 'transfer.singleWallet' })
    await begun(person, { direction: 'fromVendor', amount: 5_000 })
    await pass()
    expect((await read(person)).wallets).toMatchObject([{ vassalage: 'CQ9', balance: 15_000 }])
    expect(await collect(person)).toMatchObject({ success: true })
    await pass()
    expect((await read(person)).wallets).toEqual([])
    expect(await mainOf(person)).toBe(100_000)
  })
})

/** Opens the slot. Returns a function that sends a bet and returns the response's JSON. */
async function openBread(person: Person) {
  const { url } = await person.read(launchGame, BREAD, person.headers)
  const token = new URLSearchParams(url.split('?')[1]).get('token') ?? ''
  return async (body: object) => {
    const reply = await opened.request('/play/api/rounds', {
      method: 'POST',
      headers: { 'play-token': token },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { success: boolean; code?: string; value: { balance: number } }
  }
}

describe('[MEM-03] Game of a vendor that keeps wallets', () => {
  test('uses the balance of the vendor wallet, whatever the main wallet contains', async () => {
    const person = await player()
    const play = await openBread(person)
    expect(await play(bet())).toMatchObject({ success: false, code: 'play.short', value: { balance: 0 } })
    await brought(person, 1_000)
    const { value } = await play(bet())
    expect(await liesWith(person)).toEqual({ CQ9: value.balance })
    expect(await mainOf(person)).toBe(99_000)
    expect(await person.read(readBalance, {}, person.headers)).toMatchObject({
      balance: 99_000,
      vendors: [
        { vassalage: 'JL', vendor: 'Jota', balance: 0 },
        { vassalage: 'CQ9', vendor: 'Nove', balance: value.balance },
      ],
    })
  })

  test('uses the balance of the main wallet in single-wallet mode', async () => {
    await rule({ single: true })
    const person = await player()
    const play = await openBread(person)
    const { value } = await play(bet())
    expect(await person.read(readBalance, {}, person.headers)).toMatchObject({
      balance: value.balance,
      vendors: [],
    })
    expect(await liesWith(person)).toEqual({})
  })
})

async function underWay(person: Person): Promise<number> {
  const isIt = and(eq(ledgerAccount.memberId, person.member.id), eq(ledgerAccount.kind, 'underWay'))
  const [found] = await opened.platform.database.select().from(ledgerAccount).where(isIt)
  return found?.balance ?? 0
}

test(
  `[MEM-03] makes one transfer per key and one of three concurrent transfers, in each of ${ROUNDS} rounds`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await player(50_000)
      const key = randomUUID()
      const answers = await atOnce(4, () => transfer(person, {}, key))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      await pass()
      expect([await mainOf(person), await liesWith(person)]).toEqual([20_000, { CQ9: 30_000 }])
      const others = await atOnce(3, () => transfer(person, { amount: 20_000 }))
      expect(tally(others)).toEqual({ done: 1, 'transfer.underWay': 2 })
      await pass()
      expect([await mainOf(person), await underWay(person)]).toEqual([0, 0])
    }
  },
  PATIENCE,
)

test(
  `[MEM-03] keeps the total balance during concurrent collection and bets in each of ${ROUNDS} rounds`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = await player(10_000)
      await brought(person, 10_000)
      const play = await openBread(person)
      const [collected, ...bets] = await Promise.all([
        collect(person),
        ...Array.from({ length: 4 }, () => play(bet())),
      ])
      expect(collected).toMatchObject({ success: true })
      for (const { success, code } of bets) if (!success) expect(code).toBe('play.short')
      await atOnce(2, () => advanceTransfers(mover()))
      await pass()
      const { CQ9 = 0 } = await liesWith(person)
      const { rows } = await opened.platform.pool.query<{ net: string }>(
        'select coalesce(sum(payout - stake), 0) as net from game_round where member_id = $1',
        [person.member.id],
      )
      expect((await mainOf(person)) + CQ9).toBe(10_000 + Number(rows[0]?.net))
      expect(await underWay(person)).toBe(0)
    }
  },
  PATIENCE,
)

test('[MEM-03] completes a transfer once when several workers check it concurrently', async () => {
  const person = await player()
  const id = await begun(person)
  await atOnce(5, () => advanceTransfers(mover()))
  await pass(20_000)
  const key = `walletTransferArrived:${id}`
  expect(
    await opened.platform.database.$count(ledgerOperation, eq(ledgerOperation.idempotencyKey, key)),
  ).toBe(1)
  expect(await liesWith(person)).toEqual({ CQ9: 30_000 })
})

test('[MEM-03] ignores later outcomes of a completed transfer', async () => {
  const person = await player()
  await behave({ answers: 'lost' })
  const id = await begun(person)
  const { database } = opened.platform
  const at = await opened.platform.clock()
  const end = (state: 'arrived' | 'returned') =>
    database.transaction((tx) => endTransfer(tx, { id, state, at }))
  expect([await end('arrived'), await end('returned'), await end('arrived')]).toEqual([true, false, false])
  expect(await statesOf(person, id)).toEqual(['arrived'])
  expect([await mainOf(person), await liesWith(person)]).toEqual([70_000, { CQ9: 30_000 }])
})
