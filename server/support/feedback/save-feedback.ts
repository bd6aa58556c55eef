import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import type { sendFeedback } from '#protocol/support/feedback.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { spendUploads } from '#server/support/uploads/uploads.ts'
import { feedback } from './feedback.table.ts'

export type NewFeedback = RequestOf<typeof sendFeedback> & {
  memberId: number | null
  language: Language
  now: Date
}

type SaveOutcome = { id: string } | { gone: string[] }

export async function findFeedback(
  database: Database | Transaction,
  { memberId, key }: Pick<NewFeedback, 'memberId' | 'key'>,
): Promise<string | null> {
  const isTheirs = memberId === null ? isNull(feedback.memberId) : eq(feedback.memberId, memberId)
  const [found] = await database
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(isTheirs, eq(feedback.key, key)))
  return found?.id ?? null
}

export const saveFeedback = (database: Database, given: NewFeedback): Promise<SaveOutcome> =>
  database.transaction(async (tx) => {
    // Handle requests with the same key one after another. Otherwise, a concurrent retry could use the images
    // first, and this request would reject them as used.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`feedback ${given.key}`}))`)
    const before = await findFeedback(tx, given)
    if (before !== null) return { id: before }
    const { memberId, key, topic, content, language, now } = given
    const id = randomUUID()
    const gone = await spendImages(tx, given, id)
    if (gone.length > 0) return { gone }
    const contact = memberId === null ? given.contact : ''
    await tx.insert(feedback).values({ id, key, memberId, topic, content, contact, language, at: now })
    return { id }
  })

async function spendImages(tx: Transaction, { memberId, images, now }: NewFeedback, usedFor: string) {
  if (memberId === null) return images
  return spendUploads(tx, { memberId, purpose: 'feedback', ids: images, usedFor, now })
}
