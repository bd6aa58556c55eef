import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, quarter, rect } from '#game-art/shapes.ts'

export const arcs: Composition = {
  name: 'arcs',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const left = chance(dice)
    const x = left ? 0 : 300
    const bands =
      fill(inks.soft, circle(x, 400, 360)) +
      fill(inks.ground, circle(x, 400, 300)) +
      fill(field, circle(x, 400, 240))
    const thin = line(inks.line, 2.5, circle(x, 400, 330))
    const top = left ? 250 : 0
    const seal =
      fill(inks.main, quarter(top, 0, 50, left ? 1 : 0)) + fill(inks.second, rect(left ? 200 : 50, 0, 50, 50))
    return bands + thin + seal + stand(stage, { x: 150, y: 204, scale: 1 })
  },
}
