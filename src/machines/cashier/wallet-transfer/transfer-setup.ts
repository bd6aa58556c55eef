import { assign, fromPromise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import {
  forgetWallets,
  moveMoney,
  readWallets,
  type WalletRequest,
  walletIntents,
} from '#api/cashier/merchant-wallet.ts'
import { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { MerchantWallet, WalletDirection, WalletMove } from '#protocol/cashier/merchant-wallet.ts'
import { afterRefusal, amountErrorIn, hasToCollect, transferRequest, withWallet } from './choice.ts'
import { type MoveStatus, standingOf } from './standing.ts'
import type { WalletEnd, WalletTransferContext, WalletTransferEvent, WalletTransferInput } from './types.ts'

/** What moving money between wallets is made of; `wallet-transfer.machine.ts` puts it together. */
export const walletTransferSetup = setup({
  types: {
    input: {} as WalletTransferInput,
    context: {} as WalletTransferContext,
    events: {} as WalletTransferEvent,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the order. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readWallets: 'readWallets'
      rereadWallets: 'readWallets'
      moveMoney: 'moveMoney'
      walletMove: 'walletMove'
    },
  },
  actors: {
    readWallets: fromPromise<MerchantWallet, { memberId: string }>(({ input, signal }) =>
      readWallets(input.memberId, signal),
    ),
    moveMoney: idempotentRequestMachine(moveMoney),
    walletMove: walletMoveMachine,
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    hasOpenMove: ({ context }) => context.moveId !== null,
    isSingle: ({ context }) => context.wallet.isSingle,
    hasNoVendor: ({ context }) => context.wallet.wallets.length === 0,
    hasToCollect: ({ context }) => hasToCollect(context.wallet),
    hasVendor: ({ context }) => context.vassalage !== null,
    hasAmountError: ({ context }) => context.amountError !== null,
    isBegun: (_, end: WalletEnd) => 'answer' in end && end.answer.ok,
    isUnderWay: (_, end: WalletEnd) => refusalIn(end)?.code === 'transfer.underWay',
    isSingleNow: (_, end: WalletEnd) => refusalIn(end)?.code === 'transfer.singleWallet',
    isRefused: (_, end: WalletEnd) => refusalIn(end) !== null,
    endedAs: ({ context }, standing: MoveStatus) =>
      context.ended !== null && standingOf(context.ended) === standing,
  },
  actions: {
    keepWallets: assign(({ context }, wallet: MerchantWallet) => withWallet(context, wallet)),
    keepReadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    forgetWallets: () => forgetWallets(),
    keepVendor: assign({
      vassalage: (_, { vassalage }: { vassalage: string }) => vassalage,
      amountError: null,
    }),
    keepDirection: assign({
      direction: (_, { direction }: { direction: WalletDirection }) => direction,
      amountError: null,
    }),
    keepAmount: assign({ amount: (_, { amount }: { amount: number | null }) => amount, amountError: null }),
    checkAmount: assign({
      amountError: ({ context }) => amountErrorIn(context),
      refusal: null,
      failure: null,
    }),
    wishTransfer: assign({ wish: ({ context }) => transferRequest(context) }),
    wishCollecting: assign({ wish: { kind: 'collect' }, refusal: null, failure: null }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      pending: ({ context: { pending, wish } }) =>
        pending ?? newIntent<WalletRequest>(wish ?? { kind: 'collect' }),
      failure: null,
      left: [],
      unmoved: null,
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) walletIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => walletIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepBegun: assign((_, end: WalletEnd) => {
      if (!('answer' in end && end.answer.ok)) return {}
      const { value } = end.answer
      return { moveId: value.move.id, left: 'left' in value ? value.left : [] }
    }),
    keepRefusal: assign(({ context }, end: WalletEnd) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    keepUnmoved: assign({ unmoved: ({ context }) => context.pending?.request ?? null }),
    keepFailure: assign({ failure: (_, end: WalletEnd) => ('failure' in end ? end.failure : null) }),
    keepEnd: assign((_, ended: WalletMove | null) => ({ ended, moveId: null })),
    forgetWish: assign({
      amount: null,
      amountError: null,
      wish: null,
      refusal: null,
      unmoved: null,
      failure: null,
    }),
    lookAtMove: sendTo('walletMove', { type: 'order.changed' }),
  },
})
