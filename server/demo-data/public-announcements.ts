import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { SeededAnnouncement } from './announcements.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const publicAnnouncements: readonly SeededAnnouncement[] = [
  {
    age: 9 * HOUR,
    type: 'PU',
    execution: 'B',
    title: demoText('announcement.withdrawalsOnSundaysToo.title'),
    content: demoText('announcement.withdrawalsOnSundaysToo.content'),
  },
  {
    age: 3 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'first-deposit',
    title: demoText('announcement.welcomeBonus.title'),
    content: demoText('announcement.welcomeBonus.content'),
  },
  {
    age: 6 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.gameBar.title'),
    content: demoText('announcement.gameBar.content'),
  },
  {
    age: 10 * DAY,
    type: 'PU',
    execution: 'B',
    title: demoText('announcement.checkTheAddress.title'),
    content: demoText('announcement.checkTheAddress.content'),
  },
  {
    age: 17 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'month',
    title: demoText('announcement.raffleOfTheMonth.title'),
    content: demoText('announcement.raffleOfTheMonth.content'),
  },
  {
    age: 19 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'invite',
    title: demoText('announcement.referralCode.title'),
    content: demoText('announcement.referralCode.content'),
  },
  {
    age: 28 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.twoFactorLogin.title'),
    content: demoText('announcement.twoFactorLogin.content'),
  },
  {
    age: 40 * DAY,
    type: 'B',
    execution: 'B',
    title: demoText('announcement.gameLimits.title'),
    content: demoText('announcement.gameLimits.content'),
  },
  {
    age: 21 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.installApp.title'),
    content: demoText('announcement.installApp.content'),
  },
  {
    age: 33 * DAY,
    type: 'B',
    execution: 'B',
    title: demoText('announcement.helpCentre.title'),
    content: demoText('announcement.helpCentre.content'),
  },
  {
    age: 48 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.verifyLotteryDraws.title'),
    content: demoText('announcement.verifyLotteryDraws.content'),
  },
  {
    age: 55 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.exportRecords.title'),
    content: demoText('announcement.exportRecords.content'),
  },
  {
    age: 66 * DAY,
    type: 'PU',
    execution: 'B',
    title: demoText('announcement.playWithLimits.title'),
    content: demoText('announcement.playWithLimits.content'),
  },
]
