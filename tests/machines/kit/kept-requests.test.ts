import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Intent } from '#api/browser/request-intent.ts'
import { pendingWithdrawals } from '#api/cashier/pending-withdrawals.ts'
import { pendingMoves, type WalletAnswer, type WalletRequest } from '#api/cashier/vendor-wallets.ts'
import type {
  WithdrawalAnswer,
  WithdrawalRequest,
  WithdrawalStart,
  WithdrawalTerms,
} from '#api/cashier/withdrawals.ts'
import { loadSlip, type SlipAnswer, type SlipIntent } from '#api/play/lottery-slip.ts'
import type { ClaimAnswer } from '#api/rewards/claims.ts'
import { pendingClaims } from '#api/rewards/pending-claims.ts'
import { pendingConversions, pendingRedemptions } from '#api/rewards/pending-point-requests.ts'
import { type ApplicationRequest, pendingApplications } from '#api/rewards/pending-promotion-requests.ts'
import type { ConversionAnswer, RedemptionAnswer } from '#api/rewards/point-shop.ts'
import type { ApplicationAnswer } from '#api/rewards/promotions.ts'
import { type DrawAnswer, type DrawRequest, pendingDraws } from '#api/rewards/raffles.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import { noTerms } from '#machines/cashier/withdrawal.logic.ts'
import { withdrawalOrderMachine } from '#machines/cashier/withdrawal-order.machine.ts'
import { vendorWalletsFlow } from '#pages/cashier/vendor-wallets.flow.ts'
import { paymentConfirmFlow, withdrawalFlow } from '#pages/cashier/withdrawal.flow.ts'
import { lotterySlipFlow } from '#pages/play/lottery-slip.flow.ts'
import { pointConversionFlow } from '#pages/rewards/point-conversion.flow.ts'
import { pointShopFlow } from '#pages/rewards/point-shop.flow.ts'
import { promotionJoinFlow } from '#pages/rewards/promotion-join.flow.ts'
import { raffleClaimFlow } from '#pages/rewards/raffle-claim.flow.ts'
import { rewardClaimFlow } from '#pages/rewards/reward-claim.flow.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import type { ClaimRequest } from '#protocol/rewards/claims.ts'
import type { ConversionRequest, RedemptionRequest } from '#protocol/rewards/point-shop.ts'
import { moveLike, walletLike } from '#tests/models/cashier/wallet-samples.ts'
import { withdrawalLike } from '#tests/models/cashier/withdrawal-samples.ts'
import { draw, rules, ticket } from '#tests/models/play/lottery-slip.ts'
import { config } from '#tests/models/rewards/point-conversion.ts'
import { sent as item, redemption } from '#tests/models/rewards/point-shop.ts'
import { claim } from '#tests/models/rewards/reward-claim.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'
import { pendingCalls } from '#tests/support/http/pending-calls.ts'
import { pendingIntents } from '#tests/support/http/pending-intents.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets a call's response arrive. */
const settled = () => vi.advanceTimersByTimeAsync(0)

const memberId = '7'

/** A page that loads this tab's pending request. Its calls get no response until `answer` is called. */
type Page = {
  send(): void
  /**
   * Does what the member must do before a reloaded page repeats the request. Absent if the page repeats
   * it by itself.
   */
  resume?(): void
  sent(): Intent<unknown>[]
  answer(): void
  close(): void
}

function openWallets(): Page {
  const { logic, attempts } = pendingIntents<WalletRequest, WalletAnswer>()
  const machine = vendorWalletsFlow.provide({
    actors: {
      readWallets: fromPromise(async () => walletLike()),
      moveMoney: logic,
      walletMove: walletMoveMachine,
    },
  })
  const actor = createActor(machine, { input: { memberId, pending: pendingMoves.load(memberId) } }).start()
  return {
    send() {
      actor.send({ type: 'amount.change', amount: 5_000 })
      actor.send({ type: 'transfer.submit' })
      actor.send({ type: 'transfer.confirm' })
    },
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { move: moveLike('moving') } }),
    close: () => actor.stop(),
  }
}

const account: PayoutAccount = {
  id: 'a1',
  kind: 'pix',
  name: '***.456.789-**',
  holder: 'Ana Souza',
  preferred: true,
  addedAt: '2030-01-01T00:00:00.000Z',
  usableAt: null,
}

const openTerms: WithdrawalTerms = {
  ...noTerms,
  on: true,
  currency: 'BRL',
  available: 20_000,
  min: 1_000,
  max: 50_000,
  leftToday: { times: 3, amount: 40_000 },
  paymentPasswordSet: true,
}

function openWithdrawal(changes: Partial<WithdrawalTerms> = {}): Page {
  const { logic, attempts } = pendingIntents<WithdrawalRequest, WithdrawalAnswer>()
  const machine = withdrawalFlow.provide({
    actors: {
      readStart: fromPromise<WithdrawalStart>(async () => ({
        terms: { ...openTerms, ...changes },
        accounts: [account],
      })),
      paymentConfirm: paymentConfirmFlow.provide({ actors: { sendPayment: logic } }),
      withdrawalOrder: withdrawalOrderMachine,
    },
  })
  const actor = createActor(machine, {
    input: { memberId, pending: pendingWithdrawals.load(memberId) },
  }).start()
  const confirm = () => {
    const { paymentConfirm } = actor.getSnapshot().children
    paymentConfirm?.send({ type: 'password.change', password: '246810' })
    paymentConfirm?.send({ type: 'payment.confirm' })
  }
  return {
    send() {
      actor.send({ type: 'amount.change', amount: 5_000 })
      actor.send({ type: 'withdrawal.submit' })
      confirm()
    },
    // The payment password is not stored, so it must be entered again.
    resume: confirm,
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { withdrawal: withdrawalLike(), balance: 15_000 } }),
    close: () => actor.stop(),
  }
}

function openClaims(): Page {
  const { logic, attempts } = pendingIntents<ClaimRequest, ClaimAnswer>()
  const machine = rewardClaimFlow.provide({ actors: { sendClaim: logic } })
  const actor = createActor(machine, { input: { memberId, pending: pendingClaims.load(memberId) } }).start()
  const request = { what: 'rebate', gameType: null } as const
  return {
    send: () =>
      actor.send({ type: 'gift.claim', gift: { request, title: 'Rebate', amount: 800, turnover: 0 } }),
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { claim, balance: 12_500 } }),
    close: () => actor.stop(),
  }
}

function openConversion(): Page {
  const { logic, attempts } = pendingIntents<ConversionRequest, ConversionAnswer>()
  const machine = pointConversionFlow.provide({ actors: { sendConversion: logic } })
  const actor = createActor(machine, {
    input: { memberId, balance: 450, config, pending: pendingConversions.load(memberId) },
  }).start()
  return {
    send() {
      actor.send({ type: 'points.change', points: 400 })
      actor.send({ type: 'conversion.submit' })
    },
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { points: 50, amount: 400, balance: 900 } }),
    close: () => actor.stop(),
  }
}

function openShop(): Page {
  const { logic, attempts } = pendingIntents<RedemptionRequest, RedemptionAnswer>()
  const machine = pointShopFlow.provide({ actors: { sendRedemption: logic } })
  const typed = { name: 'Ana', mobileNum: '+55 (11) 98888-0001', address: 'Rua A, 1' }
  const actor = createActor(machine, {
    input: { memberId, balance: 450, items: [item], pending: pendingRedemptions.load(memberId), typed },
  }).start()
  return {
    send() {
      actor.send({ type: 'item.choose', itemId: item.id })
      actor.send({ type: 'redemption.submit' })
    },
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { redemption, points: 350 } }),
    close: () => actor.stop(),
  }
}

function openPromotion(): Page {
  const { logic, attempts } = pendingIntents<ApplicationRequest, ApplicationAnswer>()
  const machine = promotionJoinFlow.provide({ actors: { sendApplication: logic } })
  const actor = createActor(machine, {
    input: {
      viewer: 'member',
      memberId,
      promotionId: 'p1',
      step: 'join',
      asks: { comment: 'no', images: 'no' },
      draft: '',
      pending: pendingApplications.load(memberId),
    },
  }).start()
  return {
    send: () => actor.send({ type: 'promotion.send' }),
    sent: () => attempts.map(({ intent }) => intent),
    answer: () => attempts[0]?.answer({ ok: true, value: { status: 'processing' } }),
    close: () => actor.stop(),
  }
}

function openRaffle(): Page {
  const { logic, attempts } = pendingIntents<DrawRequest, DrawAnswer>()
  const machine = raffleClaimFlow.provide({ actors: { sendDraw: logic } })
  const actor = createActor(machine, {
    input: {
      viewer: 'member',
      memberId,
      promotionId: 'p1',
      chances: 2,
      pending: pendingDraws.load(memberId),
    },
  }).start()
  const prize = { name: 'R$ 10', amount: 1_000 }
  return {
    send: () => actor.send({ type: 'raffle.draw' }),
    sent: () => attempts.map(({ intent }) => intent),
    answer: () =>
      attempts[0]?.answer({ ok: true, value: { prize, turnover: 1_000, chances: 1, balance: 5_000 } }),
    close: () => actor.stop(),
  }
}

const gameCode = 'SEIS'
const slips = { load: () => loadSlip({ memberId, gameCode }) }

function openLottery(): Page {
  const { logic, calls } = pendingCalls<SlipAnswer, { intent: SlipIntent | null }>()
  const machine = lotterySlipFlow.provide({ actors: { placeBets: logic } })
  const actor = createActor(machine, {
    input: { memberId, gameCode, rules, draw: draw('1'), pending: slips.load() },
  }).start()
  return {
    send() {
      actor.send({ type: 'numbers.pick', numbers: [1, 2] })
      actor.send({ type: 'slip.place' })
    },
    sent: () => calls.flatMap(({ input: { intent } }) => intent ?? []),
    answer: () => void calls[0]?.answer({ ok: true, value: { ticket, balance: 900 } }),
    close: () => actor.stop(),
  }
}

type Kept = { load(memberId: string): Intent<unknown> | null }

/** Pending deposits, transfers and feedback are tested in their own files. */
const flows: [title: string, kept: Kept, open: () => Page][] = [
  ['[MEM-03] a move between wallets', pendingMoves, openWallets],
  ['[MEM-05] a withdrawal', pendingWithdrawals, openWithdrawal],
  ['[MEM-14] a rebate claim', pendingClaims, openClaims],
  ['[PTS-01] a point conversion', pendingConversions, openConversion],
  ['[PTS-01] a point redemption', pendingRedemptions, openShop],
  ['[PROMO-02] a promotion request', pendingApplications, openPromotion],
  ['[PROMO-03] a raffle draw', pendingDraws, openRaffle],
  ['[LOTT-03] a lottery slip', slips, openLottery],
]

test.each(flows)(
  '%s is saved until its response arrives and is resent with the same key after a reload',
  async (_title, kept, open) => {
    const before = open()
    await settled()
    before.send()
    expect(before.sent()).toMatchObject([kept.load(memberId)])
    before.close()

    const after = open()
    await settled()
    after.resume?.()
    expect(after.sent()).toEqual(before.sent())
    after.answer()
    await settled()
    expect(kept.load(memberId)).toBeNull()
    after.close()
  },
)

test('[MEM-05] a reloaded page deletes a saved withdrawal, without resending it, if another is already open', async () => {
  const before = openWithdrawal()
  await settled()
  before.send()
  expect(pendingWithdrawals.load(memberId)).not.toBeNull()
  before.close()

  const after = openWithdrawal({ openWithdrawalId: 'w1' })
  await settled()
  after.resume?.()
  expect([after.sent(), pendingWithdrawals.load(memberId)]).toEqual([[], null])
  after.close()
})
