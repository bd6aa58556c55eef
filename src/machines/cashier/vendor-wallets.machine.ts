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
/** After any answer the outcome is known, so the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle] as const

const collecting = {
  'wallets.collect': { guard: 'hasToCollect', target: 'confirming', actions: 'requestCollection' },
} as const

/**
 * Moves money between the main wallet and vendor wallets (MEM-03), either way, or collects all of it. After a
 * confirmation its idempotency key is stored in the tab and the move is followed until it arrives.
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
    /** Creates a new idempotency key; a pending request keeps its own. */
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
  description: 'Lets members move money between their main wallet and vendors’, and shows where it is.',
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
      description: 'The platform is asked what lies where, and whether anything is still under way.',
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
      description: 'The wallets could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'transfer.retry': 'reading' },
    },
    routing: {
      description: 'What was left open comes first; then whether there is more than one wallet.',
      always: [
        { guard: 'isPending', target: 'ordering' },
        { guard: 'hasOpenMove', target: 'following' },
        { guard: 'isSingle', target: 'singleWallet' },
        { guard: 'hasNoVendor', target: 'singleWallet' },
        { target: 'editing' },
      ],
    },
    singleWallet: {
      description: 'One wallet serves every vendor; only what still lies with one can come home.',
      on: { ...collecting, 'account.changed': { target: 'reading', actions: 'clearWallets' } },
    },
    editing: {
      description: 'Which way, with which vendor and how much, with what lies where in sight.',
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
        idle: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'The amount is missing or more than there is; nothing was moved.' },
        refused: { description: 'The platform moved nothing, and it is said why.' },
      },
    },
    checking: {
      description: 'The amount is looked at before anything is asked.',
      entry: 'checkAmount',
      always: [
        { guard: 'hasAmountError', target: 'editing.invalid' },
        { target: 'confirming', actions: 'requestTransfer' },
      ],
    },
    confirming: {
      description: 'What goes where is shown once more before any money moves.',
      initial: 'idle',
      on: { 'transfer.confirm': 'ordering', 'transfer.back': 'routing' },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was moved.' },
      },
    },
    ordering: {
      description: 'It is being asked for, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'moveMoney',
        src: 'moveMoney',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to move.')
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
      description: 'Money is under way; nothing else can be moved until it has come to its end.',
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
      description: 'It has come to its end, which is shown until something else is begun.',
      on: { 'transfer.another': { target: 'reading', actions: 'clearForm' } },
    },
  },
})
