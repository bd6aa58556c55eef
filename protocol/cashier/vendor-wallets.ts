import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { code, flag } from '#protocol/kit/query-values.ts'

export const walletDirection = v.picklist(['toVendor', 'fromVendor'])

/**
 * The amount leaves its wallet immediately. `checking`: the vendor has not responded, and is asked again.
 * `returned`: the amount was refunded to its wallet.
 */
export const walletTransferState = v.picklist(['moving', 'checking', 'arrived', 'returned'])

const walletTransfer = v.object({
  id,
  vassalage: v.string(),
  vendor: v.string(),
  direction: walletDirection,
  amount: notNegative,
  state: walletTransferState,
})

/**
 * A move consists of one transfer or, when all wallets are collected, of one transfer per vendor. The move is
 * open until all its transfers have ended.
 */
const walletMove = v.object({
  id,
  at: moment,
  currency: v.string(),
  isOpen: v.boolean(),
  transfers: v.array(walletTransfer),
})

const moveRefusals = {
  /** All vendors share one wallet, so there is nothing to transfer. */
  'transfer.singleWallet': v.object({}),
  'transfer.underWay': v.object({ moveId: id }),
}

export const readMerchantWallet = call({
  method: 'GET',
  path: '/wps/relay/wallet/merchant',
  access: 'token',
  summary: 'Returns the main wallet and the balance with each vendor that has its own wallet.',
  request: v.object({
    /** Whether the client assumes that all vendors share one wallet. The reply says whether they do. */
    isSingle: v.optional(flag),
  }),
  reply: v.object({
    isSingle: v.boolean(),
    currency: v.string(),
    currencySymbol: v.string(),
    balance: notNegative,
    /** All vendor wallets or, if vendors share one wallet, those that still hold money. */
    wallets: v.array(
      v.object({
        vassalage: v.string(),
        vendor: v.string(),
        /** Null if the vendor does not respond. */
        balance: v.nullable(notNegative),
        closedUntil: v.nullable(moment),
      }),
    ),
    openMoveId: v.nullable(id),
  }),
})

export const transferBetweenWallets = call({
  method: 'POST',
  path: '/wps/relay/wallet/transfer',
  access: 'account',
  idempotent: true,
  summary: 'Transfers money between the main wallet and a vendor’s wallet.',
  request: v.object({
    direction: walletDirection,
    vassalage: code,
    amount: v.pipe(notNegative, v.minValue(1)),
  }),
  reply: v.object({ move: walletMove }),
  refusals: {
    ...moveRefusals,
    'transfer.notEnough': v.object({ balance: notNegative }),
    'transfer.vendorClosed': v.object({ until: v.nullable(moment) }),
  },
})

export const collectWallets = call({
  method: 'POST',
  path: '/wps/relay/wallet/merchant/collect',
  access: 'account',
  idempotent: true,
  summary: 'Transfers the balances of all vendors that respond to the main wallet.',
  request: v.object({}),
  reply: v.object({
    move: walletMove,
    /** Codes of the vendors that did not respond or are closed. Their balances are unchanged. */
    left: v.array(v.string()),
  }),
  refusals: {
    ...moveRefusals,
    'transfer.nothingThere': v.object({ left: v.array(v.string()) }),
  },
})

export const readWalletMove = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/move',
  access: 'token',
  summary: 'Returns the status of a transfer between the member’s wallets.',
  request: v.object({ id }),
  reply: walletMove,
})

export type WalletDirection = v.InferOutput<typeof walletDirection>
export type WalletTransfer = v.InferOutput<typeof walletTransfer>
export type WalletMove = v.InferOutput<typeof walletMove>
export type MerchantWallet = ReplyOf<typeof readMerchantWallet>
