import * as v from 'valibot'
import { clearCached } from '#api/browser/cached-subjects.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import { throughCache } from '#api/browser/session-cache.ts'
import { storedRequests } from '#api/browser/stored-request.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  collectWallets,
  type MerchantWallet,
  readMerchantWallet,
  readWalletMove,
  transferBetweenWallets,
  type WalletMove,
} from '#protocol/cashier/vendor-wallets.ts'

const walletRequest = v.union([
  v.object({ kind: v.literal('transfer'), ...transferBetweenWallets.request.entries }),
  v.object({ kind: v.literal('collect') }),
])

export type WalletRequest = v.InferOutput<typeof walletRequest>

export type WalletAnswer = Answer<typeof transferBetweenWallets> | Answer<typeof collectWallets>

export const pendingMoves = storedRequests('wallets', walletRequest)

/** How long wallets are cached, in ms. */
const WALLETS_FOR = 60_000

/** Returns the member's wallets, cached in the tab (SYS-13). */
export const readWallets = (memberId: string, signal: AbortSignal): Promise<MerchantWallet> =>
  throughCache(
    {
      subject: 'merchantWallet',
      variant: memberId,
      schema: readMerchantWallet.reply,
      goodFor: WALLETS_FOR,
    },
    () => fetchValue(readMerchantWallet, {}, { signal }),
  )

export const clearWallets = (): void => clearCached('merchantWallet')

/** Idempotent: retrying with the same key does not move the money twice. */
export async function moveMoney(
  { key, request }: Intent<WalletRequest>,
  signal: AbortSignal,
): Promise<WalletAnswer> {
  const options = { signal, idempotencyKey: key }
  try {
    if (request.kind === 'collect') return await callApi(collectWallets, {}, options)
    const { kind: _kind, ...transfer } = request
    return await callApi(transferBetweenWallets, transfer, options)
  } finally {
    clearWallets()
  }
}

export const readMove = (id: string, signal: AbortSignal): Promise<WalletMove> =>
  fetchValue(readWalletMove, { id }, { signal })
