import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { Offered } from './offered.ts'

const alwaysOn = { from: null, to: null, terms: { kind: 'information' } } as const

/** Promotions that members cannot join. */
export const informations: readonly Offered[] = [
  {
    ...alwaysOn,
    name: 'rebate',
    category: 'club',
    title: demoText('promotion.rebateOfEveryDay.title'),
    summary: demoText('promotion.rebateOfEveryDay.summary'),
    content: demoText('promotion.rebateOfEveryDay.content'),
    conditions: demoText('promotion.rebateOfEveryDay.conditions'),
    motif: 'folhagem/vitoria-regia',
    hue: 170,
    layout: 'gallery',
  },
  {
    ...alwaysOn,
    name: 'invite',
    category: 'club',
    title: demoText('promotion.bringYourFriends.title'),
    summary: demoText('promotion.bringYourFriends.summary'),
    content: demoText('promotion.bringYourFriends.content'),
    conditions: demoText('promotion.bringYourFriends.conditions'),
    motif: 'bandeirinhas/arraial',
    hue: 20,
    layout: 'bleed',
  },
]
