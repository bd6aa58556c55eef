import { and, desc, eq } from 'drizzle-orm'
import { outbox } from '#server/notifications/outbox.table.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

/** Returns the emails in the outbox to an address, newest first. */
export async function mailsTo({ platform }: OpenedPlatform, address: string): Promise<string[]> {
  const isTheirs = and(eq(outbox.channel, 'email'), eq(outbox.recipient, address))
  const rows = await platform.database.select().from(outbox).where(isTheirs).orderBy(desc(outbox.id))
  return rows.map(({ text }) => text)
}

export async function mailedPassword(opened: OpenedPlatform, address: string): Promise<string> {
  const [text = ''] = await mailsTo(opened, address)
  const [password] = /[A-Z]{4}(-[A-Z]{4}){3}/.exec(text) ?? []
  if (!password) throw new Error(`No password was mailed to ${address}`)
  return password
}
