import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { cord, fill, HATCH, pearls } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { pick, type Rng, shuffled, whole } from '#game-art/seeded-rng.ts'
import { circle, type Point, polygon, polyline, rect } from '#game-art/shapes.ts'

const ROWS = 7
const PITCH = 38

const peg = (row: number, index: number): Point => [150 + (index - (row + 2) / 2) * PITCH, 62 + row * PITCH]

function fall(dice: Rng): Point[] {
  let slot = 1
  return Array.from({ length: ROWS }, (_, row): Point => {
    const [x, y] = peg(row, slot)
    const right = whole(dice, 0, 1)
    slot += right
    return [x + (right === 1 ? 13 : -13), y - 16]
  })
}

function pegs(ink: string): string {
  const rows = Array.from({ length: ROWS }, (_, row) => polyline(peg(row, 0), peg(row, row + 2)))
  return pearls(ink, 11, PITCH, rows.join(''))
}

function buckets(inks: Inks, dice: Rng): string {
  const values = ['9', '5', '2', '1', '2', '5', '9']
  const order = pick(dice, [0, 1])
  return values
    .map((value, index) => {
      const x = 6 + index * 41.4
      const ink = [inks.main, inks.second][(Math.abs(index - 3) + order) % 2] ?? inks.main
      return fill(ink, rect(x, 338, 39, 62)) + wordAt(value, x + 19.5, 368, 22, inks.deep, 2.8)
    })
    .join('')
}

export const plinko: SceneMotif = {
  name: 'plinko',
  categories: ['BGS', 'RNG'],
  variants: ['plinko', 'chuva'],
  paint: (inks, variant, dice) => {
    const trail = fall(dice)
    const [endX, endY] = trail[ROWS - 1] ?? [150, 300]
    const rain = Array.from({ length: 5 }, (_, index) => fall(dice)[index + 1] ?? [150, 100])
    const colours = shuffled(dice, [inks.main, inks.second, inks.paper])
    const balls = rain.map(
      ([x, y], index) =>
        fill(HATCH, circle(x + 5, y + 5, 13)) + fill(colours[index % 3] ?? inks.main, circle(x, y, 13)),
    )
    const single =
      cord(inks.main, 5, polyline([150, 10], ...trail)) +
      fill(HATCH, circle(endX + 7, endY + 7, 19)) +
      fill(inks.main, circle(endX, endY, 19)) +
      cord(inks.paper, 3, `M${Math.round(endX) - 11} ${Math.round(endY) - 3}a12 12 0 0 1 8-8`)
    return (
      fill(inks.soft, polygon([150, -60], [330, 330], [-30, 330])) +
      pegs(inks.line) +
      buckets(inks, dice) +
      (variant === 'chuva' ? balls.join('') : single)
    )
  },
}
