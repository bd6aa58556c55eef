import type { Vendor } from '#games/play/vendor.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import type { TableVariant } from '#protocol/play/play-table.ts'

const never = () => new Promise<never>(() => {})

/** A vendor that never responds. The models script its answers. */
export const silentVendor: Vendor = {
  open: never,
  bet: never,
  forgetBet: () => {},
  table: never,
  step: never,
  look: never,
  history: never,
}

const opened = {
  player: '7',
  nodeId: 7,
  name: 'Onça da Sorte',
  vendor: 'Palpite Games',
  backUrl: '/',
  palette: {
    ground: '#203040',
    soft: '#304050',
    deep: '#101820',
    main: '#e0b040',
    second: '#40a090',
    paper: '#f4ecdc',
    line: '#f4ecdc',
  },
  art: '1',
  balance: 1_000,
  currency: 'BRL',
  stakes: [50, 100],
  returnBp: 9_600,
  nextSeedHash: '2'.repeat(64),
  unfinished: null,
}

const strip = 'pceoxyztws'

export const openedSlot: OpenedGame = {
  ...opened,
  rules: {
    engine: 'slot',
    strips: [Array(5).fill(strip), Array(5).fill(strip)],
    secondSet: 0,
    lines: [[1, 1, 1, 1, 1]],
    pays: {
      p: [1, 2, 3],
      c: [1, 2, 3],
      e: [1, 2, 3],
      o: [1, 2, 3],
      x: [1, 2, 3],
      y: [1, 2, 3],
      z: [1, 2, 3],
      t: [1, 2, 3],
      w: [1, 2, 3],
      s: [0, 0, 0],
    },
    freeSpins: [8, 12, 20],
    freeMultiplier: 2,
  },
}

export const openedMines: OpenedGame = {
  ...opened,
  rules: { engine: 'mines', mines: { least: 1, most: 24 }, mostMultiplied: 10_000 },
}

export const openedDuel: OpenedGame = { ...opened, rules: { engine: 'duel' } }

export const openedTable = (variant: TableVariant): OpenedGame => ({
  ...opened,
  rules: { engine: 'table', variant, total: { least: 50, most: 200 } },
})

export const openedHunt: OpenedGame = { ...opened, rules: { engine: 'fish' } }

export const openMines: MinesRound = {
  id: '00000000-0000-4000-8000-000000000001',
  key: '00000000-0000-4000-8000-000000000002',
  engine: 'mines',
  stake: 100,
  payout: null,
  startedAt: '2030-01-01T00:00:00.000Z',
  mines: 3,
  opened: [],
  hit: null,
  field: null,
  fairness: { seedHash: '0'.repeat(64), clientSeed: 'client-seed', serverSeed: null },
}
