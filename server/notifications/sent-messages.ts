import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { outbox } from './outbox.table.ts'

/** Milliseconds for which the sandbox shows a message. */
const SHOWN_FOR = 7 * 24 * 3_600_000

type Sent = { channel: 'sms' | 'email'; recipient: string; text: string; now: Date }

/**
 * Stores a copy of an SMS or e-mail for the sandbox if `isSent`. Messages contain codes and passwords, so
 * nothing is stored otherwise; the same statement runs to keep the timing equal.
 */
export async function saveSentMessage(
  tx: Transaction,
  { sandbox }: Pick<Platform, 'sandbox'>,
  { channel, recipient, text, now }: Sent,
  isSent: SQL = sql`true`,
): Promise<void> {
  await tx.execute(sql`
    insert into ${outbox} (channel, recipient, text, sent_at)
    select ${channel}, ${recipient}, ${text}, ${now.toISOString()}::timestamptz
    where ${sandbox}::boolean and ${isSent}
  `)
}

/** Deletes old copies; without the sandbox, all of them. */
export async function purgeSentMessages(
  tx: Database | Transaction,
  sandbox: boolean,
  now: Date,
): Promise<void> {
  const isOld = lt(outbox.sentAt, new Date(now.getTime() - SHOWN_FOR))
  await tx.delete(outbox).where(sandbox ? isOld : undefined)
}
