import type { announcement } from '#server/site/cms.table.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { promotionCategory, promotionId } from './promotions.ts'
import { publicAnnouncements } from './public-announcements.ts'
import { seededId } from './seeded-id.ts'

type AnnouncementRow = typeof announcement.$inferInsert

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** `age`: how long ago it was published, milliseconds. */
export type SeededAnnouncement = Pick<AnnouncementRow, 'type' | 'execution' | 'title' | 'content'> & {
  age: number
  /** The promotion that it leads to, by its name. */
  promotion?: string
}

/** What is announced to agents alone. */
const announcements: readonly SeededAnnouncement[] = [
  {
    age: 5 * HOUR,
    type: 'PL',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.theHalfMonthIsSettled.title', message: 'The half month is settled' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.theHalfMonthIsSettled.content',
        message:
          '<p>Half-month contracts are settled on the <strong>1st and the 16th</strong>, at midnight in Brasília. The bill appears on the contract’s page right after, with the sums of every tier.</p><p>It is paid from the upline’s wallet. Where that is short, the bill stays due and is paid as soon as there is money.</p>',
      },
    ),
  },
  {
    age: 2 * DAY,
    type: 'B',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.consultationForAgentsNewHours.title',
        message: 'Consultation for agents: new hours',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.consultationForAgentsNewHours.content',
        message:
          '<p>Agents and those who would like to be one are advised from <strong>Monday to Friday, 12:00 to 21:00</strong>, Brasília time.</p>',
      },
    ),
  },
  {
    age: 5 * DAY,
    type: 'PL',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.reportsByDayWeekAndMonth.title',
        message: 'Reports by day, week and month',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.reportsByDayWeekAndMonth.content',
        message:
          '<p>The team overview shows stakes, prizes and result over the days that you choose. Days begin at midnight in Brasília, as they do in bills.</p>',
      },
    ),
  },
  {
    age: 8 * DAY,
    type: 'H',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.howToReadATier.title', message: 'How to read a tier' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.howToReadATier.content',
        message:
          '<p>A tier is met when all three of its thresholds are reached in the period:</p><ul><li>the team’s net loss,</li><li>its turnover,</li><li>its active members.</li></ul><p>The rate is that of the highest tier that was met.</p>',
      },
    ),
  },
  {
    age: 12 * DAY,
    type: 'PU',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.publicHolidayPaymentsAsUsual.title',
        message: 'Public holiday: payments as usual',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.publicHolidayPaymentsAsUsual.content',
        message: '<p>Bills are paid every day, holidays included. Only the consultation rests.</p>',
      },
    ),
  },
  {
    age: 15 * DAY,
    type: 'PL',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.oneRequestAContractAtA.title',
        message: 'One request a contract at a time',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.oneRequestAContractAtA.content',
        message:
          '<p>While an offer waits for its answer, no other of its kind can be sent to the same downline. You can change the terms of the open one, or withdraw it.</p>',
      },
    ),
  },
  {
    age: 24 * DAY,
    type: 'H',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.lookAfterYourPassword.title', message: 'Look after your password' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.lookAfterYourPassword.content',
        message:
          '<p>Nobody of Palpite asks for your password, on the phone either. Switch the <strong>second step</strong> on: with it the password alone opens nothing.</p>',
      },
    ),
  },
  {
    age: 30 * DAY,
    type: 'PL',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.ratesBeneathYourOwn.title', message: 'Rates beneath your own' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.ratesBeneathYourOwn.content',
        message:
          '<p>A rate that you offer to a downline is never above your own, tier by tier. Should yours fall, contracts beneath that are above it end, and you see the list of them before you accept.</p>',
      },
    ),
  },
  {
    age: 37 * DAY,
    type: 'PU',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.responsiblePlayIsYourWorkToo.title',
        message: 'Responsible play is your work too',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.responsiblePlayIsYourWorkToo.content',
        message:
          '<p>Invite adults of 18 and over only. Where somebody of your team plays for more than they can afford, suggest a break and tell customer service.</p>',
      },
    ),
  },
  {
    age: 45 * DAY,
    type: 'B',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.realTimeSalaryEvery5Minutes.title',
        message: 'Real-time salary every 5 minutes',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.realTimeSalaryEvery5Minutes.content',
        message:
          '<p>Contracts of real-time salary are settled every <strong>five minutes</strong>. A period without turnover pays nothing.</p>',
      },
    ),
  },
  {
    age: 58 * DAY,
    type: 'H',
    execution: 'A',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.whoCountsAsAnActiveMember.title',
        message: 'Who counts as an active member',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.whoCountsAsAnActiveMember.content',
        message:
          '<p>An active member has had at least one settled round in the period. You count as well, if you played.</p>',
      },
    ),
  },
  {
    age: 74 * DAY,
    type: 'PL',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.takeTheReportsAlong.title', message: 'Take the reports along' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.takeTheReportsAlong.content',
        message:
          '<p>Team betting, user loss and account details can be taken along as a file, with the filters that are on the screen.</p>',
      },
    ),
  },
  {
    age: 96 * DAY,
    type: 'B',
    execution: 'A',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.theAgentCentreIsOpen.title', message: 'The agent centre is open' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.theAgentCentreIsOpen.content',
        message:
          '<p>Team, income and contracts now have one place. Log in on the agents’ page with the account you have.</p>',
      },
    ),
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
