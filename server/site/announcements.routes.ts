import { and, count, desc, eq, inArray, lte } from 'drizzle-orm'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { announcement } from './announcement.table.ts'

/** AGENT-10 */
export const listAnnouncements: HandlerOf<'listAnnouncements'> = async ({
  request: { types, execution, pageNo, pageSize, ...request },
  caller,
  who,
  now,
  platform: { database, operator },
}) => {
  const language = request.language ?? caller.language
  const isAgent = who !== null && operator.agentTypes.includes(who.member.type)
  const isAsked = and(
    lte(announcement.publishedAt, now),
    inArray(announcement.type, types),
    // Agents get all announcements, unless they request only those for everyone.
    isAgent && execution === undefined ? undefined : eq(announcement.execution, 'B'),
  )
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(announcement)
      .where(isAsked)
      .orderBy(desc(announcement.publishedAt), desc(announcement.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    database.select({ total: count() }).from(announcement).where(isAsked),
  ])
  const total = counted?.total ?? 0
  return accept({
    announcements: rows.map(({ title, content, publishedAt, execution: _, ...row }) => ({
      ...row,
      title: localize(title, language),
      content: localize(content, language),
      at: publishedAt.toISOString(),
    })),
    totalPages: Math.ceil(total / pageSize),
    total,
  })
}
