import { type Composition, stand } from '../composition.ts'
import { pick } from '../dice.ts'
import { fill } from '../marks.ts'
import { foot } from '../pieces.ts'
import { rays } from '../shapes.ts'

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
