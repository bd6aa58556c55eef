import { type Composition, stand } from '#game-art/composition.ts'
import { fill, mirrored, put } from '#game-art/marks.ts'
import { circle, polygon } from '#game-art/shapes.ts'

const folds = 'M-150 0h62q-4 190-44 262q14 70 8 138h-26z'
const shadedFolds = 'M-150 0h22q0 190-22 240zM-116 0h14q-2 150-22 220q10-110 8-220z'

export const curtain: Composition = {
  name: 'curtain',
  compose: (stage) => {
    const { inks, field } = stage
    const light = fill(
      field === inks.ground ? inks.soft : field,
      polygon([110, 0], [190, 0], [268, 400], [32, 400]),
    )
    const floor = fill(inks.deep, 'M0 400v-32a420 420 0 0 1 300 0v32z')
    const drapes = mirrored(fill(inks.second, folds) + fill(inks.deep, shadedFolds))
    const scallops = [0, 60, 120, 180, 240].map((x) => `M${x} 0h60v20a30 30 0 0 1-60 0z`)
    const tassels = [60, 120, 180, 240].map((x) => circle(x, 26, 6))
    return (
      light +
      floor +
      put({ x: 150, y: 0 }, drapes) +
      fill(inks.main, scallops.join('')) +
      fill(inks.paper, tassels.join('')) +
      stand(stage, { x: 150, y: 214, scale: 0.88 })
    )
  },
}
