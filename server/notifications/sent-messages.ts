import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { outbox } from './outbox.table.ts'

/** How long the sandbox displays a message, in milliseconds. */
const SHOWN_FOR = 7 * 24 * 3_600_000

type Sent = { channel: 'sms' | 'email'; recipient: string; text: string; now: Date }

/**
 * Stores an SMS or email for the sandbox to display. Without the sandbox, nothing is stored, because messages
 * contain codes and passwords.
 * @param isSent SQL condition for storing the message. The statement checks the condition, so timing does not
 * reveal the result.
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

/** Deletes old messages, or all of them if the sandbox is off. */
export async function purgeSentMessages(
  tx: Database | Transaction,
  sandbox: boolean,
  now: Date,
): Promise<void> {
  const isOld = lt(outbox.sentAt, new Date(now.getTime() - SHOWN_FOR))
  await tx.delete(outbox).where(sandbox ? isOld : undefined)
}
