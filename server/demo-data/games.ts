import { chance, pick, type Rng, seededRng, whole } from '@palpite/game-art/seeded-rng.ts'
import { type GameType, gameType } from '#protocol/lobby/games.ts'
import type { game } from '#server/games/game.table.ts'
import { kindLabels } from '#server/games/kind-labels.ts'
import { foldAccents } from '#server/texts/fold-accents.ts'
import { engineOf, kindOf, returnOf } from './game-kinds.ts'
import { NUMBERS_A_GAME, spaced, TileLineUp } from './tile-line-up.ts'
import { editions } from './titles/editions.ts'
import type { Title } from './titles/title.ts'
import { titles } from './titles/titles.ts'
import { vendors } from './vendors.ts'

export type GameRow = typeof game.$inferInsert

/** Games that open a list of the vendor's other games in the same category. */
const groups: readonly { category: GameType; vendorCode: string; title: Title }[] = [
  { category: 'LIVE', vendorCode: 'PT', title: ['fichas/ficha', 'Salão Porto Trovão', 'Porto Trovão Hall'] },
  { category: 'FISH', vendorCode: 'JDB', title: ['pesca/leme', 'Cais do Brejo', 'Marsh Quay'] },
  {
    category: 'ESPORTS',
    vendorCode: 'CQ9',
    title: ['esports/invasor', 'Arena Cais Nove', 'Cais Nove Arena'],
  },
]

const FIRST_NODE = 10_001
const GROUP_PLACE = 4
const FRONT = 6
const HOT_SHARE = { front: 0.5, others: 0.08 }
const TRIAL_SHARE = 0.7
const OFFERED = { least: 2, most: 1_500 }
const returns = [9_400, 9_500, 9_550, 9_600, 9_650, 9_700]
const realMoneyOnly: readonly GameType[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT']
const LONGEST_CODE = 40
const DAY = 24 * 3_600_000

export function offeredSince(nodeId: number, now: Date): Date {
  const days = whole(seededRng(`since ${nodeId}`), OFFERED.least, OFFERED.most)
  return new Date(now.getTime() - days * DAY)
}

type Entry = { title: Title; vendorCode: string; group: boolean }

/** Cached: arranging the pictures is slow and always gives the same result. */
const arranged = new Map<number, readonly GameRow[]>()

/**
 * Returns `total` games, by category in the protocol's order. If there are fewer titles, adds editions of
 * them.
 */
export function gameRows(total: number): readonly GameRow[] {
  const rows = arranged.get(total) ?? arrange(total)
  arranged.set(total, rows)
  return rows
}

function arrange(total: number): GameRow[] {
  const seen = new Set<string>()
  let nodeId = FIRST_NODE
  return gameType.options.flatMap((category) => {
    const lineUp = new TileLineUp(seen)
    const dice = seededRng(`games ${category}`)
    return entriesOf(category, total).map((entry, position) => {
      const picture = lineUp.place(entry.title[0], nodeId)
      nodeId += NUMBERS_A_GAME
      return rowOf(category, entry, { ...picture, position, dice })
    })
  })
}

function entriesOf(category: GameType, total: number): Entry[] {
  const makers = vendors.filter(({ categories }) => categories.includes(category))
  const entries = titlesOf(category, total - groups.length).map((title, index) => {
    const maker = makers[index % makers.length]
    if (!maker) throw new Error(`No vendor offers games of ${category}.`)
    return { title, vendorCode: maker.code, group: false }
  })
  const own = groups
    .filter((group) => group.category === category)
    .map((group) => ({ ...group, group: true }))
  const all = [...entries.slice(0, GROUP_PLACE), ...own, ...entries.slice(GROUP_PLACE)]
  return spaced(all, ({ title: [motif] }) => motif.split('/')[0] ?? motif)
}

function titlesOf(category: GameType, total: number): Title[] {
  const base = titles[category]
  const more = editions.flatMap(({ pt, en }) =>
    base.map(([motif, namePt, nameEn]): Title => [motif, `${namePt}: ${pt}`, `${nameEn}: ${en}`]),
  )
  return [...base, ...more].slice(0, shareOf(category, total))
}

/**
 * A category's number of games, proportional to its number of titles. The first category gets the remainder.
 */
function shareOf(category: GameType, total: number): number {
  const single = gameType.options.reduce((sum, one) => sum + titles[one].length, 0)
  const sizes = gameType.options.map((one) => Math.floor((total * titles[one].length) / single))
  const left = total - sizes.reduce((sum, size) => sum + size, 0)
  const place = gameType.options.indexOf(category)
  return (sizes[place] ?? 0) + (place === 0 ? left : 0)
}

type Place = { nodeId: number; hue: number; position: number; dice: Rng }

function rowOf(category: GameType, { title, vendorCode, group }: Entry, place: Place): GameRow {
  const [motif, namePt, nameEn] = title
  const { nodeId, hue, position, dice } = place
  const kind = kindOf(category, motif)
  const engine = engineOf(category, kind)
  return {
    nodeId,
    vendorCode,
    gameCode: codeOf(nameEn),
    gameType: category,
    gameClassify: kind,
    namePt,
    nameEn,
    searchText: foldAccents(
      [namePt, nameEn, vendorNameOf(vendorCode), spokenOf(vendorCode), kindLabels(kind)].join(' '),
    ),
    motif,
    hue,
    hot: !group && chance(dice, position < FRONT ? HOT_SHARE.front : HOT_SHARE.others),
    trial: !group && !realMoneyOnly.includes(category) && chance(dice, TRIAL_SHARE),
    engine,
    returnBp: returnOf(kind, engine, pick(dice, returns)),
    position,
    group,
  }
}

function vendorNameOf(code: string): string {
  return vendors.find((vendor) => vendor.code === code)?.name ?? code
}

const spokenOf = (code: string) => code.replaceAll('_', ' ')

const codeOf = (name: string) =>
  foldAccents(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .slice(0, LONGEST_CODE)
