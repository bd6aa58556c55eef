import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { announcement } from '#server/site/announcement.table.ts'
import { promotionCategory, promotionId } from './promotions.ts'
import { publicAnnouncements } from './public-announcements.ts'
import { seededId } from './seeded-id.ts'

type AnnouncementRow = typeof announcement.$inferInsert

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age`: milliseconds since publication. */
export type SeededAnnouncement = Pick<AnnouncementRow, 'type' | 'execution' | 'title' | 'content'> & {
  age: number
  promotion?: string
}

const announcements: readonly SeededAnnouncement[] = [
  {
    age: 5 * HOUR,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.theHalfMonthIsSettled.title'),
    content: demoText('announcement.theHalfMonthIsSettled.content'),
  },
  {
    age: 2 * DAY,
    type: 'B',
    execution: 'A',
    title: demoText('announcement.consultationForAgentsNewHours.title'),
    content: demoText('announcement.consultationForAgentsNewHours.content'),
  },
  {
    age: 5 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.reportsByDayWeekAndMonth.title'),
    content: demoText('announcement.reportsByDayWeekAndMonth.content'),
  },
  {
    age: 8 * DAY,
    type: 'H',
    execution: 'A',
    title: demoText('announcement.howToReadATier.title'),
    content: demoText('announcement.howToReadATier.content'),
  },
  {
    age: 12 * DAY,
    type: 'PU',
    execution: 'A',
    title: demoText('announcement.publicHolidayPaymentsAsUsual.title'),
    content: demoText('announcement.publicHolidayPaymentsAsUsual.content'),
  },
  {
    age: 15 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.oneRequestAContractAtA.title'),
    content: demoText('announcement.oneRequestAContractAtA.content'),
  },
  {
    age: 24 * DAY,
    type: 'H',
    execution: 'A',
    title: demoText('announcement.lookAfterYourPassword.title'),
    content: demoText('announcement.lookAfterYourPassword.content'),
  },
  {
    age: 30 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.ratesBeneathYourOwn.title'),
    content: demoText('announcement.ratesBeneathYourOwn.content'),
  },
  {
    age: 37 * DAY,
    type: 'PU',
    execution: 'A',
    title: demoText('announcement.responsiblePlayIsYourWorkToo.title'),
    content: demoText('announcement.responsiblePlayIsYourWorkToo.content'),
  },
  {
    age: 45 * DAY,
    type: 'B',
    execution: 'A',
    title: demoText('announcement.realTimeSalaryEvery5Minutes.title'),
    content: demoText('announcement.realTimeSalaryEvery5Minutes.content'),
  },
  {
    age: 58 * DAY,
    type: 'H',
    execution: 'A',
    title: demoText('announcement.whoCountsAsAnActiveMember.title'),
    content: demoText('announcement.whoCountsAsAnActiveMember.content'),
  },
  {
    age: 74 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.takeTheReportsAlong.title'),
    content: demoText('announcement.takeTheReportsAlong.content'),
  },
  {
    age: 96 * DAY,
    type: 'B',
    execution: 'A',
    title: demoText('announcement.theAgentCentreIsOpen.title'),
    content: demoText('announcement.theAgentCentreIsOpen.content'),
  },
]

export function announcementRows(now: Date): AnnouncementRow[] {
  return [...announcements, ...publicAnnouncements].map(({ age, promotion, ...row }) => ({
    ...row,
    id: seededId(`announcement ${row.title.en}`),
    promotionType: promotion === undefined ? null : promotionCategory(promotion),
    promotionId: promotion === undefined ? null : promotionId(promotion),
    publishedAt: new Date(now.getTime() - age),
  }))
}
