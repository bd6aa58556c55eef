import { demoText } from '#server/demo-data/texts/demo-text.ts'
import type { shopItem } from '#server/rewards/loyalty/point-shop.table.ts'
import { seededId } from './seeded-id.ts'

type ItemRow = typeof shopItem.$inferInsert
type Item = Omit<ItemRow, 'id' | 'position'> & { name: string }

const sent = { delivered: true, bonus: null } as const

const items: readonly Item[] = [
  {
    name: 'bonus-10',
    title: demoText('shop.bonus10.title'),
    text: demoText('shop.bonus10.text'),
    motif: 'fichas/pilha',
    hue: 150,
    points: 900,
    left: null,
    maxPerMember: null,
    delivered: false,
    bonus: 1_000,
  },
  {
    name: 'pipa',
    title: demoText('shop.kite.title'),
    text: demoText('shop.kite.text'),
    motif: 'pipa/losango',
    hue: 210,
    points: 400,
    left: 120,
    maxPerMember: 2,
    ...sent,
  },
  {
    name: 'baralho',
    title: demoText('shop.playingCards.title'),
    text: demoText('shop.playingCards.text'),
    motif: 'cartas/copas',
    hue: 20,
    points: 1_200,
    left: 38,
    maxPerMember: null,
    ...sent,
  },
  {
    name: 'domino',
    title: demoText('shop.dominoes.title'),
    text: demoText('shop.dominoes.text'),
    motif: 'domino/cruzado',
    hue: 75,
    points: 1_500,
    left: 2,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'samba',
    title: demoText('shop.sambaTicket.title'),
    text: demoText('shop.sambaTicket.text'),
    motif: 'musica/pandeiro',
    hue: 330,
    points: 2_500,
    left: 9,
    maxPerMember: 4,
    delivered: false,
    bonus: null,
  },
  {
    name: 'bonus-50',
    title: demoText('shop.bonus50.title'),
    text: demoText('shop.bonus50.text'),
    motif: 'tesouro/bau',
    hue: 95,
    points: 4_200,
    left: null,
    maxPerMember: 2,
    delivered: false,
    bonus: 5_000,
  },
  {
    name: 'bola',
    title: demoText('shop.football.title'),
    text: demoText('shop.football.text'),
    motif: 'bola/futebol',
    hue: 140,
    points: 6_000,
    left: 14,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'xadrez',
    title: demoText('shop.chessSet.title'),
    text: demoText('shop.chessSet.text'),
    motif: 'xadrez/cavalo',
    hue: 250,
    points: 9_000,
    left: 0,
    maxPerMember: 1,
    ...sent,
  },
]

export const shopItemId = (name: string): string => seededId(`item ${name}`)

export const shopItemRows = (): ItemRow[] =>
  items.map(({ name, ...row }, position) => ({ ...row, id: shopItemId(name), position }))

export function priceOf(name: string, quantity: number): number {
  const item = items.find((one) => one.name === name)
  if (!item) throw new Error(`Shop item ${name} does not exist`)
  return item.points * quantity
}
