import { randomUUID } from 'node:crypto'
import { asc, inArray } from 'drizzle-orm'
import type { WalletDirection } from '#protocol/cashier/vendor-wallets.ts'
import type { Transaction } from '#server/database/database.ts'
import { balanceOf, inTransitAccount, vendorWalletOf, walletOf } from '#server/ledger/accounts.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import { post } from '#server/ledger/post.ts'
import { walletTransfer } from './wallet-transfer.table.ts'

type Member = { memberId: number; at: Date }
type TransferRequest = Member & { vendorCode: string; direction: WalletDirection; amount: number }

/** `balance` is the source wallet's insufficient balance, in minor units. */
type Begun = { outcome: 'begun'; moveId: string } | { outcome: 'short'; balance: number }

/** Debits the source wallet and stores the transfer. The caller must check that no other transfer is open. */
export async function beginTransfer(
  tx: Transaction,
  { memberId, at, ...transfer }: TransferRequest,
): Promise<Begun> {
  const { vendorCode, direction, amount } = transfer
  const id = randomUUID()
  const from =
    direction === 'toVendor' ? await walletOf(tx, memberId) : await vendorWalletOf(tx, memberId, vendorCode)
  const posted = await post(tx, {
    kind: 'walletTransfer',
    key: `walletTransfer:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: from, amount: -amount },
      { accountId: await inTransitAccount(tx, memberId), amount },
    ],
  })
  if (posted.outcome === 'short') return { outcome: 'short', balance: await balanceOf(tx, from) }
  await tx.insert(walletTransfer).values(begun({ id, moveId: id, memberId, at, ...transfer }))
  return { outcome: 'begun', moveId: id }
}

/**
 * Empties these vendors' wallets, starts the transfers to the main wallet, and returns their `moveId`; null
 * if all wallets are empty. Locks the wallets first, so that concurrent game postings cannot reduce their
 * balances.
 */
export async function beginCollecting(
  tx: Transaction,
  { memberId, at, vendorCodes }: Member & { vendorCodes: readonly string[] },
): Promise<string | null> {
  const accounts = new Map<number, string>()
  for (const code of vendorCodes) accounts.set(await vendorWalletOf(tx, memberId, code), code)
  const held = await tx
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, [...accounts.keys()]))
    .orderBy(asc(ledgerAccount.id))
    .for('no key update')
  const moveId = randomUUID()
  const full = held.flatMap(({ id: accountId, balance }) =>
    balance ? [{ accountId, amount: balance, vendorCode: accounts.get(accountId) ?? '' }] : [],
  )
  if (full.length === 0) return null
  const posted = await post(tx, {
    kind: 'walletTransfer',
    key: `walletTransfer:${moveId}`,
    reference: moveId,
    at,
    postings: [
      ...full.map(({ accountId, amount }) => ({ accountId, amount: -amount })),
      {
        accountId: await inTransitAccount(tx, memberId),
        amount: full.reduce((sum, { amount }) => sum + amount, 0),
      },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error('The reserved amount could not be posted')
  const direction = 'fromVendor' as const
  await tx
    .insert(walletTransfer)
    .values(
      full.map(({ amount, vendorCode }) =>
        begun({ id: randomUUID(), moveId, memberId, vendorCode, direction, amount, at }),
      ),
    )
  return moveId
}

const begun = ({ at, ...transfer }: TransferRequest & { id: string; moveId: string }) => ({
  ...transfer,
  state: 'moving' as const,
  createdAt: at,
  dueAt: at,
})
