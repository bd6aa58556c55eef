import { localizedText } from '#server/texts/localized-text.ts'
import type { SeededAnnouncement } from './announcements.ts'

/** Milliseconds. */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is announced to players and visitors. */
export const publicAnnouncements: readonly SeededAnnouncement[] = [
  {
    age: 9 * HOUR,
    type: 'PU',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.withdrawalsOnSundaysToo.title',
        message: 'Withdrawals on Sundays too',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.withdrawalsOnSundaysToo.content',
        message:
          '<p>Withdrawals are now looked at <strong>every day from 8:00 to midnight</strong>, Brasília time. Your withdrawal’s page shows each stage and until when it lasts.</p>',
      },
    ),
  },
  {
    age: 3 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'first-deposit',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.aBonusOnTheFirstDeposit.title',
        message: 'A bonus on the first deposit',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.aBonusOnTheFirstDeposit.content',
        message:
          '<p>Whoever deposits for the first time may ask for a bonus. Its terms, with the turnover needed before a withdrawal, stand on the promotion’s page, before the button.</p>',
      },
    ),
  },
  {
    age: 6 * DAY,
    type: 'PL',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.clockAndBalanceWithinTheGame.title',
        message: 'Clock and balance within the game',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.clockAndBalanceWithinTheGame.content',
        message:
          '<p>The frame of every game now shows:</p><ul><li>the time and how long you have played,</li><li>your balance and the result of this visit,</li><li>the heart and full screen.</li></ul>',
      },
    ),
  },
  {
    age: 10 * DAY,
    type: 'PU',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.lookAtTheAddressBeforeYou.title',
        message: 'Look at the address before you log in',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.lookAtTheAddressBeforeYou.content',
        message:
          '<p>We never ask for your password by message, phone or social network. If somebody does, do not answer and tell customer service.</p>',
      },
    ),
  },
  {
    age: 17 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'month',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.raffleOfTheMonthSeeWhat.title',
        message: 'Raffle of the month: see what is left',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.raffleOfTheMonthSeeWhat.content',
        message:
          '<p>The raffle’s page shows how many slips and how many prizes are still in the urn, before you use a chance. Each R$\u00a050 that is credited is one.</p>',
      },
    ),
  },
  {
    age: 19 * DAY,
    type: 'PR',
    execution: 'B',
    promotion: 'invite',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.yourInvitationCodeDoesNotExpire.title',
        message: 'Your invitation code does not expire',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.yourInvitationCodeDoesNotExpire.content',
        message:
          '<p>Whoever registers with your code counts as invited by you, today or in a year. Tell those whom you invite.</p>',
      },
    ),
  },
  {
    age: 28 * DAY,
    type: 'PL',
    execution: 'B',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.aSecondStepAtLogin.title', message: 'A second step at login' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.aSecondStepAtLogin.content',
        message:
          '<p>In the security centre you can ask for a six-digit code at every login on a new device. Keep the recovery codes somewhere else.</p>',
      },
    ),
  },
  {
    age: 40 * DAY,
    type: 'B',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.theLimitsOfAGameIn.title',
        message: 'The limits of a game, in plain sight',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.theLimitsOfAGameIn.content',
        message:
          '<p>The info button of each game shows its stated return and its smallest and largest stake before you place one.</p>',
      },
    ),
  },
  {
    age: 21 * DAY,
    type: 'PL',
    execution: 'B',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.theSiteAsAnApp.title', message: 'The site as an app' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.theSiteAsAnApp.content',
        message:
          '<p>The site can be installed as an app, straight from the browser. The page Get the app shows how, in three steps.</p>',
      },
    ),
  },
  {
    age: 33 * DAY,
    type: 'B',
    execution: 'B',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.questionsHaveAPage.title', message: 'Questions have a page' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.questionsHaveAPage.content',
        message:
          '<p>The help centre holds what is asked most: account, deposits, withdrawals and games. You can search it by word, and send what is missing.</p>',
      },
    ),
  },
  {
    age: 48 * DAY,
    type: 'PL',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.lotteriesThatYouCanVerify.title',
        message: 'Lotteries that you can verify',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.lotteriesThatYouCanVerify.content',
        message:
          '<p>The numbers of every lottery draw are sealed before the first bet and opened afterwards. Your browser computes them anew if you ask it to.</p>',
      },
    ),
  },
  {
    age: 55 * DAY,
    type: 'PL',
    execution: 'B',
    title: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.betsAndAccountToTakeAlong.title',
        message: 'Bets and account to take along',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.betsAndAccountToTakeAlong.content',
        message:
          '<p>The records of your bets and of your account can be taken along as a file, with the filters that are on the screen.</p>',
      },
    ),
  },
  {
    age: 66 * DAY,
    type: 'PU',
    execution: 'B',
    title: localizedText(
      /*i18n*/ { id: 'demo.announcement.playWithoutHurry.title', message: 'Play without hurry' },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.announcement.playWithoutHurry.content',
        message:
          '<p>Games are for fun, not for a living. Agree with yourself on an amount and a time, and stop at either. Not for those under 18.</p>',
      },
    ),
  },
]
