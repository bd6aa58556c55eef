import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { contractRequest } from './contract.table.ts'
import { notifyBoth } from './notify-parties.ts'
import type { Request } from './requests.ts'

export async function lapse(tx: Transaction, lapsed: readonly Request[], now: Date): Promise<void> {
  if (lapsed.length === 0) return
  const ids = lapsed.map(({ row }) => row.id)
  await tx
    .update(contractRequest)
    .set({ state: 'lapsed', answeredAt: now })
    .where(inArray(contractRequest.id, ids))
  for (const one of lapsed) {
    const { kind, type } = one.row
    await notifyBoth(tx, one, {
      notification: { event: 'contract.requestLapsed', facts: { kind, type } },
      at: now,
    })
  }
}
