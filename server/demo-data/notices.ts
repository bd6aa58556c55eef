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
    title: demoText('notice.ferroCobreIsBackTomorrowMorning.title'),
    content: demoText('notice.ferroCobreIsBackTomorrowMorning.content'),
  },
  {
    age: 1 * DAY + 5 * HOUR,
    title: demoText('notice.payingInByPixCheckThe.title'),
    content: demoText('notice.payingInByPixCheckThe.content'),
  },
  {
    age: 4 * DAY,
    title: demoText('notice.newTablesInThePortoTrovao.title'),
    content: demoText('notice.newTablesInThePortoTrovao.content'),
  },
  {
    age: 11 * DAY,
    title: demoText('notice.howToCheckTheSumsOf.title'),
    content: demoText('notice.howToCheckTheSumsOf.content'),
  },
  {
    age: 26 * DAY,
    title: demoText('notice.passwordsAreGoodFor90Days.title'),
    content: demoText('notice.passwordsAreGoodFor90Days.content'),
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
