import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { tileField } from '#game-art/pieces.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { rect } from '#game-art/shapes.ts'

export const tileStrip: Composition = {
  name: 'tile-strip',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const colours = [inks.main, inks.second, inks.paper]
    if (chance(dice)) {
      const strip = tileField(dice, colours, { x: 0, y: 300, size: 50, columns: 6, rows: 2 })
      const wall = fill(field, rect(0, 0, 300, 300)) + fill(inks.deep, rect(0, 300, 300, 100))
      return wall + strip + stand(stage, { x: 150, y: 162, scale: 0.98 })
    }
    const x = chance(dice) ? 0 : 225
    const wall = fill(inks.soft, rect(0, 0, 300, 400)) + fill(inks.deep, rect(x, 0, 75, 400))
    const strip = tileField(dice, colours, { x, y: 0, size: 37.5, columns: 2, rows: 11 })
    return wall + strip + stand(stage, { x: x === 0 ? 184 : 116, y: 200, scale: 0.98 })
  },
}
