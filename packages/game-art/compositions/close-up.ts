import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, rect } from '#game-art/shapes.ts'

export const closeUp: Composition = {
  name: 'close-up',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const left = chance(dice)
    const behind = chance(dice)
      ? fill(field, 'M0 400V150L300 0v400z')
      : fill(field, rect(0, 250, 300, 150)) + fill(inks.soft, circle(left ? 250 : 50, 90, 70))
    return (
      behind + stand(stage, { x: left ? 122 : 178, y: 232, scale: 1.55, turn: left ? 8 : -8, flip: left }, 12)
    )
  },
}
