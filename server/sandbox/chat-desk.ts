import { and, desc, eq, sql } from 'drizzle-orm'
import type { ChatDesk } from '#protocol/sandbox/support.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { chatMessage, chatMute, chatReport } from '#server/support/chat/chat.table.ts'
import { isInForce } from '#server/support/chat/mutes.ts'

const SHOWN = 15

/** CS-03. Messages with undecided reports come first, then the newest ones. */
export async function listChat(database: Database, now: Date): Promise<ChatDesk> {
  const reports = database
    .select({
      messageId: chatReport.messageId,
      all: sql<ChatDesk[number]['reports']>`
        json_agg(
          json_build_object('account', ${member.account}, 'reason', ${chatReport.reason}, 'comment', ${chatReport.comment})
          order by ${chatReport.at}
        )
      `.as('all_reports'),
    })
    .from(chatReport)
    .innerJoin(member, eq(member.id, chatReport.memberId))
    .where(eq(chatReport.state, 'open'))
    .groupBy(chatReport.messageId)
    .as('reports')
  const rows = await database
    .select({ message: chatMessage, account: member.account, mute: chatMute, reports: reports.all })
    .from(chatMessage)
    .innerJoin(member, eq(member.id, chatMessage.memberId))
    .leftJoin(reports, eq(reports.messageId, chatMessage.id))
    .leftJoin(chatMute, and(eq(chatMute.memberId, chatMessage.memberId), isInForce(now)))
    .orderBy(desc(sql`${reports.messageId} is not null`), desc(chatMessage.id))
    .limit(SHOWN)
  return rows.map(({ message, account, mute, reports: reported }) => ({
    id: String(message.id),
    roomId: message.roomId,
    account,
    text: message.text,
    isTakenDown: message.takenDownAt !== null,
    muted: mute && { until: mute.until?.toISOString() ?? null },
    reports: reported ?? [],
    at: message.at.toISOString(),
  }))
}
