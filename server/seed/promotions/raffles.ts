import type { Offered } from './offered.ts'

const blank = { pt: 'Não foi desta vez', en: 'Not this time' }

/** Promotions in which chances are drawn for prizes. */
export const raffles: readonly Offered[] = [
  {
    name: 'month',
    category: 'raffles',
    title: { pt: 'Sorteio do mês', en: 'Raffle of the month' },
    summary: {
      pt: 'Cada R$\u00a050 depositados valem uma chance. O maior prêmio é de R$\u00a01.000.',
      en: 'Each R$\u00a050 you pay in is one chance. The largest prize is R$\u00a01,000.',
    },
    content: {
      pt: '<p>O sorteio começou com 500 bilhetes na urna, e você vê quantos bilhetes e prêmios ainda estão lá dentro. Cada chance tira um bilhete, e todos os que restam têm a mesma chance de sair.</p><p>O que sair cai na carteira na hora. Quando o último prêmio sai, o sorteio acaba.</p>',
      en: '<p>The raffle began with 500 slips in the urn, and you see how many slips and prizes are still in it. Each chance takes one slip, and all that are left are as likely as each other.</p><p>What you win is in your wallet at once. When the last prize is gone, the raffle is over.</p>',
    },
    conditions: {
      pt: '<ul><li>Contam os depósitos creditados enquanto o sorteio durar.</li><li>Até 20 chances por pessoa. Chances não usadas acabam com o sorteio.</li><li>O prêmio deve ser apostado uma vez antes do saque.</li></ul>',
      en: '<ul><li>Deposits count that are credited while the raffle lasts.</li><li>Up to 20 chances a person. Chances that are not used end with the raffle.</li><li>A prize has to be staked once before it is paid out.</li></ul>',
    },
    motif: 'bilhete/bilhetes',
    hue: 45,
    layout: 'night',
    from: -20,
    to: 10,
    terms: { kind: 'raffle', per: 5_000, most: 20, turnoverFactor: 1 },
    prizes: [
      { name: { pt: 'R$ 1.000', en: 'R$ 1,000' }, amount: 100_000, stock: 1, drawn: 0 },
      { name: { pt: 'R$ 100', en: 'R$ 100' }, amount: 10_000, stock: 5, drawn: 2 },
      { name: { pt: 'R$ 10', en: 'R$ 10' }, amount: 1_000, stock: 94, drawn: 31 },
      { name: blank, amount: 0, stock: 400, drawn: 118 },
    ],
  },
  {
    name: 'anniversary',
    category: 'raffles',
    title: { pt: 'Sorteio de aniversário', en: 'Anniversary raffle' },
    summary: {
      pt: 'Dez prêmios para quem soprou as velas com a gente.',
      en: 'Ten prizes for those who blew out the candles with us.',
    },
    content: {
      pt: '<p>O sorteio acabou. Obrigado a quem participou; o próximo já está marcado.</p>',
      en: '<p>The raffle is over. Thank you to all who took part; the next one has its day already.</p>',
    },
    conditions: {
      pt: '<ul><li>Uma chance para cada R$\u00a0100 depositados, até 10 por pessoa.</li></ul>',
      en: '<ul><li>One chance for each R$\u00a0100 paid in, up to 10 a person.</li></ul>',
    },
    motif: 'circo/carrossel',
    hue: 340,
    layout: 'bleed',
    from: -40,
    to: -4,
    terms: { kind: 'raffle', per: 10_000, most: 10, turnoverFactor: 1 },
    prizes: [{ name: { pt: 'R$ 50', en: 'R$ 50' }, amount: 5_000, stock: 10, drawn: 10 }],
  },
]
