import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { Offered } from './offered.ts'

/** Promotions that a member can select for a deposit to get a bonus. */
export const deposits: readonly Offered[] = [
  {
    name: 'deposit-half',
    category: 'welcome',
    title: demoText('promotion.depositBonus50.title'),
    summary: demoText('promotion.depositBonus50.summary'),
    content: demoText('promotion.depositBonus50.content'),
    conditions: demoText('promotion.depositBonus50.conditions'),
    motif: 'tesouro/moedas',
    hue: 95,
    layout: 'slant',
    from: null,
    to: null,
    terms: {
      kind: 'deposit',
      needs: {},
      share: 5_000,
      cap: 10_000,
      min: 2_000,
      use: 'once',
      turnoverFactor: 10,
      lasts: 14,
      channels: null,
    },
  },
  {
    name: 'deposit-daily',
    category: 'casino',
    title: demoText('promotion.dailyPixBonus.title'),
    summary: demoText('promotion.dailyPixBonus.summary'),
    content: demoText('promotion.dailyPixBonus.content'),
    conditions: demoText('promotion.dailyPixBonus.conditions'),
    motif: 'sorte/trevo',
    hue: 200,
    layout: 'arch',
    from: -20,
    to: 40,
    terms: {
      kind: 'deposit',
      needs: {},
      share: 2_000,
      cap: 4_000,
      min: 3_000,
      use: 'daily',
      turnoverFactor: 5,
      lasts: 3,
      channels: ['pix'],
    },
  },
]
