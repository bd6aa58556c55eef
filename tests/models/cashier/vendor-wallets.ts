import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { availableIn, hasToCollect } from '#machines/cashier/vendor-wallets.logic.ts'
import { vendorWalletsMachine } from '#machines/cashier/vendor-wallets.machine.ts'
import type { WalletTransfer } from '#protocol/cashier/vendor-wallets.ts'
import { moveStatusOf } from '#protocol/cashier/wallet-move-status.ts'
import { moveLike, walletLike } from './wallet-samples.ts'

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})

const ended = (...states: WalletTransfer['state'][]) => ({ done: moveLike(...states) })
const noAnswer = { error: new CallFailed('timeout') }

const readings = {
  'two wallets': { done: walletLike() },
  'no money with vendors': {
    done: walletLike({
      wallets: [{ vassalage: 'CQ9', vendor: 'Cais Nove', balance: 0, closedUntil: null }],
    }),
  },
  'no vendor answers': {
    done: walletLike({
      wallets: [{ vassalage: 'CQ9', vendor: 'Cais Nove', balance: null, closedUntil: null }],
    }),
  },
  'a transfer in progress': { done: walletLike({ openMoveId: 'm0' }) },
  'one wallet': { done: walletLike({ isSingle: true, wallets: [] }) },
  'one wallet, with money left': { done: walletLike({ isSingle: true }) },
  'no vendor wallet': { done: walletLike({ wallets: [] }) },
  'no answer': noAnswer,
}

export const vendorWalletsModel = defineModel(vendorWalletsMachine, {
  inputs: {
    'a new transfer': { memberId: '7', pending: null },
    'after a reload': {
      memberId: '7',
      pending: {
        key: 'made-before-the-reload',
        request: {
          kind: 'transfer' as const,
          direction: 'toVendor' as const,
          vassalage: 'CQ9',
          amount: 5_000,
        },
      },
    },
  },
  events: {
    'vendor.choose': { 'the other vendor': { vassalage: 'JL' } },
    'direction.choose': { 'to the main wallet': { direction: 'fromVendor' as const } },
    'amount.change': { 'R$ 20': { amount: 2_000 }, 'more than the balance': { amount: 30_000 } },
    'transfer.submit': {},
    'wallets.collect': {},
    'transfer.confirm': {},
    'transfer.back': {},
    'transfer.retry': {},
    'transfer.another': {},
    'account.changed': {},
  },
  outcomes: {
    readWallets: readings,
    rereadWallets: { 'two wallets': readings['two wallets'], 'no answer': noAnswer },
    moveMoney: {
      'transfer started': { done: { answer: { ok: true as const, value: { move: moveLike('moving') } } } },
      'transfer started, some money left': {
        done: { answer: { ok: true as const, value: { move: moveLike('moving'), left: ['FC'] } } },
      },
      'not enough balance': refused('transfer.notEnough' as const, { balance: 100 }),
      'vendor unavailable': refused('transfer.vendorClosed' as const, { until: null }),
      'nothing to move': refused('transfer.nothingThere' as const, { left: ['FC'] }),
      'now a single wallet': refused('transfer.singleWallet' as const, {}),
      'another transfer in progress': refused('transfer.underWay' as const, { moveId: 'm2' }),
      failed: { done: { failure: { reason: 'missing' as const, retryAfter: 0 } } },
    },
    walletMove: {
      'money arrived': ended('arrived'),
      refused: ended('returned'),
      'partly refused': ended('arrived', 'returned'),
      'transfer not found': { done: null },
    },
  },
  view: (context) => ({
    isPending: context.pending !== null,
    direction: context.direction,
    hasVendor: context.vassalage !== null,
    amount: context.amount,
    available: availableIn(context),
    amountError: context.amountError,
    request: context.request?.kind,
    hasToCollect: hasToCollect(context.wallet),
    isSingle: context.wallet.isSingle,
    unmoved: context.unmoved?.kind,
    isUnderWay: context.moveId !== null,
    ended: context.ended && moveStatusOf(context.ended),
  }),
})
