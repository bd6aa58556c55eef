import { desc, eq } from 'drizzle-orm'
import type { SentMessage } from '#protocol/sandbox/outbox.ts'
import type { Database } from '#server/database/database.ts'
import { outbox } from '#server/notifications/outbox.table.ts'

const SHOWN = 100

export async function listOutbox(database: Database, recipient: string | undefined): Promise<SentMessage[]> {
  const rows = await database
    .select()
    .from(outbox)
    .where(recipient ? eq(outbox.recipient, recipient) : undefined)
    .orderBy(desc(outbox.id))
    .limit(SHOWN)
  return rows.map((row) => ({
    ...row,
    channel: row.channel === 'email' ? 'email' : 'sms',
    sentAt: row.sentAt.toISOString(),
  }))
}
