import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, quarter } from '#game-art/shapes.ts'

export const disc: Composition = {
  name: 'disc',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const size = chance(dice) ? 50 : 75
    const far = [300 - size, 400 - size] as const
    const rising = quarter(0, far[1], size, 3) + quarter(far[0], 0, size, 1)
    const falling = quarter(0, 0, size, 0) + quarter(far[0], far[1], size, 2)
    const isRising = chance(dice)
    const wide = chance(dice)
    return (
      (wide ? fill(inks.soft, circle(150, 200, 190)) : line(inks.soft, 14, circle(150, 200, 160))) +
      fill(wide ? inks.ground : field, circle(150, 200, 138)) +
      fill(inks.main, isRising ? rising : falling) +
      stand(stage, { x: 150, y: 198, scale: 0.96 })
    )
  },
}
