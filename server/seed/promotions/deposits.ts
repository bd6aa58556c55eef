import type { Offered } from './offered.ts'

/** Promotions whose bonus comes with a deposit that the member chooses them for. */
export const deposits: readonly Offered[] = [
  {
    name: 'deposit-half',
    category: 'welcome',
    title: { pt: 'Depósito com 50% de bônus', en: 'Deposit with a 50% bonus' },
    summary: {
      pt: '50% do depósito, até R$\u00a0100. Rollover de 10× o bônus em 14 dias.',
      en: '50% of your deposit, up to R$\u00a0100. Wagering requirement: 10× the bonus within 14 days.',
    },
    content: {
      pt: '<p>Deposite a partir de <strong>R$\u00a020</strong> e receba 50% de bônus, até R$\u00a0100. Rollover: aposte 10× o bônus em 14 dias para sacar.</p><p>As apostas usam primeiro o seu dinheiro. Você pode cancelar o bônus quando quiser; a parte não usada sai da carteira.</p>',
      en: '<p>Deposit <strong>R$\u00a020</strong> or more and get a 50% bonus, up to R$\u00a0100. Wagering requirement (rollover): wager 10× the bonus within 14 days to withdraw.</p><p>Bets use your own money first. You can cancel the bonus at any time; the unused part leaves your wallet.</p>',
    },
    conditions: {
      pt: '<ul><li>Uma vez por pessoa, um bônus de depósito por vez.</li><li>Contam as apostas encerradas depois do crédito.</li><li>O depósito tem o seu próprio rollover, que se soma ao do bônus.</li><li>Até cumprir o rollover, não dá para sacar, nem o seu dinheiro.</li><li>Depois de 14 dias, o bônus não usado sai da carteira.</li></ul>',
      en: '<ul><li>Once per person, one deposit bonus at a time.</li><li>Bets count that are settled after the credit.</li><li>Your deposit has its own wagering requirement, on top of the bonus’s.</li><li>Until you’ve met the requirement you can’t withdraw, not even your own money.</li><li>After 14 days, unused bonus leaves your wallet.</li></ul>',
    },
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
    title: { pt: 'Reforço do dia no Pix', en: 'Daily Pix top-up' },
    summary: {
      pt: '20% do depósito por Pix, até R$\u00a040. Rollover de 5× o bônus em 3 dias.',
      en: '20% of a Pix deposit, up to R$\u00a040. Wagering requirement: 5× the bonus within 3 days.',
    },
    content: {
      pt: '<p>Uma vez por dia, deposite por Pix a partir de <strong>R$\u00a030</strong> e receba 20% de bônus, até R$\u00a040. Rollover: aposte 5× o bônus em 3 dias para sacar.</p>',
      en: '<p>Once a day, deposit <strong>R$\u00a030</strong> or more by Pix and get a 20% bonus, up to R$\u00a040. Wagering requirement (rollover): wager 5× the bonus within 3 days to withdraw.</p>',
    },
    conditions: {
      pt: '<ul><li>Uma vez por dia, só por Pix, um bônus de depósito por vez.</li><li>O depósito tem o seu próprio rollover, que se soma ao do bônus.</li><li>Contam as apostas encerradas depois do crédito.</li><li>Depois de 3 dias, o bônus não usado sai da carteira.</li></ul>',
      en: '<ul><li>Once a day, by Pix only, one deposit bonus at a time.</li><li>Your deposit has its own wagering requirement, on top of the bonus’s.</li><li>Bets count that are settled after the credit.</li><li>After 3 days, unused bonus leaves your wallet.</li></ul>',
    },
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
