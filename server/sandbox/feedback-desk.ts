import { asc, desc, eq, sql } from 'drizzle-orm'
import type { FeedbackRead } from '#contract/sandbox.ts'
import type { Database } from '../database/database.ts'
import { feedback } from '../database/schema/feedback.ts'
import { member } from '../database/schema/member.ts'
import { upload } from '../database/schema/upload.ts'

/** How much is shown at most. */
const SHOWN = 50

/** HELP-01: what the operator was told, first what nobody has looked at, newest first. */
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
