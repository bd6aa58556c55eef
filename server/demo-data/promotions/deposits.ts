import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { Offered } from './offered.ts'

/** Promotions with a bonus for a deposit that selects them. */
export const deposits: readonly Offered[] = [
  {
    name: 'deposit-half',
    category: 'welcome',
    title: demoText('promotion.depositWithA50Bonus.title'),
    summary: demoText('promotion.depositWithA50Bonus.summary'),
    content: demoText('promotion.depositWithA50Bonus.content'),
    conditions: demoText('promotion.depositWithA50Bonus.conditions'),
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
    title: demoText('promotion.dailyPixTopUp.title'),
    summary: demoText('promotion.dailyPixTopUp.summary'),
    content: demoText('promotion.dailyPixTopUp.content'),
    conditions: demoText('promotion.dailyPixTopUp.conditions'),
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
