import { fill, HATCH, line, put } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { shuffled } from '#game-art/seeded-rng.ts'
import { circle, type Point, rounded } from '#game-art/shapes.ts'

const STONE = rounded(-42, -88, 84, 176, 13)

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-20, -20],
    [20, 20],
  ],
  3: [
    [-20, -20],
    [0, 0],
    [20, 20],
  ],
  4: [
    [-20, -20],
    [20, -20],
    [-20, 20],
    [20, 20],
  ],
  5: [
    [-20, -20],
    [20, -20],
    [0, 0],
    [-20, 20],
    [20, 20],
  ],
  6: [
    [-20, -24],
    [20, -24],
    [-20, 0],
    [20, 0],
    [-20, 24],
    [20, 24],
  ],
}

const half = (value: number, y: number) =>
  (PIPS[value] ?? []).map(([dx, dy]) => circle(dx, y + dy, 9)).join('')

export const domino: FigureMotif = {
  name: 'domino',
  categories: ['PVP', 'BGS'],
  variants: ['cruzado', 'encaixe'],
  draw: (inks, variant, dice) => {
    const [a = 1, b = 2, c = 3, d = 4] = shuffled(dice, [1, 2, 3, 4, 5, 6])
    const stone = (ink: string, pips: string, upper: number, lower: number) =>
      fill(ink, STONE) +
      fill(pips, half(upper, -44) + half(lower, 44) + circle(0, 0, 5)) +
      line(pips, 4, 'M-28 0h18M10 0h18')
    const places =
      variant === 'encaixe'
        ? [
            { x: -44, y: -26, turn: 0 },
            { x: 48, y: 26, turn: 0 },
          ]
        : [
            { x: 26, y: -38, turn: 38 },
            { x: -18, y: 40, turn: -24 },
          ]
    const [back, front] = places
    if (back === undefined || front === undefined) throw new Error('The domino motif needs two positions.')
    const falls = { ...front, x: front.x + 9, y: front.y + 9 }
    return {
      edge: ['paper', 'main'],
      shadow: put(back, fill(HATCH, STONE)) + put(front, fill(HATCH, STONE)),
      body:
        put(back, stone(inks.main, inks.deep, a, b)) +
        put(falls, fill(HATCH, STONE)) +
        put(front, stone(inks.paper, inks.deep, c, d)),
    }
  },
}
