import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { announcement } from '#server/site/announcement.table.ts'
import { promotionCategory, promotionId } from './promotions.ts'
import { publicAnnouncements } from './public-announcements.ts'
import { seededId } from './seeded-id.ts'

type AnnouncementRow = typeof announcement.$inferInsert

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age` is the time since publication, in ms. */
export type SeededAnnouncement = Pick<AnnouncementRow, 'type' | 'execution' | 'title' | 'content'> & {
  age: number
  promotion?: string
}

const announcements: readonly SeededAnnouncement[] = [
  {
    age: 5 * HOUR,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.halfMonthSettlement.title'),
    content: demoText('announcement.halfMonthSettlement.content'),
  },
  {
    age: 2 * DAY,
    type: 'B',
    execution: 'A',
    title: demoText('announcement.agentSupportHours.title'),
    content: demoText('announcement.agentSupportHours.content'),
  },
  {
    age: 5 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.teamReports.title'),
    content: demoText('announcement.teamReports.content'),
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
    title: demoText('announcement.paymentsOnHolidays.title'),
    content: demoText('announcement.paymentsOnHolidays.content'),
  },
  {
    age: 15 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.oneOfferAtATime.title'),
    content: demoText('announcement.oneOfferAtATime.content'),
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
    title: demoText('announcement.ratesBelowYours.title'),
    content: demoText('announcement.ratesBelowYours.content'),
  },
  {
    age: 37 * DAY,
    type: 'PU',
    execution: 'A',
    title: demoText('announcement.responsibleAgents.title'),
    content: demoText('announcement.responsibleAgents.content'),
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
    title: demoText('announcement.activePlayers.title'),
    content: demoText('announcement.activePlayers.content'),
  },
  {
    age: 74 * DAY,
    type: 'PL',
    execution: 'A',
    title: demoText('announcement.exportReports.title'),
    content: demoText('announcement.exportReports.content'),
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
