import { and, eq, lte } from 'drizzle-orm'
import { onPayoutNotification } from '#server/cashier/advance-withdrawals.ts'
import type { Database } from '#server/database/database.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import type { Clock } from '#server/settings/clock.ts'
import { readSetting } from '#server/settings/settings.ts'
import { payoutProviderSetting } from './providers.settings.ts'
import { sandboxPayout } from './sandbox-payout.table.ts'

export type Sandbox = { database: Database; clock: Clock }

/** Simulates a connection that breaks after the provider has handled the request. */
export class AnswerLost extends Error {
  constructor() {
    super('The payment provider’s answer was lost')
    this.name = 'AnswerLost'
  }
}

/**
 * The payout methods of the simulated provider. Changing `payouts` or `paysAfter` in the setting does not
 * affect existing payouts.
 */
export function payoutsOf({ database, clock }: Sandbox): Pick<PaymentProvider, 'payOut' | 'lookPayout'> {
  const answer = async <Reply>(reply: Reply): Promise<Reply> => {
    const { answers } = await readSetting(database, payoutProviderSetting)
    if (answers === 'lost') throw new AnswerLost()
    return reply
  }
  const stateOf = async (id: string) => {
    const [payout] = await database.select().from(sandboxPayout).where(eq(sandboxPayout.id, id))
    return payout?.state ?? null
  }
  return {
    async payOut({ id, amount }) {
      const { payouts, paysAfter } = await readSetting(database, payoutProviderSetting)
      const now = await clock()
      const state = payouts === 'declined' ? ('declined' as const) : ('open' as const)
      const paysAt = paysAfter === null ? null : new Date(now.getTime() + paysAfter)
      await database
        .insert(sandboxPayout)
        .values({ id, amount, state, createdAt: now, paysAt })
        .onConflictDoNothing()
      return answer((await stateOf(id)) === 'declined' ? 'declined' : 'taken')
    },
    lookPayout: async (id) => answer(await stateOf(id)),
  }
}

/**
 * Pays or returns a payout, as a bank would, and sends the configured number of notifications. Returns false
 * if the payout is no longer open.
 */
export async function decidePayout(
  { database, clock }: Sandbox,
  { id, state }: { id: string; state: 'paid' | 'refused' },
): Promise<boolean> {
  const isOpen = and(eq(sandboxPayout.id, id), eq(sandboxPayout.state, 'open'))
  const decided = await database.update(sandboxPayout).set({ state }).where(isOpen).returning()
  if (decided.length === 0) return false
  const { notices } = await readSetting(database, payoutProviderSetting)
  for (let reply = 0; reply < notices; reply++) await onPayoutNotification(database, id, await clock())
  return true
}

async function payByItself(sandbox: Sandbox): Promise<void> {
  const isDue = and(eq(sandboxPayout.state, 'open'), lte(sandboxPayout.paysAt, await sandbox.clock()))
  const due = await sandbox.database.select({ id: sandboxPayout.id }).from(sandboxPayout).where(isDue)
  for (const { id } of due) await decidePayout(sandbox, { id, state: 'paid' })
}

export const startPayouts = (sandbox: Sandbox): Worker =>
  startWorker({ every: 1_000, run: () => payByItself(sandbox), failed: 'Simulated payouts failed' })
