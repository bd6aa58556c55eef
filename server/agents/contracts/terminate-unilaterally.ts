import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { contractRequest } from './contract.table.ts'
import { endContracts, endOf, lapsesOf } from './ends.ts'
import { lapse } from './lapse.ts'
import { notifyBoth, notifySide, type Side } from './notify-parties.ts'
import type { Contract } from './read-contracts.ts'

export function otherParty({ row, upline, downline }: Contract, memberId: number) {
  const side: Side = row.uplineId === memberId ? 'downline' : 'upline'
  return { side, isClosed: (side === 'upline' ? upline : downline)?.closed === true }
}

/**
 * Ends a contract whose other party's account is closed, and the contracts that depend on it. The caller must
 * hold the team lock.
 * @param ends the result of `endsOf`, which the member has confirmed
 * @param side the party whose account is closed
 */
export async function terminateUnilaterally(
  tx: Transaction,
  found: Contract,
  { ends, side, now }: { ends: readonly Contract[]; side: Side; now: Date },
): Promise<void> {
  const { kind } = found.row
  await endContracts(tx, [found], { now, endedBy: 'closedAccount' })
  await endContracts(tx, ends, { now, endedBy: 'contractAbove' })
  if (found.openRequestId)
    await tx
      .update(contractRequest)
      .set({ state: 'lapsed', answeredAt: now })
      .where(eq(contractRequest.id, found.openRequestId))
  await lapse(tx, await lapsesOf(tx, endOf(found), { ended: ends, now }), now)
  await notifySide(tx, found, side, {
    notification: { event: 'contract.endedAlone', facts: { kind } },
    at: now,
  })
  const facts = { kind, because: 'ended' as const }
  for (const ended of ends)
    await notifyBoth(tx, ended, { notification: { event: 'contract.ended', facts }, at: now })
}
