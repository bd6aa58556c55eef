import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { WalletAnswer, WalletRequest } from '#api/cashier/vendor-wallets.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { MerchantWallet, WalletDirection, WalletMove } from '#protocol/cashier/vendor-wallets.ts'
import {
  afterRefusal,
  amountErrorIn,
  hasToCollect,
  noWallet,
  transferRequest,
  withWallet,
} from './vendor-wallets.logic.ts'
import type {
  VendorWalletsContext,
  VendorWalletsEvent,
  VendorWalletsInput,
  WalletOutcome,
} from './vendor-wallets.types.ts'
import { walletMoveMachine } from './wallet-move.machine.ts'

const outcome = ({ event }: { event: DoneActorEvent<WalletOutcome> }) => event.output
const wallets = ({ event }: { event: DoneActorEvent<MerchantWallet> }) => event.output
/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle] as const

const collecting = {
  'wallets.collect': { guard: 'hasToCollect', target: 'confirming', actions: 'requestCollection' },
} as const

/**
 * Moves money between the main wallet and a vendor's wallet, in either direction, or collects it from all
 * vendors (MEM-03). The tab stores the idempotency key, so that the money moves only once, even after a
 * reload or a lost response. The machine follows the move until its result is final.
 */
export const vendorWalletsMachine = setup({
  types: {
    input: {} as VendorWalletsInput,
    context: {} as VendorWalletsContext,
    events: {} as VendorWalletsEvent,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as {
      readWallets: 'readWallets'
      rereadWallets: 'readWallets'
      moveMoney: 'moveMoney'
      walletMove: 'walletMove'
    },
  },
  actors: {
    readWallets: providedCall<MerchantWallet, { memberId: string }>(),
    moveMoney: idempotentRequestMachine<WalletRequest, WalletAnswer>(),
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
    isStarted: (_, outcome: WalletOutcome) => 'answer' in outcome && outcome.answer.ok,
    isOtherMoveOpen: (_, outcome: WalletOutcome) => refusalIn(outcome)?.code === 'transfer.underWay',
    isSingleNow: (_, outcome: WalletOutcome) => refusalIn(outcome)?.code === 'transfer.singleWallet',
    isRefused: (_, outcome: WalletOutcome) => refusalIn(outcome) !== null,
  },
  actions: {
    setWallets: assign(({ context }, wallet: MerchantWallet) => withWallet(context, wallet)),
    setLoadFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearWallets: providedEffect(),
    setVendor: assign({
      vassalage: (_, { vassalage }: { vassalage: string }) => vassalage,
      amountError: null,
    }),
    setDirection: assign({
      direction: (_, { direction }: { direction: WalletDirection }) => direction,
      amountError: null,
    }),
    setAmount: assign({ amount: (_, { amount }: { amount: number | null }) => amount, amountError: null }),
    checkAmount: assign({
      amountError: ({ context }) => amountErrorIn(context),
      refusal: null,
      failure: null,
    }),
    requestTransfer: assign({ request: ({ context }) => transferRequest(context) }),
    requestCollection: assign({ request: { kind: 'collect' }, refusal: null, failure: null }),
    createRequest: assign({
      pending: ({ context: { pending, request } }) =>
        pending ?? newIntent<WalletRequest>(request ?? { kind: 'collect' }),
      failure: null,
      left: [],
      unmoved: null,
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setStarted: assign((_, outcome: WalletOutcome) => {
      if (!('answer' in outcome && outcome.answer.ok)) return {}
      const { value } = outcome.answer
      return { moveId: value.move.id, left: 'left' in value ? value.left : [] }
    }),
    applyRefusal: assign(({ context }, outcome: WalletOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? afterRefusal(context, refusal) : {}
    }),
    setUnmoved: assign({ unmoved: ({ context }) => context.pending?.request ?? null }),
    setFailure: assign({
      failure: (_, outcome: WalletOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setOutcome: assign((_, ended: WalletMove | null) => ({ ended, moveId: null })),
    clearForm: assign({
      amount: null,
      amountError: null,
      request: null,
      refusal: null,
      unmoved: null,
      failure: null,
    }),
    reloadMove: sendTo('walletMove', { type: 'order.changed' }),
  },
}).createMachine({
  id: 'vendorWallets',
  description: 'Lets players transfer money between their main wallet and provider wallets, and follow it.',
  context: ({ input }) => ({
    ...input,
    wallet: noWallet,
    direction: 'toVendor',
    vassalage: null,
    amount: null,
    amountError: null,
    request: null,
    refusal: null,
    left: [],
    unmoved: null,
    moveId: null,
    ended: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The page loads the wallets and checks for a transfer in progress.',
      tags: 'busy',
      invoke: {
        id: 'readWallets',
        src: 'readWallets',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { target: 'routing', actions: { type: 'setWallets', params: wallets } },
        onError: { target: 'loadFailed', actions: { type: 'setLoadFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The wallets could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'transfer.retry': 'reading' },
    },
    routing: {
      description:
        'An unfinished request or a transfer in progress comes first. Otherwise the page checks how many wallets there are.',
      always: [
        { guard: 'isPending', target: 'ordering' },
        { guard: 'hasOpenMove', target: 'following' },
        { guard: 'isSingle', target: 'singleWallet' },
        { guard: 'hasNoVendor', target: 'singleWallet' },
        { target: 'editing' },
      ],
    },
    singleWallet: {
      description:
        'One wallet serves all providers. The player can only bring back money that is still with a provider.',
      on: { ...collecting, 'account.changed': { target: 'reading', actions: 'clearWallets' } },
    },
    editing: {
      description: 'The player chooses the direction, the provider and the amount. The balances are shown.',
      invoke: {
        id: 'rereadWallets',
        src: 'readWallets',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: { actions: { type: 'setWallets', params: wallets } },
        onError: { actions: { type: 'setLoadFailure', params: errorOf } },
      },
      initial: 'idle',
      on: {
        ...collecting,
        'vendor.choose': {
          target: '.idle',
          actions: { type: 'setVendor', params: eventParams<{ vassalage: string }> },
        },
        'direction.choose': {
          target: '.idle',
          actions: { type: 'setDirection', params: eventParams<{ direction: WalletDirection }> },
        },
        'amount.change': {
          target: '.idle',
          actions: { type: 'setAmount', params: eventParams<{ amount: number | null }> },
        },
        'transfer.submit': { guard: 'hasVendor', target: 'checking' },
        'account.changed': { target: 'editing', reenter: true, actions: 'clearWallets' },
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        invalid: { description: 'The amount is missing or above the balance. Nothing was transferred.' },
        refused: { description: 'The server declined the transfer. The page shows the reason.' },
      },
    },
    checking: {
      description: 'The page checks the amount before the confirmation.',
      entry: 'checkAmount',
      always: [
        { guard: 'hasAmountError', target: 'editing.invalid' },
        { target: 'confirming', actions: 'requestTransfer' },
      ],
    },
    confirming: {
      description: 'The page shows the transfer again. The player confirms it or goes back.',
      initial: 'idle',
      on: { 'transfer.confirm': 'ordering', 'transfer.back': 'routing' },
      states: {
        idle: { description: 'No message is shown.' },
        failed: {
          tags: 'failed',
          description: 'The request failed and nothing was transferred. The player can try again.',
        },
      },
    },
    ordering: {
      description: 'The server is starting the transfer. Repeated requests transfer only once.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'moveMoney',
        src: 'moveMoney',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no transfer to send.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'isStarted', params: outcome },
            target: 'following',
            actions: [{ type: 'setStarted', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isOtherMoveOpen', params: outcome },
            target: 'following',
            actions: ['setUnmoved', ...settleRefused],
          },
          { guard: { type: 'isSingleNow', params: outcome }, target: 'reading', actions: settle },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'editing.refused',
            actions: settleRefused,
          },
          {
            target: 'confirming.failed',
            actions: [{ type: 'setFailure', params: outcome }, ...settle],
          },
        ],
      },
    },
    following: {
      description: 'A transfer is in progress. The player can start another one when it is finished.',
      on: { 'account.changed': { actions: 'reloadMove' } },
      invoke: {
        id: 'walletMove',
        src: 'walletMove',
        input: ({ context }) => ({ id: context.moveId ?? '' }),
        onDone: {
          target: 'ended',
          actions: ['clearWallets', { type: 'setOutcome', params: ({ event }) => event.output }],
        },
      },
    },
    ended: {
      description:
        'The transfer is finished. Its result stays on screen until the player starts another one.',
      on: { 'transfer.another': { target: 'reading', actions: 'clearForm' } },
    },
  },
})
