import type { SlotSymbol } from '#protocol/play/play-slot.ts'

export const REELS = 5
export const ROWS = 3

/**
 * Two sets of strips, one letter a place. A round is dealt from one of them: how often from the second decides the
 * return, so that every return between the two can be met exactly (`slot-return.ts`). No two scatters of a strip
 * are ever in sight together.
 */
export const stripSets: readonly (readonly string[])[] = [
  [
    'expoycptezscpoxepcyoxzpetcpoecyzxspoc',
    'ecptoycewzpxcopyeczopxctewpyoczecpsxo',
    'sepyoxcepzceoptxwcpeyospxceopyzcexpotwc',
    'zcxwoypecopxyceztopxcwpezocxypeoctpse',
    'etcxpyzeocpeoxcpseyxczoptecyopzxsewcop',
  ],
  [
    'esxpoycptezcpoxepscyoxzpetcpoecyzxpwoc',
    'cpezyowctpeoxcpszecopyxwtcpezoycpexo',
    'xpcoetycwxpzocepsocxyepoctewpxscypzoe',
    'zcxwoypecopxyceztopxcwpezocxypeoctpse',
    'etxczpyeocpxecpzosytcpoxewcxpeozycpso',
  ],
]

/** For each line the row on each reel, 0 the upper one. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** Times the stake of a line, for three, four and five in a row from the left. */
export const pays: Readonly<Record<SlotSymbol, readonly [three: number, four: number, five: number]>> = {
  p: [6, 25, 100],
  c: [6, 25, 100],
  e: [7, 30, 125],
  o: [10, 40, 150],
  x: [18, 75, 300],
  y: [25, 100, 400],
  z: [30, 125, 600],
  t: [60, 300, 1250],
  w: [60, 300, 2000],
  s: [0, 0, 0],
}

/** Free spins for three, four and five scatters; they win none further. */
export const freeSpins = [8, 12, 20] as const
/** What wins of free spins are multiplied by. */
export const FREE_MULTIPLIER = 2
