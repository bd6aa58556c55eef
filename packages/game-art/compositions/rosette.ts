import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line, pearls, scalloped } from '#game-art/marks.ts'
import { pick } from '#game-art/seeded-rng.ts'
import { circle, round } from '#game-art/shapes.ts'

export const rosette: Composition = {
  name: 'rosette',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const bumps = pick(dice, [14, 18, 24])
    return (
      scalloped(inks.soft, 150, 200, 172, bumps) +
      scalloped(inks.second, 150, 200, 136, bumps + 4) +
      pearls(inks.paper, 6.5, round((131 * 2 * Math.PI) / (bumps * 2)), circle(150, 200, 131)) +
      fill(field, circle(150, 200, 122)) +
      line(inks.deep, 3, circle(150, 200, 116)) +
      stand(stage, { x: 150, y: 199, scale: 0.8 })
    )
  },
}
