import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { foot } from '#game-art/pieces.ts'
import { pick } from '#game-art/seeded-rng.ts'
import { rays } from '#game-art/shapes.ts'

/** A woodcut sunburst behind the figure, which rests on a row of shapes. */
export const raysComposition: Composition = {
  name: 'rays',
  compose: (stage) => {
    const { inks, dice } = stage
    const count = pick(dice, [10, 12, 16, 20])
    const burst = fill(inks.soft, rays(150, 200, 340, count, dice() * 30))
    return burst + stand(stage, { x: 150, y: 196, scale: 1 }) + foot(dice, [inks.second, inks.main])
  },
}
