import { and, count, desc, eq, inArray, lte } from 'drizzle-orm'
import type { listAnnouncements } from '#contract/announcements.ts'
import { announcement } from '../database/schema/content.ts'
import { inLanguage } from '../games/game-names.ts'
import { accept, type Handler } from '../handler.ts'

/** AGENT-10: what has been announced by now, newest first, by pages. */
export const announcementsHandler: Handler<typeof listAnnouncements> = async ({
  request: { types, execution, pageNo, pageSize, ...request },
  caller,
  now,
  platform: { database },
}) => {
  const language = request.language ?? caller.language
  const isAsked = and(
    lte(announcement.publishedAt, now),
    inArray(announcement.type, types),
    execution && eq(announcement.execution, execution),
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
      title: inLanguage(title, language),
      content: inLanguage(content, language),
      at: publishedAt.toISOString(),
    })),
    totalPages: Math.ceil(total / pageSize),
    total,
  })
}
