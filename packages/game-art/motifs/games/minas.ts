import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, pearls, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { type Rng, shuffled, whole } from '#game-art/seeded-rng.ts'
import { circle, polygon, rays, rect, ringPoints, rounded, star } from '#game-art/shapes.ts'

const SIZE = 84

type Cell = { x: number; y: number }

const cells: readonly Cell[] = Array.from({ length: 12 }, (_, index) => ({
  x: 60 + (index % 3) * 90,
  y: 65 + Math.floor(index / 3) * 90,
}))

const LEVELS = [1, 2, 3, 4]

/** Cells piled up as a hill or as stairs. Both piles are four cells wide and high. */
const hill: readonly Cell[] = LEVELS.flatMap((count, row) =>
  LEVELS.slice(0, count).map((place) => ({ x: 180 + (place - (count + 1) / 2) * 90, y: 45 + row * 90 })),
)
const stairs: readonly Cell[] = LEVELS.flatMap((count, column) =>
  LEVELS.slice(0, count).map((place) => ({ x: 45 + column * 90, y: 405 - place * 90 })),
)

const plate = ({ x, y }: Cell) => rounded(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, 10)

function gem(inks: Inks): string {
  return (
    fill(inks.paper, polygon([-16, -24], [16, -24], [30, -8], [0, 28], [-30, -8])) +
    fill(inks.main, polygon([12, -8], [30, -8], [0, 28]) + polygon([-16, -24], [0, -24], [-12, -8])) +
    line(inks.deep, 2, 'M-30 -8h60M-12 -8L0 28L12 -8L0 -24z')
  )
}

function clover(inks: Inks): string {
  const petals = ringPoints(4, 15, 0, -4, 45).map(([x, y]) => circle(x, y, 12))
  return (
    fill(inks.paper, petals.join('')) +
    cord(inks.paper, 5, 'M0 0q2 18 14 26') +
    fill(inks.deep, circle(0, -4, 5))
  )
}

function coin(inks: Inks): string {
  return (
    fill(inks.paper, circle(0, 0, 27)) +
    pearls(inks.deep, 3.5, 9.1, circle(0, 0, 21.7)) +
    fill(inks.main, star(0, 0, 16, 5, 0.45))
  )
}

function crystal(inks: Inks): string {
  return (
    fill(inks.paper, polygon([-8, -30], [8, -18], [8, 28], [-22, 28], [-22, -16])) +
    fill(inks.main, polygon([12, -6], [22, -14], [30, -4], [30, 28], [12, 28])) +
    line(inks.deep, 2, 'M-8 -30V28M22 -14V28')
  )
}

const medal = (inks: Inks) => fill(inks.paper, star(0, 2, 31, 5, 0.5)) + fill(inks.main, circle(0, 2, 9))

function rocket(inks: Inks): string {
  return (
    fill(inks.warm, 'M-6 18h12L0 32z') +
    fill(inks.main, 'M-10 4L-22 22L-7 18zM10 4L22 22L7 18z') +
    fill(inks.paper, 'M0 -31C12 -17 15 2 10 19H-10C-15 2 -12 -17 0 -31z') +
    fill(inks.deep, circle(0, -5, 6))
  )
}

function skein(inks: Inks): string {
  return (
    cord(inks.paper, 4, 'M-20 20C-6 34 12 20 30 28') +
    fill(inks.paper, circle(-2, -3, 25)) +
    cord(inks.deep, 3, 'M-20 -12C-6 -20 8 -16 18 -4M-23 0C-8 -8 6 -4 14 10M-12 -22C-2 -8 -2 8 -10 18')
  )
}

function mine(inks: Inks, { x, y }: Cell): string {
  const spikes = ringPoints(8, 31, x, y).map(([px, py]) => `M${x} ${y}L${Math.round(px)} ${Math.round(py)}`)
  return (
    cord(inks.deep, 9, spikes.join('')) +
    fill(inks.deep, circle(x, y, 22)) +
    fill(inks.warm, circle(x, y, 8)) +
    cord(inks.paper, 3, `M${x - 14} ${y - 4}a14 14 0 0 1 10-10`)
  )
}

/** Draws a field with opened cells in random places. One contains a mine; the others contain prizes. */
function field(inks: Inks, dice: Rng, find: string, places = cells): string {
  const [danger = { x: 150, y: 155 }, ...others] = shuffled(dice, places)
  const count = whole(dice, 4, 6)
  const open = others.slice(0, count)
  const closed = others.slice(count)
  const [first = danger, ...rest] = open
  const finds = `<g transform="translate(${first.x} ${first.y})"><g id="m">${find}</g></g>`
  const copies = rest.map(({ x, y }) => `<use href="#m" x="${x}" y="${y}"/>`).join('')
  return [
    fill(HATCH, closed.map(({ x, y }) => plate({ x: x + 7, y: y + 7 })).join('')),
    fill(inks.second, closed.map(plate).join('')),
    line(inks.paper, 3, closed.map(({ x, y }) => `M${x - 28} ${y - 16}v-12h12`).join('')),
    fill(inks.deep, open.map(plate).join('')),
    finds + copies,
    fill(inks.main, plate(danger)),
    fill(inks.paper, rays(danger.x, danger.y, 40, 8)),
    mine(inks, danger),
  ].join('')
}

/** Draws a pile of cells in front of a sun, with a flag on top. */
function slope(inks: Inks, dice: Rng, find: string, variant: string): string {
  const isHill = variant === 'cume'
  const [ground, x, y] = isHill
    ? [polygon([150, 48], [352, 400], [-52, 400]), 150, 52]
    : [LEVELS.map((count) => rect(count * 67.5 - 58, 386 - count * 67.5, 400, 400)).join(''), 250, 118]
  return [
    fill(inks.soft, circle(150, 170, 136)),
    cord(inks.line, 5, `M${x} ${y}v-40`),
    fill(inks.main, polygon([x, y - 42], [x - 46, y - 28], [x, y - 12])),
    put({ x: 8, y: 0 }, fill(HATCH, ground)),
    fill(inks.paper, ground),
    put({ x: 15, y: 122, scale: 0.75 }, field(inks, dice, find, isHill ? hill : stairs)),
  ].join('')
}

const finds: Readonly<Record<string, (inks: Inks) => string>> = {
  diamantes: gem,
  trevos: clover,
  moedas: coin,
  foguetes: rocket,
  novelos: skein,
  cume: crystal,
  degraus: medal,
}

const find = (inks: Inks, variant: string): string => (finds[variant] ?? gem)(inks)

export const minas: SceneMotif = {
  name: 'minas',
  categories: ['BGS', 'RNG'],
  variants: Object.keys(finds),
  paint: (inks, variant, dice) =>
    variant === 'cume' || variant === 'degraus'
      ? slope(inks, dice, find(inks, variant), variant)
      : field(inks, dice, find(inks, variant)),
  find,
}
