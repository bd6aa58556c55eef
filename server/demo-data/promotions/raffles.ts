import { localizedText } from '#server/texts/localized-text.ts'
import type { Offered } from './offered.ts'

const blank = localizedText(/*i18n*/ { id: 'demo.promotion.blank', message: 'Not this time' })

/** Promotions in which chances are drawn for prizes. */
export const raffles: readonly Offered[] = [
  {
    name: 'month',
    category: 'raffles',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.raffleOfTheMonth.title', message: 'Raffle of the month' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.raffleOfTheMonth.summary',
        message: 'Each R$\u00a050 you pay in is one chance. The largest prize is R$\u00a01,000.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.raffleOfTheMonth.content',
        message:
          '<p>The raffle began with 500 slips in the urn, and you see how many slips and prizes are still in it. Each chance takes one slip, and all that are left are as likely as each other.</p><p>What you win is in your wallet at once. When the last prize is gone, the raffle is over.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.raffleOfTheMonth.conditions',
        message:
          '<ul><li>Deposits count that are credited while the raffle lasts.</li><li>Up to 20 chances a person. Chances that are not used end with the raffle.</li><li>A prize has to be staked once before it is paid out.</li></ul>',
      },
    ),
    motif: 'bilhete/bilhetes',
    hue: 45,
    layout: 'night',
    from: -20,
    to: 10,
    terms: { kind: 'raffle', per: 5_000, most: 20, turnoverFactor: 1 },
    prizes: [
      {
        name: localizedText(
          /*i18n*/ { id: 'demo.promotion.raffleOfTheMonth.prizes.r1000.name', message: 'R$ 1,000' },
        ),
        amount: 100_000,
        stock: 1,
        drawn: 0,
      },
      {
        name: localizedText(
          /*i18n*/ { id: 'demo.promotion.raffleOfTheMonth.prizes.r100.name', message: 'R$ 100' },
        ),
        amount: 10_000,
        stock: 5,
        drawn: 2,
      },
      {
        name: localizedText(
          /*i18n*/ { id: 'demo.promotion.raffleOfTheMonth.prizes.r10.name', message: 'R$ 10' },
        ),
        amount: 1_000,
        stock: 94,
        drawn: 31,
      },
      { name: blank, amount: 0, stock: 400, drawn: 118 },
    ],
  },
  {
    name: 'anniversary',
    category: 'raffles',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.anniversaryRaffle.title', message: 'Anniversary raffle' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.anniversaryRaffle.summary',
        message: 'Ten prizes for those who blew out the candles with us.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.anniversaryRaffle.content',
        message:
          '<p>The raffle is over. Thank you to all who took part; the next one has its day already.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.anniversaryRaffle.conditions',
        message: '<ul><li>One chance for each R$\u00a0100 paid in, up to 10 a person.</li></ul>',
      },
    ),
    motif: 'circo/carrossel',
    hue: 340,
    layout: 'bleed',
    from: -40,
    to: -4,
    terms: { kind: 'raffle', per: 10_000, most: 10, turnoverFactor: 1 },
    prizes: [
      {
        name: localizedText(
          /*i18n*/ { id: 'demo.promotion.anniversaryRaffle.prizes.r50.name', message: 'R$ 50' },
        ),
        amount: 5_000,
        stock: 10,
        drawn: 10,
      },
    ],
  },
]
