import { type Composition, stand } from '#game-art/composition.ts'
import { fill, HATCH } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, rect } from '#game-art/shapes.ts'

/** A low sun, crossed by horizontal bands, behind hills. */
export const horizon: Composition = {
  name: 'horizon',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const sun = field === inks.ground ? inks.soft : field
    const bands = [262, 284, 308].map((y, index) => rect(0, y, 300, 6 + index * 3)).join('')
    const far = chance(dice)
      ? 'M0 400V322a90 90 0 0 1 150 0a90 90 0 0 1 150 0v78z'
      : 'M0 400v-62a150 150 0 0 1 200-6a110 110 0 0 1 100-4v72z'
    const near = chance(dice)
      ? 'M0 400v-30a80 80 0 0 1 100-6a120 120 0 0 1 200-10v46z'
      : 'M0 400v-46a160 160 0 0 1 190 12a90 90 0 0 1 110-2v36z'
    return (
      fill(inks.soft, rect(0, 0, 300, 110)) +
      fill(sun, circle(150, 205, 140)) +
      fill(inks.ground, bands) +
      stand(stage, { x: 150, y: 186, scale: 0.96 }) +
      fill(inks.second, far) +
      fill(inks.main, near) +
      fill(HATCH, near)
    )
  },
}
