import { type Composition, repeat } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { rect } from '#game-art/shapes.ts'

export const quartet: Composition = {
  name: 'quartet',
  compose: (stage) => {
    const { inks, field } = stage
    const cells = fill(inks.soft, rect(150, 0, 150, 200)) + fill(field, rect(0, 200, 150, 200))
    return (
      cells +
      repeat(stage, [
        { x: 75, y: 100, scale: 0.6 },
        { x: 225, y: 100, scale: 0.6, flip: true },
        { x: 75, y: 300, scale: 0.6 },
        { x: 225, y: 300, scale: 0.6, flip: true },
      ])
    )
  },
}
