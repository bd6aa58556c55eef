import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, pearls } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { type Rng, shuffled, whole } from '#game-art/seeded-rng.ts'
import { circle, polygon, rays, ringPoints, rounded, star } from '#game-art/shapes.ts'

const SIZE = 84

type Cell = { x: number; y: number }

const cells: readonly Cell[] = Array.from({ length: 12 }, (_, index) => ({
  x: 60 + (index % 3) * 90,
  y: 65 + Math.floor(index / 3) * 90,
}))

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

function mine(inks: Inks, { x, y }: Cell): string {
  const spikes = ringPoints(8, 31, x, y).map(([px, py]) => `M${x} ${y}L${Math.round(px)} ${Math.round(py)}`)
  return (
    cord(inks.deep, 9, spikes.join('')) +
    fill(inks.deep, circle(x, y, 22)) +
    fill(inks.warm, circle(x, y, 8)) +
    cord(inks.paper, 3, `M${x - 14} ${y - 4}a14 14 0 0 1 10-10`)
  )
}

/** Draws a field with opened cells in random places. One contains a mine, the others contain prizes. */
function field(inks: Inks, dice: Rng, find: string): string {
  const [danger = { x: 150, y: 155 }, ...others] = shuffled(dice, cells)
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

const finds: Readonly<Record<string, (inks: Inks) => string>> = {
  diamantes: gem,
  trevos: clover,
  moedas: coin,
}

const find = (inks: Inks, variant: string): string => (finds[variant] ?? gem)(inks)

export const minas: SceneMotif = {
  name: 'minas',
  categories: ['BGS', 'RNG'],
  variants: Object.keys(finds),
  paint: (inks, variant, dice) => field(inks, dice, find(inks, variant)),
  find,
}
