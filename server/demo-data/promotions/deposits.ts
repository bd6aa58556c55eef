import { localizedText } from '#server/texts/localized-text.ts'
import type { Offered } from './offered.ts'

/** Promotions whose bonus comes with a deposit that the member chooses them for. */
export const deposits: readonly Offered[] = [
  {
    name: 'deposit-half',
    category: 'welcome',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.depositWithA50Bonus.title', message: 'Deposit with a 50% bonus' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.depositWithA50Bonus.summary',
        message:
          '50% of your deposit, up to R$\u00a0100. Wagering requirement: 10× the bonus within 14 days.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.depositWithA50Bonus.content',
        message:
          '<p>Deposit <strong>R$\u00a020</strong> or more and get a 50% bonus, up to R$\u00a0100. Wagering requirement (rollover): wager 10× the bonus within 14 days to withdraw.</p><p>Bets use your own money first. You can cancel the bonus at any time; the unused part leaves your wallet.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.depositWithA50Bonus.conditions',
        message:
          '<ul><li>Once per person, one deposit bonus at a time.</li><li>Bets count that are settled after the credit.</li><li>Your deposit has its own wagering requirement, on top of the bonus’s.</li><li>Until you’ve met the requirement you can’t withdraw, not even your own money.</li><li>After 14 days, unused bonus leaves your wallet.</li></ul>',
      },
    ),
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
    title: localizedText(/*i18n*/ { id: 'demo.promotion.dailyPixTopUp.title', message: 'Daily Pix top-up' }),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.dailyPixTopUp.summary',
        message: '20% of a Pix deposit, up to R$\u00a040. Wagering requirement: 5× the bonus within 3 days.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.dailyPixTopUp.content',
        message:
          '<p>Once a day, deposit <strong>R$\u00a030</strong> or more by Pix and get a 20% bonus, up to R$\u00a040. Wagering requirement (rollover): wager 5× the bonus within 3 days to withdraw.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.dailyPixTopUp.conditions',
        message:
          '<ul><li>Once a day, by Pix only, one deposit bonus at a time.</li><li>Your deposit has its own wagering requirement, on top of the bonus’s.</li><li>Bets count that are settled after the credit.</li><li>After 3 days, unused bonus leaves your wallet.</li></ul>',
      },
    ),
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
