import { TERM } from '#protocol/support/help-center.ts'
import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { helpItem } from '#server/support/help-center/help-item.table.ts'
import { seededId } from './seeded-id.ts'

type HelpRow = typeof helpItem.$inferInsert
type Item = Pick<HelpRow, 'title' | 'content'>

/**
 * Items by tag, in display order. Keys must not change. Texts must not contain figures that operators
 * can change.
 */
const items: Record<string, Record<string, Item>> = {
  account: {
    howDoIOpenAnAccount: {
      title: demoText('help.account.howDoIOpenAnAccount.title'),
      content: demoText('help.account.howDoIOpenAnAccount.content'),
    },
    iHaveForgottenMyPassword: {
      title: demoText('help.account.iHaveForgottenMyPassword.title'),
      content: demoText('help.account.iHaveForgottenMyPassword.content'),
    },
    howDoIProtectMyAccount: {
      title: demoText('help.account.howDoIProtectMyAccount.title'),
      content: demoText('help.account.howDoIProtectMyAccount.content'),
    },
  },
  deposit: {
    howDoIPayIn: {
      title: demoText('help.deposit.howDoIPayIn.title'),
      content: demoText('help.deposit.howDoIPayIn.content'),
    },
    iHavePaidAndMyBalance: {
      title: demoText('help.deposit.iHavePaidAndMyBalance.title'),
      content: demoText('help.deposit.iHavePaidAndMyBalance.content'),
    },
    canIPayFromSomebodyElses: {
      title: demoText('help.deposit.canIPayFromSomebodyElses.title'),
      content: demoText('help.deposit.canIPayFromSomebodyElses.content'),
    },
  },
  withdrawal: {
    howDoIWithdraw: {
      title: demoText('help.withdrawal.howDoIWithdraw.title'),
      content: demoText('help.withdrawal.howDoIWithdraw.content'),
    },
    whatDoIStillHaveTo: {
      title: demoText('help.withdrawal.whatDoIStillHaveTo.title'),
      content: demoText('help.withdrawal.whatDoIStillHaveTo.content'),
    },
    theWithdrawalHasNotArrived: {
      title: demoText('help.withdrawal.theWithdrawalHasNotArrived.title'),
      content: demoText('help.withdrawal.theWithdrawalHasNotArrived.content'),
    },
  },
  game: {
    whatHappensIfTheLineBreaks: {
      title: demoText('help.game.whatHappensIfTheLineBreaks.title'),
      content: demoText('help.game.whatHappensIfTheLineBreaks.content'),
    },
    whereAreAGamesRulesAnd: {
      title: demoText('help.game.whereAreAGamesRulesAnd.title'),
      content: demoText('help.game.whereAreAGamesRulesAnd.content'),
    },
    howDoICheckADraw: {
      title: demoText('help.game.howDoICheckADraw.title'),
      content: demoText('help.game.howDoICheckADraw.content'),
    },
  },
  promotion: {
    howDoIUseABonus: {
      title: demoText('help.promotion.howDoIUseABonus.title'),
      content: demoText('help.promotion.howDoIUseABonus.content'),
    },
    howDoIInviteFriends: {
      title: demoText('help.promotion.howDoIInviteFriends.title'),
      content: demoText('help.promotion.howDoIInviteFriends.content'),
    },
  },
  safety: {
    playingIsNotGoodForMe: {
      title: demoText('help.safety.playingIsNotGoodForMe.title'),
      content: demoText('help.safety.playingIsNotGoodForMe.content'),
    },
    minors: {
      title: demoText('help.safety.minors.title'),
      content: demoText('help.safety.minors.content'),
    },
  },
  [TERM]: {
    whoMayPlay: {
      title: demoText('help.term.whoMayPlay.title'),
      content: demoText('help.term.whoMayPlay.content'),
    },
    yourAccount: {
      title: demoText('help.term.yourAccount.title'),
      content: demoText('help.term.yourAccount.content'),
    },
    money: {
      title: demoText('help.term.money.title'),
      content: demoText('help.term.money.content'),
    },
    playingWithinBounds: {
      title: demoText('help.term.playingWithinBounds.title'),
      content: demoText('help.term.playingWithinBounds.content'),
    },
    fairness: {
      title: demoText('help.term.fairness.title'),
      content: demoText('help.term.fairness.content'),
    },
    yourData: {
      title: demoText('help.term.yourData.title'),
      content: demoText('help.term.yourData.content'),
    },
  },
}

/** The help centre of a new world (HELP-01). */
export const helpRows = (): HelpRow[] =>
  Object.entries(items)
    .flatMap(([tag, ofTag]) =>
      Object.entries(ofTag).map(([key, item]) => ({ id: seededId(`help ${tag} ${key}`), tag, ...item })),
    )
    .map((item, position) => ({ ...item, position }))
