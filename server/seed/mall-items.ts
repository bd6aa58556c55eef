import type { mallItem } from '../database/schema/points.ts'
import { seededId } from './seeded-id.ts'

type ItemRow = typeof mallItem.$inferInsert
type Item = Omit<ItemRow, 'id' | 'position'> & { name: string }

const sent = { delivered: true, bonus: null } as const

/** What the point mall of the demo has, in its order. */
const items: readonly Item[] = [
  {
    name: 'bonus-10',
    title: { pt: 'Bônus de R$ 10', en: 'Bonus of R$ 10' },
    text: {
      pt: 'Você resgata na página Bônus e aposta uma vez antes de sacar.',
      en: 'You claim it on the Bonus page and stake it once before it is paid out.',
    },
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
    title: { pt: 'Pipa com rabiola', en: 'Kite with a tail' },
    text: { pt: 'De papel de seda e bambu.', en: 'Of tissue paper and bamboo.' },
    motif: 'pipa/losango',
    hue: 210,
    points: 400,
    left: 120,
    maxPerMember: 2,
    ...sent,
  },
  {
    name: 'baralho',
    title: { pt: 'Baralho de linho', en: 'Deck of linen cards' },
    text: { pt: '54 cartas e uma caixa de lata.', en: '54 cards and a tin box.' },
    motif: 'cartas/copas',
    hue: 20,
    points: 1_200,
    left: 38,
    maxPerMember: null,
    ...sent,
  },
  {
    name: 'domino',
    title: { pt: 'Dominó de madeira', en: 'Wooden dominoes' },
    text: { pt: '28 pedras de jatobá, feitas à mão.', en: '28 stones of jatobá, made by hand.' },
    motif: 'domino/cruzado',
    hue: 75,
    points: 1_500,
    left: 2,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'samba',
    title: { pt: 'Ingresso para a roda de samba', en: 'Ticket to the samba night' },
    text: {
      pt: 'Rio de Janeiro, último sábado do mês. Retire na porta.',
      en: 'Rio de Janeiro, last Saturday of the month. Collect it at the door.',
    },
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
    title: { pt: 'Bônus de R$ 50', en: 'Bonus of R$ 50' },
    text: {
      pt: 'Você resgata na página Bônus e aposta uma vez antes de sacar.',
      en: 'You claim it on the Bonus page and stake it once before it is paid out.',
    },
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
    title: { pt: 'Bola de campo', en: 'Football' },
    text: { pt: 'Costurada, tamanho oficial.', en: 'Hand-stitched, official size.' },
    motif: 'bola/futebol',
    hue: 140,
    points: 6_000,
    left: 14,
    maxPerMember: 1,
    ...sent,
  },
  {
    name: 'xadrez',
    title: { pt: 'Jogo de xadrez', en: 'Chess set' },
    text: { pt: 'Peças de pedra-sabão de Minas.', en: 'Soapstone pieces from Minas.' },
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
