import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { ornamentPath } from '#game-art/pieces.ts'
import { circle } from '#game-art/shapes.ts'

const spots: readonly (readonly [x: number, y: number, size: number])[] = [
  [14, 16, 26],
  [74, 30, 18],
  [138, 10, 22],
  [206, 26, 16],
  [258, 12, 28],
  [8, 92, 16],
  [276, 96, 18],
  [12, 300, 18],
  [270, 292, 16],
  [16, 356, 28],
  [82, 364, 18],
  [142, 370, 22],
  [204, 360, 18],
  [256, 352, 28],
]

export const confetti: Composition = {
  name: 'confetti',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const colours = [inks.main, inks.paper, inks.second]
    const pieces = colours.map((ink, slot) => {
      const own = spots.filter((_, index) => index % 3 === slot)
      return fill(ink, own.map(([x, y, size]) => ornamentPath(dice, x, y, size)).join(''))
    })
    return (
      fill(field, circle(150, 200, 132)) +
      line(inks.soft, 10, circle(150, 200, 145)) +
      pieces.join('') +
      stand(stage, { x: 150, y: 200, scale: 0.92 })
    )
  },
}
