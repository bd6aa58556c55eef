import { TERM } from '#protocol/support/help-center.ts'
import type { helpItem } from '#server/support/help-center/help-item.table.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { seededId } from './seeded-id.ts'

type HelpRow = typeof helpItem.$inferInsert
type Item = Pick<HelpRow, 'title' | 'content'>

/** The help centre by tag, in its order; the key of an item is never changed. The texts name no figure that operators can change. */
const items: Record<string, Record<string, Item>> = {
  account: {
    howDoIOpenAnAccount: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.account.howDoIOpenAnAccount.title', message: 'How do I open an account?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.account.howDoIOpenAnAccount.content',
          message:
            '<p>Choose <strong>Register</strong>, a user name or a mobile, and confirm that you are 18 or older. Everybody has one account, in their own name.</p>',
        },
      ),
    },
    iHaveForgottenMyPassword: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.account.iHaveForgottenMyPassword.title',
          message: 'I have forgotten my password',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.account.iHaveForgottenMyPassword.content',
          message:
            '<p>In the login, choose <strong>Forgot your password?</strong>. The way in comes by the account’s e-mail or mobile, and you choose a new password right after.</p>',
        },
      ),
    },
    howDoIProtectMyAccount: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.account.howDoIProtectMyAccount.title',
          message: 'How do I protect my account better?',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.account.howDoIProtectMyAccount.content',
          message:
            '<p>Under <strong>My account</strong> you switch on the second step with an authenticator, keep its recovery codes, see where the account is open and end the other sessions.</p>',
        },
      ),
    },
  },
  deposit: {
    howDoIPayIn: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.deposit.howDoIPayIn.title', message: 'How do I pay in?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.deposit.howDoIPayIn.content',
          message:
            '<ol><li>Open <strong>Deposit</strong>, choose a channel and the amount.</li><li>Pay by the QR code or the copied code in your bank’s app.</li><li>Your balance changes as soon as the payment arrives; the page shows each stage.</li></ol>',
        },
      ),
    },
    iHavePaidAndMyBalance: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.deposit.iHavePaidAndMyBalance.title',
          message: 'I have paid and my balance is the same',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.deposit.iHavePaidAndMyBalance.content',
          message:
            '<p>Open the deposit and choose <strong>I have paid</strong>: the platform looks for the payment and says what it found. Do not pay the same code again.</p>',
        },
      ),
    },
    canIPayFromSomebodyElses: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.deposit.canIPayFromSomebodyElses.title',
          message: 'Can I pay from somebody else’s account?',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.deposit.canIPayFromSomebodyElses.content',
          message:
            '<p>No. Money goes only between this account and bank accounts or Pix keys in your own name.</p>',
        },
      ),
    },
  },
  withdrawal: {
    howDoIWithdraw: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.withdrawal.howDoIWithdraw.title', message: 'How do I withdraw?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.withdrawal.howDoIWithdraw.content',
          message:
            '<p>Add a payout account and a payment password, then open <strong>Withdraw</strong>. The page shows limits, fee, and at which stage your order is, with whom and until when.</p>',
        },
      ),
    },
    whatDoIStillHaveTo: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.withdrawal.whatDoIStillHaveTo.title',
          message: 'What do I still have to stake before I withdraw?',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.withdrawal.whatDoIStillHaveTo.content',
          message:
            '<p>Deposits and bonuses may ask for turnover. The withdrawal page says how much is left and because of what.</p>',
        },
      ),
    },
    theWithdrawalHasNotArrived: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.withdrawal.theWithdrawalHasNotArrived.title',
          message: 'The withdrawal has not arrived',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.withdrawal.theWithdrawalHasNotArrived.content',
          message:
            '<p>Once the payment was sent, the page asks whether it arrived. Answer <strong>It has not arrived</strong> and send images of your statement: a person looks and decides.</p>',
        },
      ),
    },
  },
  game: {
    whatHappensIfTheLineBreaks: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.game.whatHappensIfTheLineBreaks.title',
          message: 'What happens if the line breaks in the middle of a round?',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.game.whatHappensIfTheLineBreaks.content',
          message:
            '<p>The round is kept by the platform. Open the game again and it goes on where it stopped, or shows the result that has come.</p>',
        },
      ),
    },
    whereAreAGamesRulesAnd: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.game.whereAreAGamesRulesAnd.title',
          message: 'Where are a game’s rules and its return?',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.game.whereAreAGamesRulesAnd.content',
          message:
            '<p>On the game’s sheet, by the button on its poster, before any stake; and within the game, under <strong>Rules</strong>.</p>',
        },
      ),
    },
    howDoICheckADraw: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.game.howDoICheckADraw.title', message: 'How do I check a draw?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.game.howDoICheckADraw.content',
          message:
            '<p>Before each draw we publish a commitment, after it the seed. On the lottery’s page, <strong>Check this draw</strong> computes the numbers anew in your browser.</p>',
        },
      ),
    },
  },
  promotion: {
    howDoIUseABonus: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.promotion.howDoIUseABonus.title', message: 'How do I use a bonus?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.promotion.howDoIUseABonus.content',
          message:
            '<p>Under <strong>Bonuses</strong> you see each one, what must be staked and until when. Claim it before its time is over; the amount is in your balance at once.</p>',
        },
      ),
    },
    howDoIInviteFriends: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.promotion.howDoIInviteFriends.title', message: 'How do I invite friends?' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.promotion.howDoIInviteFriends.content',
          message:
            '<p>Under <strong>Invite friends</strong> is your link, with a QR code. Whoever registers by it appears in your list.</p>',
        },
      ),
    },
  },
  safety: {
    playingIsNotGoodForMe: {
      title: localizedText(
        /*i18n*/ {
          id: 'demo.help.safety.playingIsNotGoodForMe.title',
          message: 'Playing is not good for me',
        },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.safety.playingIsNotGoodForMe.content',
          message:
            '<p>Stop now and talk to somebody you trust. Ask customer service to close the account: that is done at once, without questions. Gamblers Anonymous is there in most countries.</p>',
        },
      ),
    },
    minors: {
      title: localizedText(/*i18n*/ { id: 'demo.help.safety.minors.title', message: 'Minors' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.safety.minors.content',
          message:
            '<p>Nobody under 18 may play. Don’t leave a device logged in near children, and don’t keep the password on it.</p>',
        },
      ),
    },
  },
  [TERM]: {
    whoMayPlay: {
      title: localizedText(/*i18n*/ { id: 'demo.help.term.whoMayPlay.title', message: 'Who may play' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.whoMayPlay.content',
          message:
            '<p>You are 18 or older, you register for yourself, and you have one account. We may ask for proof of your age and of who you are before money is paid out.</p>',
        },
      ),
    },
    yourAccount: {
      title: localizedText(/*i18n*/ { id: 'demo.help.term.yourAccount.title', message: 'Your account' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.yourAccount.content',
          message:
            '<p>Keep your password to yourself; what is done with it counts as done by you. You can change it at any time.</p>',
        },
      ),
    },
    money: {
      title: localizedText(/*i18n*/ { id: 'demo.help.term.money.title', message: 'Money' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.money.content',
          message:
            '<p>You pay in and are paid out in your own name. A bet holds once it is placed; its result is what the platform has recorded, and every movement stands in your records.</p>',
        },
      ),
    },
    playingWithinBounds: {
      title: localizedText(
        /*i18n*/ { id: 'demo.help.term.playingWithinBounds.title', message: 'Playing within bounds' },
      ),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.playingWithinBounds.content',
          message:
            '<p>Play for fun, with money you can do without. Whoever loses sight of that can have the account closed by customer service at once.</p>',
        },
      ),
    },
    fairness: {
      title: localizedText(/*i18n*/ { id: 'demo.help.term.fairness.title', message: 'Fairness' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.fairness.content',
          message:
            '<p>Programs that play, agreements against other players and more than one account for a bonus end an account. We say why, and you can answer.</p>',
        },
      ),
    },
    yourData: {
      title: localizedText(/*i18n*/ { id: 'demo.help.term.yourData.title', message: 'Your data' }),
      content: localizedText(
        /*i18n*/ {
          id: 'demo.help.term.yourData.content',
          message:
            '<p>We keep what you fill in, where you log in from and what you play for as long as the law asks, show it to nobody else, and tell you on request what it is.</p>',
        },
      ),
    },
  },
}

/** HELP-01: what a new world's help centre says. */
export const helpRows = (): HelpRow[] =>
  Object.entries(items)
    .flatMap(([tag, ofTag]) =>
      Object.entries(ofTag).map(([key, item]) => ({ id: seededId(`help ${tag} ${key}`), tag, ...item })),
    )
    .map((item, position) => ({ ...item, position }))
