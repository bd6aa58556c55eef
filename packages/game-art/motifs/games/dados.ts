import type { Inks } from '#game-art/inks.ts'
import { fill, HATCH } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { type Rng, shuffled } from '#game-art/seeded-rng.ts'
import { ellipse, type Point, polygon } from '#game-art/shapes.ts'

type Sides = { top: string; left: string; right: string }

type Die = { x: number; y: number; size: number; eyes: number; sides: Sides }

// Positions of the pips on the top face of a die seen from its corner, as fractions of the edge length.
const EYES: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, -0.5]],
  2: [
    [-0.42, -0.5],
    [0.42, -0.5],
  ],
  3: [
    [-0.45, -0.5],
    [0, -0.5],
    [0.45, -0.5],
  ],
  5: [
    [-0.45, -0.5],
    [0.45, -0.5],
    [0, -0.76],
    [0, -0.24],
    [0, -0.5],
  ],
}

const COS30 = 0.87

/** Returns the hexagonal outline of a cube seen from one of its corners. */
function hexagon({ x, y, size }: Die): string {
  const [w, h] = [size * COS30, size / 2]
  return polygon([x, y - size], [x + w, y - h], [x + w, y + h], [x, y + size], [x - w, y + h], [x - w, y - h])
}

function cube(inks: Inks, die: Die): string {
  const { x, y, size, eyes, sides } = die
  const [w, h] = [size * COS30, size / 2]
  const spot = ([dx, dy]: Point) => ellipse(x + dx * size, y + dy * size, size * 0.125, size * 0.08)
  const side = (dx: number, dy: number) => ellipse(x + dx * size, y + dy * size, size * 0.085, size * 0.11)
  const eyeOn = (ink: string) => (ink === inks.deep ? inks.paper : inks.deep)
  return [
    fill(sides.top, polygon([x, y - size], [x + w, y - h], [x, y], [x - w, y - h])),
    fill(sides.left, polygon([x - w, y - h], [x, y], [x, y + size], [x - w, y + h])),
    fill(sides.right, polygon([x + w, y - h], [x, y], [x, y + size], [x + w, y + h])),
    fill(eyeOn(sides.top), (EYES[eyes] ?? []).map(spot).join('')),
    fill(eyeOn(sides.left), side(-0.64, -0.02) + side(-0.23, 0.52)),
    fill(eyeOn(sides.right), side(0.43, 0.25) + side(0.65, -0.12) + side(0.22, 0.62)),
  ].join('')
}

function thrown(inks: Inks, variant: string, dice: Rng): readonly Die[] {
  const [first = 1, second = 2, third = 3] = shuffled(dice, [1, 2, 3, 5])
  const light: Sides = { top: inks.paper, left: inks.main, right: inks.second }
  const dark: Sides = { top: inks.second, left: inks.deep, right: inks.main }
  const bright: Sides = { top: inks.main, left: inks.second, right: inks.deep }
  if (variant === 'um') return [{ x: 0, y: 0, size: 116, eyes: first, sides: light }]
  if (variant === 'trio') {
    return [
      { x: 0, y: -72, size: 58, eyes: first, sides: dark },
      { x: -50, y: 34, size: 58, eyes: second, sides: light },
      { x: 52, y: 46, size: 58, eyes: third, sides: bright },
    ]
  }
  return [
    { x: 46, y: -74, size: 60, eyes: first, sides: dark },
    { x: -16, y: 42, size: 92, eyes: second, sides: light },
  ]
}

export const dados: FigureMotif = {
  name: 'dados',
  categories: ['LIVE', 'PVP', 'BGS', 'RNG'],
  variants: ['par', 'um', 'trio'],
  draw: (inks, variant, dice) => {
    const set = thrown(inks, variant, dice)
    return {
      edge: ['main', 'second', 'paper', 'deep'],
      shadow: set.map((die) => fill(HATCH, hexagon(die))).join(''),
      body: set.map((die) => cube(inks, die)).join(''),
    }
  },
}
