import { eq } from 'drizzle-orm'
import type { Calls } from '#protocol/calls.ts'
import { NotFound } from '#server/core/not-found.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { isSingleWallet, isVendorClosed, type OwnWallet, ownWallets } from '#server/games/own-wallets.ts'
import { member } from '#server/identity/member.table.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { currency } from '#server/texts/currency.ts'
import { beginCollecting, beginTransfer } from './begin-move.ts'
import { openMoveOf, toMoveDto } from './moves.ts'

/** MEM-03, CALL-36 */
export const readMerchantWallet: HandlerOf<'readMerchantWallet'> = async ({ platform, now, who }) => {
  const { database } = platform
  const memberId = who.member.id
  const wallets = await ownWallets(platform, memberId)
  return accept({
    isSingle: await isSingleWallet(platform),
    currency: currency.code,
    currencySymbol: currency.symbol,
    balance: await walletBalance(database, memberId),
    wallets: await Promise.all(
      wallets.map(async ({ vendor, balance }) => ({
        vassalage: vendor.code,
        vendor: vendor.name,
        balance: (await isTelling(platform, vendor.code)) ? balance : null,
        closedUntil: isVendorClosed(vendor, now) ? (vendor.closedUntil?.toISOString() ?? null) : null,
      })),
    ),
    openMoveId: await openMoveOf(database, memberId),
  })
}

const isTelling = async ({ vendorWallets, database }: Platform, code: string) =>
  vendorWallets === null || (await vendorWallets.isTelling(code, database))

/** MEM-03, CALL-35. A member's transfers are serialized, and only one move can be open. */
export const transferBetweenWallets: HandlerOf<'transferBetweenWallets'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const refusal = await refuseDuringTransfer(context)
  if (refusal) return refusal
  const { vassalage: vendorCode, direction, amount } = request
  const wallets = await ownWallets(platform, memberId)
  const own = wallets.find(({ vendor }) => vendor.code === vendorCode)
  // In single-wallet mode, money can be moved out of a vendor wallet but not into one.
  if ((await isSingleWallet(platform)) && (direction === 'toVendor' || !own))
    return refuse('transfer.singleWallet', {})
  if (!own) throw new NotFound()
  if (isVendorClosed(own.vendor, now))
    return refuse('transfer.vendorClosed', { until: own.vendor.closedUntil?.toISOString() ?? null })
  const begun = await database.transaction((tx) =>
    beginTransfer(tx, { memberId, vendorCode, direction, amount, at: now }),
  )
  if (begun.outcome === 'short') return refuse('transfer.notEnough', { balance: begun.balance })
  await publishBalanceChanges(database, memberId)
  return accept({ move: await toMoveDto(database, memberId, begun.moveId) })
}

/** MEM-03. Collects the money from all vendors that are open and can report balances. */
export const collectWallets: HandlerOf<'collectWallets'> = async (context) => {
  const { platform, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const refusal = await refuseDuringTransfer(context)
  if (refusal) return refusal
  const wallets = await ownWallets(platform, memberId)
  if (wallets.length === 0) return refuse('transfer.singleWallet', {})
  const able = await Promise.all(wallets.map((wallet) => isAble(platform, wallet, now)))
  const codesOf = (isIn: boolean) =>
    wallets.filter((_, index) => able[index] === isIn).map(({ vendor }) => vendor.code)
  const left = codesOf(false)
  const moveId = await database.transaction((tx) =>
    beginCollecting(tx, { memberId, at: now, vendorCodes: codesOf(true) }),
  )
  if (moveId === null) return refuse('transfer.nothingThere', { left })
  await publishBalanceChanges(database, memberId)
  return accept({ move: await toMoveDto(database, memberId, moveId), left })
}

const isAble = async (platform: Platform, { vendor }: OwnWallet, now: Date): Promise<boolean> =>
  !isVendorClosed(vendor, now) && (await isTelling(platform, vendor.code))

/** MEM-03 */
export const readWalletMove: HandlerOf<'readWalletMove'> = async ({ platform, request, who }) =>
  accept(await toMoveDto(platform.database, who.member.id, request.id))

type Moving = Pick<HandlerContext<Calls['collectWallets']>, 'platform' | 'who'>

/**
 * Refuses if a transfer is open. Locks the member's row until the transaction ends, so that a concurrent
 * request waits and then finds the open transfer.
 */
async function refuseDuringTransfer({ platform: { database }, who }: Moving) {
  const isIt = eq(member.id, who.member.id)
  await database.select({ id: member.id }).from(member).where(isIt).for('no key update')
  const moveId = await openMoveOf(database, who.member.id)
  return moveId === null ? null : refuse('transfer.underWay', { moveId })
}
