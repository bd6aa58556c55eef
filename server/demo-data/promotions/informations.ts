import { localizedText } from '#server/texts/localized-text.ts'
import type { Offered } from './offered.ts'

const alwaysOn = { from: null, to: null, terms: { kind: 'information' } } as const

/** What there is for everybody without joining. */
export const informations: readonly Offered[] = [
  {
    ...alwaysOn,
    name: 'rebate',
    category: 'club',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.rebateOfEveryDay.title', message: 'Rebate of every day' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.rebateOfEveryDay.summary',
        message: 'A part of what you stake comes back, win or lose.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.rebateOfEveryDay.content',
        message:
          '<p>There is no need to join. The rebate is counted by kind of game and grows with your VIP level. Claim it whenever you like under <a href="/member/manualRebate">Manual rebate</a>.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.rebateOfEveryDay.conditions',
        message:
          '<ul><li>Settled bets count.</li><li>The rates of each kind of game are on the rebate’s page.</li></ul>',
      },
    ),
    motif: 'folhagem/vitoria-regia',
    hue: 170,
    layout: 'gallery',
  },
  {
    ...alwaysOn,
    name: 'invite',
    category: 'club',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.bringYourFriends.title', message: 'Bring your friends' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.bringYourFriends.summary',
        message: 'Your code never expires, and each friend who plays earns you something.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.bringYourFriends.content',
        message:
          '<p>Send your link to people you really know. Once a friend plays, your reward shows up under <a href="/member/referral">Invite friends</a>.</p><p>Invite adults of 18 and over only.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.bringYourFriends.conditions',
        message:
          '<ul><li>The friend has to register by your link or with your code.</li><li>Accounts of one and the same person do not count.</li></ul>',
      },
    ),
    motif: 'bandeirinhas/arraial',
    hue: 20,
    layout: 'bleed',
  },
]
