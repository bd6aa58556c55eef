import { type Composition, repeat } from '#game-art/composition.ts'
import { fill, type Place } from '#game-art/marks.ts'
import { ornament } from '#game-art/pieces.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { rect } from '#game-art/shapes.ts'

const CELL = 100
const cells = Array.from({ length: 12 }, (_, index) => ({
  x: (index % 3) * CELL,
  y: Math.floor(index / 3) * CELL,
}))

export const chequer: Composition = {
  name: 'chequer',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const first = chance(dice) ? 0 : 1
    const isFigures = ({ x, y }: { x: number; y: number }) => ((x + y) / CELL) % 2 === first
    const own = cells.filter(isFigures)
    const others = cells.filter((cell) => !isFigures(cell))
    const places = own.map(
      ({ x, y }, index): Place => ({ x: x + 50, y: y + 50, scale: 0.34, flip: index % 2 === 1 }),
    )
    const board = fill(field, own.map(({ x, y }) => rect(x, y, CELL, CELL)).join(''))
    const ornaments = others.map(({ x, y }, index) =>
      ornament(dice, x + 25, y + 25, 50, [inks.second, inks.paper, inks.main][index % 3] ?? inks.deep),
    )
    return board + ornaments.join('') + repeat(stage, places)
  },
}
