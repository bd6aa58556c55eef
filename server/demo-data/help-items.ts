import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { helpItem } from '#server/support/help-center/help-item.table.ts'
import { seededId } from './seeded-id.ts'

type HelpRow = typeof helpItem.$inferInsert
type Item = Pick<HelpRow, 'title' | 'content'>

/**
 * Items by tag, in display order. Keys must not change, as ids are derived from them. Texts must not state
 * figures that operators can change.
 */
const items: Record<string, Record<string, Item>> = {
  account: {
    howDoIOpenAnAccount: {
      title: demoText('help.account.signUp.title'),
      content: demoText('help.account.signUp.content'),
    },
    iHaveForgottenMyPassword: {
      title: demoText('help.account.forgotPassword.title'),
      content: demoText('help.account.forgotPassword.content'),
    },
    howDoIProtectMyAccount: {
      title: demoText('help.account.security.title'),
      content: demoText('help.account.security.content'),
    },
  },
  deposit: {
    howDoIPayIn: {
      title: demoText('help.deposit.howTo.title'),
      content: demoText('help.deposit.howTo.content'),
    },
    iHavePaidAndMyBalance: {
      title: demoText('help.deposit.paidNotCredited.title'),
      content: demoText('help.deposit.paidNotCredited.content'),
    },
    canIPayFromSomebodyElses: {
      title: demoText('help.deposit.otherPerson.title'),
      content: demoText('help.deposit.otherPerson.content'),
    },
  },
  withdrawal: {
    howDoIWithdraw: {
      title: demoText('help.withdrawal.howTo.title'),
      content: demoText('help.withdrawal.howTo.content'),
    },
    whatDoIStillHaveTo: {
      title: demoText('help.withdrawal.wagering.title'),
      content: demoText('help.withdrawal.wagering.content'),
    },
    theWithdrawalHasNotArrived: {
      title: demoText('help.withdrawal.notReceived.title'),
      content: demoText('help.withdrawal.notReceived.content'),
    },
  },
  game: {
    whatHappensIfTheLineBreaks: {
      title: demoText('help.game.connectionLost.title'),
      content: demoText('help.game.connectionLost.content'),
    },
    whereAreAGamesRulesAnd: {
      title: demoText('help.game.rulesAndRtp.title'),
      content: demoText('help.game.rulesAndRtp.content'),
    },
    howDoICheckADraw: {
      title: demoText('help.game.verifyDraw.title'),
      content: demoText('help.game.verifyDraw.content'),
    },
  },
  promotion: {
    howDoIUseABonus: {
      title: demoText('help.promotion.useBonus.title'),
      content: demoText('help.promotion.useBonus.content'),
    },
    howDoIInviteFriends: {
      title: demoText('help.promotion.referFriend.title'),
      content: demoText('help.promotion.referFriend.content'),
    },
  },
  safety: {
    playingIsNotGoodForMe: {
      title: demoText('help.safety.getHelp.title'),
      content: demoText('help.safety.getHelp.content'),
    },
    minors: {
      title: demoText('help.safety.minors.title'),
      content: demoText('help.safety.minors.content'),
    },
  },
}

/** HELP-01 */
export const helpRows = (): HelpRow[] =>
  Object.entries(items)
    .flatMap(([tag, ofTag]) =>
      Object.entries(ofTag).map(([key, item]) => ({ id: seededId(`help ${tag} ${key}`), tag, ...item })),
    )
    .map((item, position) => ({ ...item, position }))
