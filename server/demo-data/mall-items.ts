import type { mallItem } from '#server/rewards/loyalty/points.table.ts'
import { localizedText } from '#server/texts/localized-text.ts'
import { seededId } from './seeded-id.ts'

type ItemRow = typeof mallItem.$inferInsert
type Item = Omit<ItemRow, 'id' | 'position'> & { name: string }

const sent = { delivered: true, bonus: null } as const

/** What the point mall of the demo has, in its order. */
const items: readonly Item[] = [
  {
    name: 'bonus-10',
    title: localizedText(/*i18n*/ { id: 'demo.mall.bonusOfR10.title', message: 'Bonus of R$ 10' }),
    text: localizedText(
      /*i18n*/ {
        id: 'demo.mall.bonusOfR10.text',
        message: 'You claim it on the Bonus page and stake it once before it is paid out.',
      },
    ),
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
    title: localizedText(/*i18n*/ { id: 'demo.mall.kiteWithATail.title', message: 'Kite with a tail' }),
    text: localizedText(
      /*i18n*/ { id: 'demo.mall.kiteWithATail.text', message: 'Of tissue paper and bamboo.' },
    ),
    motif: 'pipa/losango',
    hue: 210,
    points: 400,
    left: 120,
    maxPerMember: 2,
    ...sent,
  },
  {
    name: 'baralho',
    title: localizedText(/*i18n*/ { id: 'demo.mall.deckOfLinenCards.title', message: 'Deck of linen cards' }),
    text: localizedText(
      /*i18n*/ { id: 'demo.mall.deckOfLinenCards.text', message: '54 cards and a tin box.' },
    ),
    motif: 'cartas/copas',
    hue: 20,
    points: 1_200,
    left: 38,
    maxPerMember: null,
    ...sent,
  },
  {
    name: 'domino',
    title: localizedText(/*i18n*/ { id: 'demo.mall.woodenDominoes.title', message: 'Wooden dominoes' }),
    text: localizedText(
      /*i18n*/ { id: 'demo.mall.woodenDominoes.text', message: '28 stones of jatobá, made by hand.' },
    ),
    motif: 'domino/cruzado',
    hue: 75,
    points: 1_500,
    left: 2,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'samba',
    title: localizedText(
      /*i18n*/ { id: 'demo.mall.ticketToTheSambaNight.title', message: 'Ticket to the samba night' },
    ),
    text: localizedText(
      /*i18n*/ {
        id: 'demo.mall.ticketToTheSambaNight.text',
        message: 'Rio de Janeiro, last Saturday of the month. Collect it at the door.',
      },
    ),
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
    title: localizedText(/*i18n*/ { id: 'demo.mall.bonusOfR50.title', message: 'Bonus of R$ 50' }),
    text: localizedText(
      /*i18n*/ {
        id: 'demo.mall.bonusOfR50.text',
        message: 'You claim it on the Bonus page and stake it once before it is paid out.',
      },
    ),
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
    title: localizedText(/*i18n*/ { id: 'demo.mall.football.title', message: 'Football' }),
    text: localizedText(/*i18n*/ { id: 'demo.mall.football.text', message: 'Hand-stitched, official size.' }),
    motif: 'bola/futebol',
    hue: 140,
    points: 6_000,
    left: 14,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'xadrez',
    title: localizedText(/*i18n*/ { id: 'demo.mall.chessSet.title', message: 'Chess set' }),
    text: localizedText(/*i18n*/ { id: 'demo.mall.chessSet.text', message: 'Soapstone pieces from Minas.' }),
    motif: 'xadrez/cavalo',
    hue: 250,
    points: 9_000,
    left: 0,
    maxPerMember: 1,
    ...sent,
  },
]

/** The id of an item of the demo's point mall. */
export const mallItemId = (name: string): string => seededId(`item ${name}`)

export const mallItemRows = (): ItemRow[] =>
  items.map(({ name, ...row }, position) => ({ ...row, id: mallItemId(name), position }))

/** What so many of an item cost. */
export function priceOf(name: string, quantity: number): number {
  const item = items.find((one) => one.name === name)
  if (!item) throw new Error(`There is no item ${name}`)
  return item.points * quantity
}
