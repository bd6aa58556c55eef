import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { rect, star, teeth } from '#game-art/shapes.ts'

export const zigzagFrame: Composition = {
  name: 'zigzag-frame',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const ink = chance(dice) ? inks.deep : inks.second
    const border = fill(
      ink,
      rect(0, 0, 300, 30) + rect(0, 370, 300, 30) + rect(0, 0, 30, 400) + rect(270, 0, 30, 400),
    )
    const across = teeth(30, 30, 240, 18, 8) + teeth(30, 370, 240, -18, 8)
    const side = (x: number, out: number) =>
      `M${x} 35${Array.from({ length: 11 }, () => `l${out} 15l${-out} 15`).join('')}z`
    const corners = [15, 285].flatMap((x) => [15, 385].map((y) => star(x, y, 11, 4, 0.4)))
    return (
      fill(field, rect(30, 30, 240, 340)) +
      border +
      fill(inks.paper, across + side(30, -18) + side(270, 18)) +
      fill(inks.main, corners.join('')) +
      stand(stage, { x: 150, y: 200, scale: 0.96 })
    )
  },
}
