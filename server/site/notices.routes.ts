import { desc, lte } from 'drizzle-orm'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { localize } from '#server/texts/localized-text.ts'
import { notice } from './notice.table.ts'

const MOST = 20

/** HOME-03 */
export const listNotices: HandlerOf<'listNotices'> = async ({ platform, request, caller, now }) => {
  const language = request.language ?? caller.language
  const rows = await platform.database
    .select()
    .from(notice)
    .where(lte(notice.publishedAt, now))
    .orderBy(desc(notice.publishedAt), desc(notice.id))
    .limit(MOST)
  return accept({
    notices: rows.map(({ id, title, content, publishedAt }) => ({
      id,
      title: localize(title, language),
      content: localize(content, language),
      at: publishedAt.toISOString(),
    })),
  })
}
