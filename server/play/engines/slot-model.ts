import type { SlotSymbol } from '#protocol/play/play-slot.ts'

export const REELS = 5
export const ROWS = 3

/**
 * Two sets of reel strips, with one letter per position. Each round uses one set. The share of rounds with
 * the second set determines the return, so any return between those of the two sets can be met exactly
 * (`slot-return.ts`). A strip never shows two scatters at the same time.
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

/** Multiples of the line stake for three, four and five equal symbols in a row from the left. */
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

/** Free spins won by three, four and five scatters. Free spins cannot win more free spins. */
export const freeSpins = [8, 12, 20] as const
export const FREE_MULTIPLIER = 2
