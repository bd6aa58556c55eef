import * as v from 'valibot'
import { throughCache } from '#api/auth/session-cache.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'
import type { Intent } from '#api/browser/request-intent.ts'
import { storedRequests } from '#api/browser/stored-request.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  collectWallets,
  type MerchantWallet,
  readMerchantWallet,
  readWalletMove,
  transferBetweenWallets,
  type WalletMove,
} from '#protocol/cashier/merchant-wallet.ts'

/** What somebody means to have moved: an amount one way, or home all that lies with vendors. */
const wish = v.union([
  v.object({ kind: v.literal('transfer'), ...transferBetweenWallets.request.entries }),
  v.object({ kind: v.literal('collect') }),
])

export type WalletRequest = v.InferOutput<typeof wish>

export type WalletAnswer = Answer<typeof transferBetweenWallets> | Answer<typeof collectWallets>

/** Moves between wallets that were asked for without an answer yet. */
export const walletIntents = storedRequests('wallets', wish)

/** Milliseconds for which wallets are taken for as they were read, where nothing is heard. */
const WALLETS_FOR = 60_000

/** The member's wallets, from the tab's cache where it knows them (SYS-13). Throws `CallFailed`. */
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

/** Money may have moved: the wallets are read anew at the next look. */
export const forgetWallets = (): void => clearCached('merchantWallet')

/** Has money moved; with the same key it is moved once. Throws `CallFailed`. */
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
    forgetWallets()
  }
}

/** Asks how money between the wallets stands. Throws `CallFailed`. */
export const readMove = (id: string, signal: AbortSignal): Promise<WalletMove> =>
  fetchValue(readWalletMove, { id }, { signal })
