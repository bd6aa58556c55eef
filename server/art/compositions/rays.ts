import { type Composition, stand } from '#server/art/composition.ts'
import { fill } from '#server/art/marks.ts'
import { foot } from '#server/art/pieces.ts'
import { pick } from '#server/art/seeded-rng.ts'
import { rays } from '#server/art/shapes.ts'

/** A woodcut sunburst behind, a row of shapes for the figure to stand on. */
export const raysComposition: Composition = {
  name: 'rays',
  compose: (stage) => {
    const { inks, dice } = stage
    const count = pick(dice, [10, 12, 16, 20])
    const burst = fill(inks.soft, rays(150, 200, 340, count, dice() * 30))
    return burst + stand(stage, { x: 150, y: 196, scale: 1 }) + foot(dice, [inks.second, inks.main])
  },
}
