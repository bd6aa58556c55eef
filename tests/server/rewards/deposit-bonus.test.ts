import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '#protocol/account/messages.ts'
import { listTransactions, readTransaction } from '#protocol/account/transactions.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  listDepositChannels,
} from '#protocol/cashier/deposits.ts'
import { readWithdrawalTerms } from '#protocol/cashier/withdrawals.ts'
import { bonusFor } from '#protocol/rewards/deposit-bonus.ts'
import { listPromotions, readPromotion } from '#protocol/rewards/promotions.ts'
import { depositPromotions } from '#protocol/sandbox/rewards.ts'
import { onChargeNotification } from '#server/cashier/advance-deposits.ts'
import { creditDeposit } from '#server/cashier/credit-deposit.ts'
import { vendorWalletOf, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { expireBonuses } from '#server/rewards/deposit-bonus/expire-bonuses.ts'
import { promotion } from '#server/rewards/promotions/promotion.table.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { decideCharge } from '#server/sandbox/payment-provider.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import { operation, transfer } from '#tests/support/cashier/wallets.ts'
import { ledgerFaults } from '#tests/support/ledger/ledger-faults.ts'
import { enter } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'
import { putGames } from '#tests/support/play/game-world.ts'
import { balanceOf, giveBonus, makeClaimant, payIn } from '#tests/support/rewards/claim-world.ts'
import {
  type Cashier,
  cancel,
  depositWith,
  lookAtOrder,
  newestBonus,
  offerBonus,
  offersOf,
  order,
  pass,
  payOrder,
  playRound,
} from '#tests/support/rewards/deposit-bonus-world.ts'
import { textIn } from '#tests/support/texts.ts'

const DAY = 86_400_000

let cashier: Cashier
beforeAll(async () => {
  cashier = { opened: await openPlatform(), offset: 0 }
  await putGames(cashier.opened.platform)
})
afterAll(() => cashier.opened.close())

let person: Person
beforeEach(async () => {
  await cashier.opened.platform.database.delete(promotion)
  person = await makeClaimant(cashier.opened)
})

const messagesOf = async (whose: Person) =>
  (await whose.read(listMessages, {}, whose.headers)).messages.map(({ title }) => title)
/** Logs a member in again, because sessions do not last for days. */
const comeBack = async (whose: Person) => {
  whose.headers.token = await enter(cashier.opened, whose.member)
}
const toStake = async (whose: Person) =>
  (await whose.read(readWithdrawalTerms, {}, whose.headers)).turnoverLeft.total
/**
 * Transfers an amount in minor units to the member's vendor wallet. A negative amount is transferred back.
 */
async function moveToVendor(amount: number): Promise<void> {
  const { database, clock } = cashier.opened.platform
  const at = await clock()
  await database.transaction(async (tx) => {
    const wallet = await walletOf(tx, person.member.id)
    const postings = transfer(wallet, await vendorWalletOf(tx, person.member.id, 'CQ9'), amount)
    await post(tx, { ...operation({ postings }), at })
  })
}
const refusedWith = (why: string) => ({ code: 'deposit.promotionRefused', value: { why } })
const recordOf = async () => {
  const now = await cashier.opened.platform.clock()
  const range = {
    from: new Date(now.getTime() - DAY).toISOString(),
    to: new Date(now.getTime() + 1).toISOString(),
  }
  return (await person.read(listTransactions, range, person.headers)).transactions
}

describe('[MEM-04] Deposit bonus', () => {
  test('is credited with the payment, gets a wagering requirement and an expiry, and sends messages', async () => {
    const promotionId = await offerBonus(cashier)
    const [offered] = await offersOf(person)
    expect(offered).toMatchObject({ id: promotionId, share: 10_000, cap: 10_000, min: 2_000, refusal: null })
    const shown = offered ? bonusFor(offered, 7_001) : 0
    const { id } = await person.read(
      createDeposit,
      { channelId: 'pix', amount: 7_001, promotionId },
      person.headers,
    )
    const promised = { title: 'Test promotion', amount: 7_001, turnover: 70_010, depositTurnover: 7_001 }
    expect(await lookAtOrder(person, id)).toMatchObject({
      bonus: { ...promised, lasts: 14, expiresAt: null, state: 'promised' },
    })
    expect(await balanceOf(person)).toBe(0)
    await payOrder(cashier, id)
    expect(await balanceOf(person)).toBe(7_001 + shown)
    expect(await lookAtOrder(person, id)).toMatchObject({
      state: 'credited',
      paid: 7_001,
      bonus: { amount: shown, depositTurnover: 7_001, state: 'active', expiresAt: expect.any(String) },
    })
    expect(await newestBonus(person)).toMatchObject({
      state: 'claimed',
      amount: shown,
      turnover: 70_010,
      turnoverLeft: 70_010,
      deposit: { depositId: id, cancel: { takesBack: shown, turnoverLeft: 0 }, takenBack: null },
    })
    expect(await toStake(person)).toBe(77_011)
    const [told] = (await person.read(listMessages, {}, person.headers)).messages
    expect(told?.content).toContain(
      textIn('en', 'notification.gift.claimed.wagerSplit', {
        total: 'R$\u00a0770.11',
        deposit: 'R$\u00a070.01',
        bonus: 'R$\u00a0700.10',
      }),
    )
    expect(await messagesOf(person)).toEqual([
      textIn('en', 'notification.gift.claimed.title', { title: 'Test promotion' }),
      textIn('en', 'notification.deposit.credited.title', { amount: 'R$\u00a070.01' }),
    ])
  })

  test('appears next to its deposit in the account record', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    const [given, deposit] = await recordOf()
    expect(given).toMatchObject({ type: 'promotion', amount: 10_000, balance: 20_000 })
    const detailsOf = async (id = '') => (await person.read(readTransaction, { id }, person.headers)).details
    expect(await detailsOf(given?.id)).toContainEqual({
      label: textIn('en', 'entry.fact.reward'),
      text: 'Test promotion',
    })
    expect(await detailsOf(deposit?.id)).toContainEqual({
      label: textIn('en', 'entry.fact.bonus'),
      text: 'Test promotion: R$\u00a0100.00',
    })
  })

  test('is rounded down and limited by its cap', async () => {
    expect(bonusFor({ share: 3_333, cap: 10_000 }, 101)).toBe(33)
    expect(bonusFor({ share: 10_000, cap: 10_000 }, 10_001)).toBe(10_000)
    expect(bonusFor({ share: 9_999, cap: Number.MAX_SAFE_INTEGER }, 900_719_925_474_099)).toBe(
      900_629_853_481_551,
    )
    const promotionId = await offerBonus(cashier, { share: 3_333, cap: 5_000 })
    await depositWith(cashier, person, promotionId, 3_001)
    expect(await newestBonus(person)).toMatchObject({ amount: 1_000, turnover: 10_000 })
    const other = await makeClaimant(cashier.opened)
    await depositWith(cashier, other, promotionId, 50_000)
    expect(await newestBonus(other)).toMatchObject({ amount: 5_000, turnover: 50_000 })
  })

  test('is not credited when the member chose no promotion', async () => {
    await offerBonus(cashier)
    const { id } = await person.read(createDeposit, { channelId: 'pix', amount: 5_000 }, person.headers)
    await payOrder(cashier, id)
    expect(await lookAtOrder(person, id)).toMatchObject({ state: 'credited', bonus: null })
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('is credited once despite repeated and late payment notifications', async () => {
    const id = await depositWith(cashier, person, await offerBonus(cashier))
    const { platform } = cashier.opened
    const now = await platform.clock()
    await Promise.all(Array.from({ length: 5 }, () => onChargeNotification(platform.database, id, now)))
    await Promise.all(Array.from({ length: 5 }, () => creditDeposit(platform.database, id, now)))
    await pass(cashier, DAY)
    await comeBack(person)
    expect(await balanceOf(person)).toBe(20_000)
  })

  test('keeps the terms of its order after the promotion is removed', async () => {
    const promotionId = await offerBonus(cashier)
    const { id } = await person.read(
      createDeposit,
      { channelId: 'pix', amount: 5_000, promotionId },
      person.headers,
    )
    await cashier.opened.platform.database.delete(promotion).where(eq(promotion.id, promotionId))
    await payOrder(cashier, id)
    expect(await balanceOf(person)).toBe(10_000)
  })

  test('is calculated from the paid amount, up to the ordered amount, and is rejected below the minimum', async () => {
    const promotionId = await offerBonus(cashier)
    const paying = async (whose: Person, paid: number) => {
      const { id } = await whose.read(
        createDeposit,
        { channelId: 'pix', amount: 5_000, promotionId },
        whose.headers,
      )
      await payOrder(cashier, id, paid)
      return lookAtOrder(whose, id)
    }
    expect(await paying(person, 3_000)).toMatchObject({
      amount: 5_000,
      paid: 3_000,
      bonus: { amount: 3_000 },
    })
    expect(await balanceOf(person)).toBe(6_000)
    const more = await makeClaimant(cashier.opened)
    expect(await paying(more, 9_000)).toMatchObject({ paid: 9_000, bonus: { amount: 5_000 } })
    expect(await balanceOf(more)).toBe(14_000)
    const less = await makeClaimant(cashier.opened)
    const reason = textIn('en', 'depositBonus.refused.belowMinimum')
    expect(await paying(less, 1_999)).toMatchObject({ paid: 1_999, bonus: { state: 'refused', reason } })
    expect(await balanceOf(less)).toBe(1_999)
    expect(await messagesOf(less)).toContain(
      textIn('en', 'notification.depositBonus.refused.title', { title: 'Test promotion' }),
    )
    // The bonus was rejected, so the promotion can still be used.
    expect(await offersOf(less)).toMatchObject([{ refusal: null }])
  })

  test('is credited when the payment arrives after the order’s cancellation', async () => {
    const promotionId = await offerBonus(cashier)
    const { id } = await person.read(
      createDeposit,
      { channelId: 'pix', amount: 5_000, promotionId },
      person.headers,
    )
    await pass(cashier, 0)
    await decideCharge(cashier.opened.platform, { id, state: 'paid' })
    await person.read(cancelDeposit, { id }, person.headers)
    expect(await offersOf(person)).toMatchObject([{ refusal: null }])
    await pass(cashier, 0)
    await pass(cashier, settings.deposits.initial.settleAfter)
    expect(await lookAtOrder(person, id)).toMatchObject({ state: 'credited', bonus: { state: 'active' } })
    expect(await balanceOf(person)).toBe(10_000)
  })

  test('is credited when the payment is found after the order’s expiry', async () => {
    const promotionId = await offerBonus(cashier)
    const { id } = await person.read(
      createDeposit,
      { channelId: 'pix', amount: 5_000, promotionId },
      person.headers,
    )
    await pass(cashier, 0)
    await person.read(confirmDepositPaid, { id }, person.headers)
    await decideCharge(cashier.opened.platform, { id, state: 'paid' })
    await pass(cashier, settings.deposits.initial.expireAfter + 60_000)
    await pass(cashier, settings.deposits.initial.settleAfter)
    expect(await lookAtOrder(person, id)).toMatchObject({ state: 'credited', bonus: { state: 'active' } })
  })

  test.each(['expired', 'refused'] as const)('can be used again once its order is %s', async (how) => {
    const promotionId = await offerBonus(cashier)
    const { id } = await person.read(
      createDeposit,
      { channelId: 'pix', amount: 5_000, promotionId },
      person.headers,
    )
    await pass(cashier, 0)
    expect(await offersOf(person)).toMatchObject([{ refusal: { why: 'otherBonus' } }])
    if (how === 'refused') await decideCharge(cashier.opened.platform, { id, state: 'refused' })
    await pass(cashier, settings.deposits.initial.expireAfter)
    expect(await lookAtOrder(person, id)).toMatchObject({ bonus: { state: 'released' } })
    expect(await offersOf(person)).toMatchObject([{ refusal: null }])
  })
})

describe('[MEM-04] Open order with a promotion', () => {
  test('is named in the rejection of any other order', async () => {
    const promotionId = await offerBonus(cashier)
    const first = await order(person, promotionId)
    const depositId = first.success ? first.value.id : ''
    const open = { code: 'deposit.openOrder', value: { depositId } }
    expect(await order(person, promotionId)).toMatchObject(open)
    expect(await order(person, undefined)).toMatchObject(open)
    expect(await order(person, await offerBonus(cashier))).toMatchObject(open)
  })

  test('reserves its promotion, which counts as used once the deposit is credited', async () => {
    const promotionId = await offerBonus(cashier)
    const first = await order(person, promotionId)
    await pass(cashier, 0)
    await decideCharge(cashier.opened.platform, { id: first.success ? first.value.id : '', state: 'paid' })
    await pass(cashier, 0)
    expect(await order(person, promotionId)).toMatchObject(refusedWith('otherBonus'))
    await pass(cashier, settings.deposits.initial.settleAfter)
    expect(await order(person, promotionId)).toMatchObject(refusedWith('used'))
  })
})

describe('[MEM-04] Deposit channels', () => {
  test('show the current bonus’s remaining requirement and the share of a deposit to be wagered', async () => {
    const look = () => person.read(listDepositChannels, {}, person.headers)
    const { initial } = settings.withdrawals
    expect(await look()).toMatchObject({ bonusInUse: null, depositTurnover: initial.depositTurnover })
    await depositWith(cashier, person, await offerBonus(cashier, { turnoverFactor: 1 }))
    await playRound(cashier, person, { stake: 14_000, win: 14_000 })
    expect((await look()).bonusInUse).toEqual({ title: 'Test promotion', turnoverLeft: 6_000 })
    await playRound(cashier, person, { stake: 6_000, win: 6_000 })
    expect((await look()).bonusInUse).toBeNull()
  })
})

describe('[MEM-04] A deposit promotion is rejected', () => {
  test('when it is over, has not begun, is unknown or gives no deposit bonus', async () => {
    const now = await cashier.opened.platform.clock()
    const past = new Date(now.getTime() - DAY)
    const over = await offerBonus(cashier, {}, { endsAt: past })
    const ahead = await offerBonus(cashier, {}, { startsAt: new Date(now.getTime() + DAY) })
    const other = await offerBonus(cashier, {}, { terms: { kind: 'information' } })
    for (const id of [over, ahead, other, randomUUID()])
      expect(await order(person, id)).toMatchObject(refusedWith('ended'))
    expect(await offersOf(person)).toEqual([])
    expect(await balanceOf(person)).toBe(0)
  })

  test('below its minimum and for other channels', async () => {
    const promotionId = await offerBonus(cashier, { min: 3_000 })
    expect(await order(person, promotionId, { amount: 2_999 })).toMatchObject({
      code: 'deposit.promotionRefused',
      value: { why: 'belowMinimum', min: 3_000 },
    })
    const byCard = await offerBonus(cashier, { channels: ['card'] })
    expect(await order(person, byCard)).toMatchObject(refusedWith('channel'))
  })

  test('for a member who does not qualify, with the unmet condition as the reason', async () => {
    const promotionId = await offerBonus(cashier, { needs: { bound: 'mobile' } })
    const reason = textIn('en', 'promotion.obstacle.mobile')
    expect(await offersOf(person)).toMatchObject([{ refusal: { why: 'notEligible', reason } }])
    expect(await order(person, promotionId)).toMatchObject({
      code: 'deposit.promotionRefused',
      value: { why: 'notEligible', reason },
    })
  })

  test('after an earlier deposit if it is a first-deposit bonus', async () => {
    const promotionId = await offerBonus(cashier, { use: 'firstDeposit' })
    expect(await offersOf(person)).toMatchObject([{ refusal: null }])
    await payIn(cashier.opened, person, { amount: 100 })
    const reason = textIn('en', 'depositBonus.obstacle.firstOnly')
    expect(await order(person, promotionId)).toMatchObject({ value: { why: 'notEligible', reason } })
  })

  test('until the wagering requirement of another deposit bonus is met', async () => {
    const first = await offerBonus(cashier, { turnoverFactor: 1 })
    const second = await offerBonus(cashier)
    await depositWith(cashier, person, first)
    expect(await order(person, second)).toMatchObject(refusedWith('otherBonus'))
    expect(await order(person, first)).toMatchObject(refusedWith('used'))
    // Stakes first count towards the deposit's own requirement.
    await playRound(cashier, person, { stake: 10_000, win: 10_000 })
    expect(await order(person, second)).toMatchObject(refusedWith('otherBonus'))
    await playRound(cashier, person, { stake: 10_000, win: 10_000 })
    expect(await newestBonus(person)).toMatchObject({ turnoverLeft: 0, deposit: { cancel: null } })
    expect(await order(person, second)).toMatchObject({ success: true })
  })

  test('after its daily bonus is used, until the next day', async () => {
    const promotionId = await offerBonus(cashier, { use: 'daily', turnoverFactor: 0 })
    await depositWith(cashier, person, promotionId)
    expect(await order(person, promotionId)).toMatchObject(refusedWith('used'))
    await pass(cashier, DAY)
    await comeBack(person)
    await depositWith(cashier, person, promotionId)
    expect(await balanceOf(person)).toBe(40_000)
  })

  test('for trial players', async () => {
    const promotionId = await offerBonus(cashier)
    const trial = await makeClaimant(cashier.opened, { type: 4 })
    expect(await order(trial, promotionId)).toMatchObject({ status: 403, code: 'role.trial' })
    const { promotions } = await trial.read(listPromotions, {}, trial.headers)
    expect(promotions).toMatchObject([{ kind: 'deposit', status: 'join' }])
  })
})

describe('[PROMO-01] Deposit promotion page', () => {
  test('shows the terms and the member’s progress', async () => {
    const promotionId = await offerBonus(cashier, { use: 'daily', channels: ['pix'] })
    const other = await offerBonus(cashier)
    const look = (id: string) => person.read(readPromotion, { id }, person.headers)
    expect(await look(promotionId)).toMatchObject({
      kind: 'deposit',
      status: 'join',
      step: 'deposit',
      reward: 10_000,
      share: 10_000,
      turnoverFactor: 10,
      deposit: { min: 2_000, use: 'daily', lasts: 14, channels: ['Pix'] },
    })
    await depositWith(cashier, person, promotionId)
    expect(await look(promotionId)).toMatchObject({ status: 'joined', step: null })
    const obstacle = textIn('en', 'depositBonus.obstacle.otherBonus')
    expect(await look(other)).toMatchObject({ status: 'join', step: null, obstacle })
    await cancel(person, await newestBonus(person))
    expect(await look(promotionId)).toMatchObject({ status: 'claimed', step: null })
    expect(await look(other)).toMatchObject({ step: 'deposit', obstacle: '' })
  })
})

describe('[MEM-10] Cancelling a deposit bonus', () => {
  test('takes back an unused bonus only once, and removes its wagering requirement', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    await playRound(cashier, person, { stake: 4_000, win: 500 })
    const bonus = await newestBonus(person)
    expect(bonus.deposit?.cancel).toEqual({ takesBack: 10_000, turnoverLeft: 0 })
    const key = randomUUID()
    const done = { takenBack: 10_000, turnoverLeft: 0, balance: 6_500 }
    expect(await cancel(person, bonus, { key })).toMatchObject({ value: done })
    expect(await cancel(person, bonus, { key })).toMatchObject({ value: done })
    expect(await cancel(person, bonus)).toMatchObject({ code: 'bonus.notActive' })
    expect(await balanceOf(person)).toBe(6_500)
    // The stakes count towards the deposit's own requirement.
    expect(await toStake(person)).toBe(6_000)
    expect(await newestBonus(person)).toMatchObject({ state: 'cancelled', deposit: { takenBack: 10_000 } })
    expect(await messagesOf(person)).toContain(
      textIn('en', 'notification.depositBonus.ended.title', {
        because: 'cancelled',
        title: 'Test promotion',
      }),
    )
    expect((await recordOf())[0]).toMatchObject({ type: 'bonusReturned', amount: -10_000, balance: 6_500 })
    const faults = await ledgerFaults(cashier.opened.platform.pool, { playedAtOnce: true })
    expect(faults.filter((fault) => !fault.startsWith('members without'))).toEqual([])
  })

  test('takes back the unused part of the bonus and keeps the requirement of the used part', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    // The stake uses the member's own 100.00 first, then 40.00 of the bonus. The win belongs to the member.
    await playRound(cashier, person, { stake: 14_000, win: 30_000 })
    const bonus = await newestBonus(person)
    // Requirement: 100.00 for the deposit and 400.00 for the used 40.00 of the bonus, less the staked 140.00.
    expect(bonus.deposit?.cancel).toEqual({ takesBack: 6_000, turnoverLeft: 36_000 })
    expect(await cancel(person, bonus)).toMatchObject({ value: { takenBack: 6_000, balance: 30_000 } })
    expect(await toStake(person)).toBe(36_000)
  })

  test('takes back nothing when the bonus has been lost, and keeps the requirement', async () => {
    await depositWith(cashier, person, await offerBonus(cashier, { turnoverFactor: 3 }))
    await playRound(cashier, person, { stake: 20_000 })
    expect(await cancel(person, await newestBonus(person))).toMatchObject({
      value: { takenBack: 0, turnoverLeft: 20_000, balance: 0 },
    })
  })

  test('counts open stakes as used and returned stakes as unused', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    await playRound(cashier, person, { stake: 13_000, ends: 'void' })
    expect((await newestBonus(person)).deposit?.cancel).toMatchObject({ takesBack: 10_000 })
    await playRound(cashier, person, { stake: 13_000, ends: 'open' })
    expect((await newestBonus(person)).deposit?.cancel).toMatchObject({ takesBack: 7_000 })
  })

  test('takes back nothing from a vendor wallet, and keeps the requirement', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    await moveToVendor(15_000)
    expect((await newestBonus(person)).deposit?.cancel).toEqual({ takesBack: 5_000, turnoverLeft: 50_000 })
    await moveToVendor(-15_000)
    expect((await newestBonus(person)).deposit?.cancel).toMatchObject({ takesBack: 10_000 })
    await moveToVendor(15_000)
    await cancel(person, await newestBonus(person))
    await moveToVendor(-15_000)
    expect(await balanceOf(person)).toBe(15_000)
    // Requirement: 500.00 for the used 50.00 of the bonus and 100.00 for the deposit.
    expect(await toStake(person)).toBe(60_000)
  })

  test('is rejected when a bet has changed the amount to take back, and states the new amount', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    const bonus = await newestBonus(person)
    await playRound(cashier, person, { stake: 15_000 })
    expect(await cancel(person, bonus)).toMatchObject({
      code: 'bonus.changed',
      value: { takesBack: 5_000, turnoverLeft: 45_000 },
    })
    expect(await balanceOf(person)).toBe(5_000)
  })

  test('is rejected for other bonuses and for other members', async () => {
    await depositWith(cashier, person, await offerBonus(cashier))
    const bonus = await newestBonus(person)
    const other = await makeClaimant(cashier.opened)
    expect(await cancel(other, bonus)).toMatchObject({ status: 404 })
    const given = await giveBonus(cashier.opened, person)
    expect(await cancel(person, { ...bonus, id: given })).toMatchObject({ status: 404 })
    expect(await cancel(person, { ...bonus, id: 'x' })).toMatchObject({ status: 404 })
  })
})

describe('[MEM-10] Expiry of a deposit bonus', () => {
  const expire = async () => {
    while ((await expireBonuses(cashier.opened.platform)) > 0);
  }

  test('takes back the unused part of the bonus only once', async () => {
    await depositWith(cashier, person, await offerBonus(cashier, { lasts: 2 }))
    await playRound(cashier, person, { stake: 13_000 })
    const { deposit } = await newestBonus(person)
    const until = Date.parse(deposit?.expiresAt ?? '') - (await cashier.opened.platform.clock()).getTime()
    await pass(cashier, until - 60_000)
    await comeBack(person)
    await expire()
    expect(await balanceOf(person)).toBe(7_000)
    await pass(cashier, 61_000)
    await Promise.all([expire(), expire()])
    expect(await balanceOf(person)).toBe(0)
    expect(await newestBonus(person)).toMatchObject({ state: 'expired', deposit: { takenBack: 7_000 } })
    expect(await toStake(person)).toBe(27_000)
    expect(await messagesOf(person)).toContain(
      textIn('en', 'notification.depositBonus.ended.title', { because: 'expired', title: 'Test promotion' }),
    )
  })

  test('takes back nothing after the wagering requirement was met', async () => {
    await depositWith(cashier, person, await offerBonus(cashier, { turnoverFactor: 1 }))
    await playRound(cashier, person, { stake: 20_000, win: 20_000 })
    await pass(cashier, 15 * DAY)
    await comeBack(person)
    await expire()
    expect(await balanceOf(person)).toBe(20_000)
    expect(await newestBonus(person)).toMatchObject({ state: 'claimed', turnoverLeft: 0 })
  })
})

describe('[PROMO-01] Console for deposit promotions', () => {
  test('lists promotions, closes a promotion only to new orders, and reopens it', async () => {
    const promotionId = await offerBonus(cashier)
    const { request } = cashier.opened
    const put = (id: string, open: boolean) =>
      request(`/sandbox/api/deposit-promotions/${id}`, { method: 'PUT', body: JSON.stringify({ open }) })
    const listed = async () => {
      const reply = await request('/sandbox/api/deposit-promotions')
      return v.parse(depositPromotions, (await reply.json()).value).promotions
    }
    const ordered = await order(person, promotionId)
    expect(await listed()).toMatchObject([
      { id: promotionId, cap: 10_000, promised: 1, active: 0, endsAt: null },
    ])
    expect((await put(promotionId, false)).status).toBe(200)
    const other = await makeClaimant(cashier.opened)
    expect(await order(other, promotionId)).toMatchObject(refusedWith('ended'))
    await payOrder(cashier, ordered.success ? ordered.value.id : '')
    expect(await balanceOf(person)).toBe(20_000)
    expect((await put(promotionId, true)).status).toBe(200)
    expect(await listed()).toMatchObject([{ promised: 0, active: 1, endsAt: null }])
    expect(await order(other, promotionId)).toMatchObject({ success: true })
    expect((await put(randomUUID(), true)).status).toBe(404)
  })
})
