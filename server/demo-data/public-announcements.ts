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
    title: demoText('announcement.aBonusOnTheFirstDeposit.title'),
    content: demoText('announcement.aBonusOnTheFirstDeposit.content'),
  },
  {
    age: 6 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.clockAndBalanceWithinTheGame.title'),
    content: demoText('announcement.clockAndBalanceWithinTheGame.content'),
  },
  {
    age: 10 * DAY,
    type: 'PU',
    execution: 'B',
    title: demoText('announcement.lookAtTheAddressBeforeYou.title'),
    content: demoText('announcement.lookAtTheAddressBeforeYou.content'),
  },
  {
    age: 17 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'month',
    title: demoText('announcement.raffleOfTheMonthSeeWhat.title'),
    content: demoText('announcement.raffleOfTheMonthSeeWhat.content'),
  },
  {
    age: 19 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'invite',
    title: demoText('announcement.yourInvitationCodeDoesNotExpire.title'),
    content: demoText('announcement.yourInvitationCodeDoesNotExpire.content'),
  },
  {
    age: 28 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.aSecondStepAtLogin.title'),
    content: demoText('announcement.aSecondStepAtLogin.content'),
  },
  {
    age: 40 * DAY,
    type: 'B',
    execution: 'B',
    title: demoText('announcement.theLimitsOfAGameIn.title'),
    content: demoText('announcement.theLimitsOfAGameIn.content'),
  },
  {
    age: 21 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.theSiteAsAnApp.title'),
    content: demoText('announcement.theSiteAsAnApp.content'),
  },
  {
    age: 33 * DAY,
    type: 'B',
    execution: 'B',
    title: demoText('announcement.questionsHaveAPage.title'),
    content: demoText('announcement.questionsHaveAPage.content'),
  },
  {
    age: 48 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.lotteriesThatYouCanVerify.title'),
    content: demoText('announcement.lotteriesThatYouCanVerify.content'),
  },
  {
    age: 55 * DAY,
    type: 'PL',
    execution: 'B',
    title: demoText('announcement.betsAndAccountToTakeAlong.title'),
    content: demoText('announcement.betsAndAccountToTakeAlong.content'),
  },
  {
    age: 66 * DAY,
    type: 'PU',
    execution: 'B',
    title: demoText('announcement.playWithoutHurry.title'),
    content: demoText('announcement.playWithoutHurry.content'),
  },
]
