import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { code, flag } from '#protocol/kit/query-values.ts'

/** Between the main wallet and one that a vendor keeps: which way money goes. */
export const walletDirection = v.picklist(['toVendor', 'fromVendor'])

/**
 * How money between two wallets stands. It has left one wallet at once: it is `moving` to the other, `checking` where the vendor's
 * answer was lost and it is asked again, `arrived`, or `returned` to where it came from.
 */
export const walletTransferState = v.picklist(['moving', 'checking', 'arrived', 'returned'])

const walletTransfer = v.object({
  id,
  /** Vendor code. */
  vassalage: v.string(),
  vendor: v.string(),
  direction: walletDirection,
  amount: notNegative,
  state: walletTransferState,
})

/** What was asked for at once: one transfer, or one for each vendor. It is open until all have come to an end. */
const walletMove = v.object({
  id,
  at: moment,
  currency: v.string(),
  isOpen: v.boolean(),
  transfers: v.array(walletTransfer),
})

const moveRefusals = {
  /** One wallet serves every vendor; there is nothing to move. */
  'transfer.singleWallet': v.object({}),
  /** What was asked for before has not come to its end. */
  'transfer.underWay': v.object({ moveId: id }),
}

export const readMerchantWallet = call({
  method: 'GET',
  path: '/wps/relay/wallet/merchant',
  access: 'token',
  summary: 'The main wallet and what lies with each vendor that keeps one of its own.',
  request: v.object({
    /** Whether the site believes that one wallet serves every vendor; the answer tells. */
    isSingle: v.optional(flag),
  }),
  reply: v.object({
    isSingle: v.boolean(),
    currency: v.string(),
    currencySymbol: v.string(),
    balance: notNegative,
    /** With one wallet for every vendor, those where something still lies. */
    wallets: v.array(
      v.object({
        vassalage: v.string(),
        vendor: v.string(),
        /** Null while the vendor does not answer. */
        balance: v.nullable(notNegative),
        closedUntil: v.nullable(moment),
      }),
    ),
    /** What has not come to its end yet. */
    openMoveId: v.nullable(id),
  }),
})

export const transferBetweenWallets = call({
  method: 'POST',
  path: '/wps/relay/wallet/transfer',
  access: 'account',
  idempotent: true,
  summary: 'Moves money between the main wallet and a vendor’s.',
  request: v.object({
    direction: walletDirection,
    /** Vendor code. */
    vassalage: code,
    amount: v.pipe(notNegative, v.minValue(1)),
  }),
  reply: v.object({ move: walletMove }),
  refusals: {
    ...moveRefusals,
    /** What lies in the wallet that it was to come from. */
    'transfer.notEnough': v.object({ balance: notNegative }),
    'transfer.vendorClosed': v.object({ until: v.nullable(moment) }),
  },
})

export const collectWallets = call({
  method: 'POST',
  path: '/wps/relay/wallet/merchant/collect',
  access: 'account',
  idempotent: true,
  summary: 'Brings home what lies with every vendor that answers.',
  request: v.object({}),
  reply: v.object({
    move: walletMove,
    /** Codes of vendors that do not answer or are closed; what lies there is still there. */
    left: v.array(v.string()),
  }),
  refusals: {
    ...moveRefusals,
    /** Nothing lies with any vendor that answers. */
    'transfer.nothingThere': v.object({ left: v.array(v.string()) }),
  },
})

export const readWalletMove = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/move',
  access: 'token',
  summary: 'How money between the member’s wallets stands.',
  request: v.object({ id }),
  reply: walletMove,
})

export type WalletDirection = v.InferOutput<typeof walletDirection>
export type WalletTransfer = v.InferOutput<typeof walletTransfer>
export type WalletMove = v.InferOutput<typeof walletMove>
export type MerchantWallet = ReplyOf<typeof readMerchantWallet>
