import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { Offered } from './offered.ts'

const blank = demoText('promotion.blank')

export const raffles: readonly Offered[] = [
  {
    name: 'month',
    category: 'raffles',
    title: demoText('promotion.raffleOfTheMonth.title'),
    summary: demoText('promotion.raffleOfTheMonth.summary'),
    content: demoText('promotion.raffleOfTheMonth.content'),
    conditions: demoText('promotion.raffleOfTheMonth.conditions'),
    motif: 'bilhete/bilhetes',
    hue: 45,
    layout: 'night',
    from: -20,
    to: 10,
    terms: { kind: 'raffle', per: 5_000, most: 20, turnoverFactor: 1 },
    prizes: [
      {
        name: demoText('promotion.raffleOfTheMonth.prizes.r1000.name'),
        amount: 100_000,
        stock: 1,
        drawn: 0,
      },
      {
        name: demoText('promotion.raffleOfTheMonth.prizes.r100.name'),
        amount: 10_000,
        stock: 5,
        drawn: 2,
      },
      {
        name: demoText('promotion.raffleOfTheMonth.prizes.r10.name'),
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
    title: demoText('promotion.anniversaryRaffle.title'),
    summary: demoText('promotion.anniversaryRaffle.summary'),
    content: demoText('promotion.anniversaryRaffle.content'),
    conditions: demoText('promotion.anniversaryRaffle.conditions'),
    motif: 'circo/carrossel',
    hue: 340,
    layout: 'bleed',
    from: -40,
    to: -4,
    terms: { kind: 'raffle', per: 10_000, most: 10, turnoverFactor: 1 },
    prizes: [
      {
        name: demoText('promotion.anniversaryRaffle.prizes.r50.name'),
        amount: 5_000,
        stock: 10,
        drawn: 10,
      },
    ],
  },
]
