import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { Offered } from './offered.ts'

const alwaysOn = { from: null, to: null, terms: { kind: 'information' } } as const

/** Promotions that members cannot join. */
export const informations: readonly Offered[] = [
  {
    ...alwaysOn,
    name: 'rebate',
    category: 'club',
    title: demoText('promotion.cashback.title'),
    summary: demoText('promotion.cashback.summary'),
    content: demoText('promotion.cashback.content'),
    conditions: demoText('promotion.cashback.conditions'),
    motif: 'folhagem/vitoria-regia',
    hue: 170,
    layout: 'gallery',
  },
  {
    ...alwaysOn,
    name: 'invite',
    category: 'club',
    title: demoText('promotion.referFriend.title'),
    summary: demoText('promotion.referFriend.summary'),
    content: demoText('promotion.referFriend.content'),
    conditions: demoText('promotion.referFriend.conditions'),
    motif: 'bandeirinhas/arraial',
    hue: 20,
    layout: 'bleed',
  },
]
