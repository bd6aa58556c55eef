import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { notice } from '#server/site/notice.table.ts'
import { seededId } from './seeded-id.ts'

type NoticeRow = typeof notice.$inferInsert

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Notice = Pick<NoticeRow, 'title' | 'content'> & { age: number }

const notices: readonly Notice[] = [
  {
    age: 3 * HOUR,
    title: demoText('notice.providerMaintenance.title'),
    content: demoText('notice.providerMaintenance.content'),
  },
  {
    age: 1 * DAY + 5 * HOUR,
    title: demoText('notice.pixSafety.title'),
    content: demoText('notice.pixSafety.content'),
  },
  {
    age: 4 * DAY,
    title: demoText('notice.newLiveTables.title'),
    content: demoText('notice.newLiveTables.content'),
  },
  {
    age: 11 * DAY,
    title: demoText('notice.verifyRound.title'),
    content: demoText('notice.verifyRound.content'),
  },
  {
    age: 26 * DAY,
    title: demoText('notice.passwordExpiry.title'),
    content: demoText('notice.passwordExpiry.content'),
  },
  {
    age: 58 * DAY,
    title: demoText('notice.playingIsAPastime.title'),
    content: demoText('notice.playingIsAPastime.content'),
  },
]

export function noticeRows(now: Date): NoticeRow[] {
  return notices.map(({ age, title, content }) => ({
    id: seededId(`notice ${title.en}`),
    title,
    content,
    publishedAt: new Date(now.getTime() - age),
  }))
}
