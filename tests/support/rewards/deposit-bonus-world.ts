import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createDeposit, listDepositChannels, readDeposit } from '#protocol/cashier/deposits.ts'
import { type Bonus, cancelBonus, listBonuses } from '#protocol/rewards/bonuses.ts'
import { advanceDeposits } from '#server/cashier/advance-deposits.ts'
import { creditDeposit } from '#server/cashier/credit-deposit.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import type { promotion } from '#server/rewards/promotions/promotion.table.ts'
import type { DepositTerms } from '#server/rewards/promotions/promotion-terms.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decideCharge, sandboxProvider } from '#server/sandbox/payment-provider.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { moveClock } from '#tests/support/members.ts'
import { SLOT } from '#tests/support/play/game-world.ts'
import { offer } from './promotion-world.ts'

/**
 * Terms of a bonus that is paid once per member: 100% of a deposit of at least 20.00, up to 100.00. The bonus
 * must be wagered 10 times within 14 days.
 */
const doubling: DepositTerms = {
  kind: 'deposit',
  needs: {},
  share: 10_000,
  cap: 10_000,
  min: 2_000,
  use: 'once',
  turnoverFactor: 10,
  lasts: 14,
  channels: null,
}

/** A platform, and how far its clock is ahead, in ms. */
export type Cashier = { opened: OpenedPlatform; offset: number }

export const offerBonus = (
  { opened }: Pick<Cashier, 'opened'>,
  terms: Partial<DepositTerms> = {},
  given: Partial<typeof promotion.$inferInsert> = {},
): Promise<string> => offer(opened, { category: 'welcome', terms: { ...doubling, ...terms }, ...given })

/** Advances time (ms), then processes every payment due. */
export async function pass(cashier: Cashier, milliseconds: number): Promise<void> {
  cashier.offset += milliseconds
  const { opened } = cashier
  await moveClock(opened, cashier.offset)
  const payments = sandboxProvider(opened.platform)
  while ((await advanceDeposits({ ...opened.platform, payments })) > 0);
}

/** Orders a deposit (minor units), with a new key by default. */
export const order = (
  person: Person,
  promotionId: string | undefined,
  { amount = 10_000, key = randomUUID() }: { amount?: number; key?: string } = {},
) =>
  person.ask(
    createDeposit,
    { channelId: 'pix', amount, ...(promotionId === undefined ? {} : { promotionId }) },
    { ...person.headers, 'idempotency-key': key },
  )

/** Pays and credits an order, optionally with another amount (minor units). */
export async function payOrder(cashier: Cashier, id: string, paid: number | null = null): Promise<void> {
  await pass(cashier, 0)
  await decideCharge(cashier.opened.platform, { id, state: 'paid', paid })
  await pass(cashier, 0)
  await pass(cashier, settings.deposits.initial.settleAfter)
}

/** Orders, pays and credits a deposit (minor units) with a promotion. Returns the order's id. */
export async function depositWith(
  cashier: Cashier,
  person: Person,
  promotionId: string,
  amount = 10_000,
): Promise<string> {
  const { id } = await person.read(
    createDeposit,
    { channelId: 'pix', amount, promotionId },
    { ...person.headers, 'idempotency-key': randomUUID() },
  )
  await payOrder(cashier, id)
  return id
}

export const offersOf = async (person: Person) =>
  (await person.read(listDepositChannels, {}, person.headers)).promotions

export const lookAtOrder = (person: Person, id: string) => person.read(readDeposit, { id }, person.headers)

export async function newestBonus(person: Person): Promise<Bonus> {
  const { bonuses } = await person.read(listBonuses, {}, person.headers)
  const [newest] = bonuses
  if (!newest) throw new Error('There is no bonus')
  return newest
}

/** Cancels a bonus. `takesBack` (minor units) defaults to the amount that cancelling takes back now. */
export async function cancel(person: Person, bonus: Bonus, given: { takesBack?: number; key?: string } = {}) {
  const { takesBack = bonus.deposit?.cancel?.takesBack ?? 0, key = randomUUID() } = given
  return person.ask(cancelBonus, { id: bonus.id, takesBack }, { ...person.headers, 'idempotency-key': key })
}

type Round = {
  /** Minor units. */
  stake: number
  win?: number
  /** `open` leaves the round open. `void` refunds its stake. */
  ends?: 'settled' | 'open' | 'void'
}

/** Plays a slot round from the wallet. Returns false if the balance is too low. */
export async function playRound(
  { opened }: Pick<Cashier, 'opened'>,
  { member: { id: memberId } }: Person,
  { stake, win = 0, ends = 'settled' }: Round,
): Promise<boolean> {
  const { database, clock } = opened.platform
  const now = await clock()
  const id = randomUUID()
  return database.transaction(async (tx) => {
    const wallet = await walletOf(tx, memberId)
    const games = await houseAccount(tx, 'games')
    const move = (kind: string, amount: number) =>
      post(tx, {
        kind,
        key: `${kind}:${id}`,
        reference: id,
        at: now,
        postings: [
          { accountId: wallet, amount },
          { accountId: games, amount: -amount },
        ],
      })
    if ((await move('bet', -stake)).outcome === 'short') return false
    if (ends === 'void') await move('betReturned', stake)
    if (win > 0) await move('win', win)
    const settled = { payout: win, settledAt: now }
    const ended = { settled, void: { payout: stake, settledAt: null }, open: {} }[ends]
    await tx
      .insert(gameRound)
      .values({ id, memberId, nodeId: SLOT, stake, state: {}, startedAt: now, ...ended })
    return true
  })
}

/** Immediately credits a deposit of 100.00 with a promotion, without a provider. */
export async function creditWith(opened: OpenedPlatform, person: Person, promotionId: string): Promise<void> {
  const { database, clock } = opened.platform
  const { id } = await person.read(
    createDeposit,
    { channelId: 'pix', amount: 10_000, promotionId },
    { ...person.headers, 'idempotency-key': randomUUID() },
  )
  await database.update(depositOrder).set({ state: 'paid' }).where(eq(depositOrder.id, id))
  await creditDeposit(database, id, await clock())
}
