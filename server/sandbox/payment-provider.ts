import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Charges } from '#protocol/sandbox/cashier.ts'
import { onChargeNotification } from '#server/cashier/advance-deposits.ts'
import { brCode } from '#server/cashier/br-code.ts'
import type { Database } from '#server/database/database.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { ChargeState, PaymentProvider } from '#server/payments/payment-provider.ts'
import { readSetting } from '#server/settings/settings.ts'
import { AnswerLost, payoutsOf, type Sandbox } from './payouts.ts'
import { paymentProviderSetting } from './providers.settings.ts'
import { sandboxCharge } from './sandbox-charge.table.ts'

const SHOWN = 50

/**
 * The simulated payment provider. It stores charges in its own table, and a repeated request creates no
 * second charge. A setting makes it decline charges or lose responses.
 */
export function sandboxProvider(sandbox: Sandbox): PaymentProvider {
  const { database, clock } = sandbox
  const answer = async <Reply>(reply: Reply): Promise<Reply> => {
    const { answers } = await readSetting(database, paymentProviderSetting)
    if (answers === 'lost') throw new AnswerLost()
    return reply
  }
  const stateOf = async (id: string): Promise<ChargeState | null> => {
    const [charge] = await database.select().from(sandboxCharge).where(eq(sandboxCharge.id, id))
    return charge?.state ?? null
  }
  return {
    ...payoutsOf(sandbox),
    async charge({ id, amount }) {
      const { charges, paysAfter } = await readSetting(database, paymentProviderSetting)
      if (charges === 'declined' && (await stateOf(id)) === null) return answer({ outcome: 'declined' })
      const now = await clock()
      const copyCode = brCode({ id, amount })
      const paysAt = paysAfter === null ? null : new Date(now.getTime() + paysAfter)
      await database
        .insert(sandboxCharge)
        .values({ id, amount, state: 'open', copyCode, createdAt: now, paysAt })
        .onConflictDoNothing()
      return answer({ outcome: 'charged', copyCode })
    },
    look: async (id) => answer(await stateOf(id)),
    async amountPaid(id) {
      const [charge] = await database.select().from(sandboxCharge).where(eq(sandboxCharge.id, id))
      if (!charge) throw new Error(`Charge ${id} is unknown`)
      return answer(charge.paid ?? charge.amount)
    },
    async cancel(id) {
      await change(database, id, { from: ['open', 'refused'], to: 'cancelled' })
      return answer((await stateOf(id)) === 'paid' ? 'paid' : 'cancelled')
    },
  }
}

async function change(
  database: Database,
  id: string,
  { from, to, paid = null }: { from: ChargeState[]; to: ChargeState; paid?: number | null },
): Promise<boolean> {
  const isIt = and(eq(sandboxCharge.id, id), inArray(sandboxCharge.state, from))
  const changed = await database.update(sandboxCharge).set({ state: to, paid }).where(isIt).returning()
  return changed.length === 1
}

/**
 * Pays or refuses a charge, as a bank would, and sends the configured number of notifications. Returns false
 * if the charge is no longer open. `paid` is the paid amount in minor units; null if it equals the requested
 * amount.
 */
export async function decideCharge(
  { database, clock }: Sandbox,
  { id, state, paid = null }: { id: string; state: 'paid' | 'refused'; paid?: number | null },
): Promise<boolean> {
  if (!(await change(database, id, { from: ['open'], to: state, paid }))) return false
  const { notices } = await readSetting(database, paymentProviderSetting)
  for (let reply = 0; reply < notices; reply++) await onChargeNotification(database, id, await clock())
  return true
}

async function payByItself(sandbox: Sandbox): Promise<void> {
  const now = await sandbox.clock()
  const isDue = and(eq(sandboxCharge.state, 'open'), lte(sandboxCharge.paysAt, now))
  const due = await sandbox.database.select({ id: sandboxCharge.id }).from(sandboxCharge).where(isDue)
  for (const { id } of due) await decideCharge(sandbox, { id, state: 'paid' })
}

export const startPaying = (sandbox: Sandbox): Worker =>
  startWorker({ every: 1_000, run: () => payByItself(sandbox), failed: 'Simulated payments failed' })

export async function listCharges(database: Database): Promise<Charges> {
  const rows = await database
    .select()
    .from(sandboxCharge)
    .orderBy(desc(sandboxCharge.createdAt), desc(sandboxCharge.id))
    .limit(SHOWN)
  return rows.map(({ id, amount, state, createdAt }) => ({ id, amount, state, at: createdAt.toISOString() }))
}
