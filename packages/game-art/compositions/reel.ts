import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { ornament } from '#game-art/pieces.ts'
import { shuffled } from '#game-art/seeded-rng.ts'
import { rect } from '#game-art/shapes.ts'

const columns = [50, 150, 250]
const rows = [50, 350]

/** Three slot reels with the figure on the payline. */
export const reel: Composition = {
  name: 'reel',
  compose: (stage) => {
    const { inks, dice } = stage
    const stripes = fill(inks.soft, rect(0, 0, 100, 400) + rect(200, 0, 100, 400))
    const symbols = rows.flatMap((y) => {
      const colours = shuffled(dice, [inks.main, inks.second, inks.paper])
      return columns.map((x, index) => ornament(dice, x - 24, y - 24, 48, colours[index] ?? inks.deep))
    })
    const lines = fill(inks.deep, rect(0, 98, 300, 2) + rect(0, 300, 300, 2))
    return stripes + symbols.join('') + lines + stand(stage, { x: 150, y: 199, scale: 0.78 })
  },
}
