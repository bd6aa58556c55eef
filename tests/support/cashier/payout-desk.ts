import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { withdrawalFee } from '#domain/money/withdrawal-fee.ts'
import { listMessages } from '#protocol/account/messages.ts'
import { readBalance } from '#protocol/cashier/balance.ts'
import { addPayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import {
  confirmWithdrawal,
  createWithdrawal,
  readWithdrawal,
  readWithdrawalTerms,
} from '#protocol/cashier/withdrawals.ts'
import type { RequestInput } from '#protocol/kit/call.ts'
import { advanceWithdrawals } from '#server/cashier/advance-withdrawals.ts'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { ledgerAccount, ledgerOperation } from '#server/ledger/ledger.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { decideOnPayout } from '#server/sandbox/payout-desk.ts'
import { sandboxPayout } from '#server/sandbox/sandbox-payout.table.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { writeSetting } from '#server/settings/settings.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { moveClock } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { fund } from './wallets.ts'

const MINUTE = 60_000
export const PIN = '246810'
const pinHash = hashPassword(PIN)
const HOLDER = 'Ana Lúcia Barreto'

const asUsual: SettingValue<typeof settings.payoutProvider> = {
  payouts: 'taken',
  answers: 'given',
  notices: 1,
  paysAfter: null,
}
export const payoutTerms: SettingValue<typeof settings.withdrawals> = {
  ...settings.withdrawals.initial,
  receivedAfter: 10 * MINUTE,
  fee: { fixed: 50, rate: 100 },
}

/**
 * Opens a platform for the withdrawal tests of one file. After the tests, checks that the ledger is
 * consistent and that reserved amounts match open orders.
 */
export function payoutDesk() {
  let opened: OpenedPlatform
  let offset = 0
  beforeAll(async () => {
    opened = await openPlatform()
    await putGames(opened.platform)
    await writeSetting(opened.platform.database, settings.payoutAccounts, { most: 5, coolFor: 0 })
    await rule({})
  })
  afterEach(async () => {
    await behave({})
    await rule({})
  })
  afterAll(async () => {
    const faults = await ledgerFaults(opened.platform.pool, { playedAtOnce: true })
    // In these tests, members who never had money have no wallet.
    expect(faults.filter((fault) => !fault.startsWith('members without a wallet'))).toEqual([])
    expect(await setAsideInAll()).toBe(await openInAll())
    await opened.close()
  })

  const behave = (given: Partial<SettingValue<typeof settings.payoutProvider>>) =>
    writeSetting(opened.platform.database, settings.payoutProvider, { ...asUsual, ...given })
  const rule = (given: Partial<SettingValue<typeof settings.withdrawals>>) =>
    writeSetting(opened.platform.database, settings.withdrawals, { ...payoutTerms, ...given })

  const cashier = () => ({ ...opened.platform, payments: sandboxProvider(opened.platform) })

  async function wait(milliseconds: number): Promise<void> {
    offset += milliseconds
    await moveClock(opened, offset)
  }
  /** Advances time (ms), then processes everything due. */
  async function pass(milliseconds: number): Promise<void> {
    await wait(milliseconds)
    while ((await advanceWithdrawals(cashier())) > 0);
  }

  /** Creates a member with money (minor units), a payment password and a payout account. */
  async function payee(money = 100_000): Promise<Person & { accountId: string }> {
    const { database } = opened.platform
    const person = await makePlayer(opened, await makeAgent(opened))
    await fund(database, await walletOf(database, person.member.id), money)
    const known = { paymentPasswordHash: await pinHash, userName: HOLDER }
    await database.update(member).set(known).where(eq(member.id, person.member.id))
    const details = { kind: 'pix', keyKind: 'email', key: 'ana@example.com', holder: HOLDER } as const
    const { accounts } = await person.read(
      addPayoutAccount,
      { details, paymentPassword: PIN },
      person.headers,
    )
    return { ...person, accountId: accounts[0]?.id ?? '' }
  }

  type Given = Partial<RequestInput<typeof createWithdrawal>>

  const order = (
    person: Awaited<ReturnType<typeof payee>>,
    given: Given = {},
    key: string = randomUUID(),
  ) => {
    const amount = given.amount ?? 50_000
    const asked = {
      accountId: person.accountId,
      amount,
      fee: withdrawalFee(amount, payoutTerms.fee),
      paymentPassword: PIN,
    }
    return person.ask(createWithdrawal, { ...asked, ...given }, { ...person.headers, 'idempotency-key': key })
  }
  async function ordered(person: Awaited<ReturnType<typeof payee>>, amount = 50_000): Promise<string> {
    const answer = await order(person, { amount })
    if (!answer.success) throw new Error(`Refused with ${answer.code}`)
    return answer.value.withdrawal.id
  }
  /** Orders a withdrawal, and advances time until the provider is processing it. Returns its id. */
  async function sent(person: Awaited<ReturnType<typeof payee>>, amount = 50_000): Promise<string> {
    const id = await ordered(person, amount)
    await pass(payoutTerms.beginAfter)
    return id
  }
  /** Orders a withdrawal that the provider pays and the member has to confirm. Returns its id. */
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

  /** Returns a member's reserved amount, in minor units. */
  async function setAside({ member: { id } }: Person): Promise<number> {
    const isIt = and(eq(ledgerAccount.memberId, id), eq(ledgerAccount.kind, 'setAside'))
    const [account] = await opened.platform.database.select().from(ledgerAccount).where(isIt)
    return account?.balance ?? 0
  }
  async function postedFor(id: string): Promise<string[]> {
    const rows = await opened.platform.database
      .select({ kind: ledgerOperation.kind })
      .from(ledgerOperation)
      .where(eq(ledgerOperation.reference, id))
      .orderBy(ledgerOperation.id)
    return rows.map(({ kind }) => kind)
  }
  const paidBy = (id: string) => opened.platform.database.$count(sandboxPayout, eq(sandboxPayout.id, id))
  async function setAsideInAll() {
    const [aside] = await opened.platform.database
      .select({ all: sql`coalesce(sum(${ledgerAccount.balance}), 0)`.mapWith(Number) })
      .from(ledgerAccount)
      .where(eq(ledgerAccount.kind, 'setAside'))
    return aside?.all
  }
  async function openInAll() {
    const [open] = await opened.platform.database
      .select({ all: sql`coalesce(sum(${withdrawalOrder.amount}), 0)`.mapWith(Number) })
      .from(withdrawalOrder)
      .where(sql`${withdrawalOrder.state} in ('submitted', 'reviewing', 'paying')`)
    return open?.all
  }

  return {
    opened: () => opened,
    /** Returns how far the platform's clock is ahead, in ms. */
    ahead: () => offset,
    wait,
    behave,
    rule,
    cashier,
    pass,
    payee,
    order,
    ordered,
    sent,
    paid,
    look,
    confirm,
    readTerms,
    balanceOf,
    decide,
    messagesOf,
    setAside,
    postedFor,
    paidBy,
  }
}
