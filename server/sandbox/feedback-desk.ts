import { asc, desc, eq, sql } from 'drizzle-orm'
import type { FeedbackRead } from '#protocol/sandbox/support.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { feedback } from '#server/support/feedback/feedback.table.ts'
import { upload } from '#server/support/uploads/upload.table.ts'

const SHOWN = 50

/** Lists open feedback before completed feedback, with the newest first in each group (HELP-01). */
export async function listFeedback(database: Database): Promise<FeedbackRead> {
  const { id, topic, content, contact, language, answer, at } = feedback
  const isDone = sql<boolean>`${feedback.doneAt} is not null`
  const rows = await database
    .select({
      ...{ id, topic, content, contact, language, answer, at },
      isDone,
      account: member.account,
      images: sql<string[]>`array(
        select ${upload.id}::text from ${upload} where ${upload.usedFor} = ${feedback.id}
        order by ${upload.createdAt}, ${upload.id}
      )`,
    })
    .from(feedback)
    .leftJoin(member, eq(member.id, feedback.memberId))
    .orderBy(asc(isDone), desc(at), desc(id))
    .limit(SHOWN)
  return rows.map(({ at: when, ...row }) => ({ ...row, at: when.toISOString() }))
}
