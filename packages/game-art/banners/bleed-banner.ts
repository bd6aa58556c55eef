import { stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { circle } from '#game-art/shapes.ts'
import { type BannerLayout, within } from './layout.ts'

/** A figure so large that it is cropped on three sides. */
export const bleedBanner: BannerLayout = {
  name: 'bleed',
  compose: (stage) => {
    const { inks, field } = stage
    const discs = fill(inks.soft, circle(800, 180, 250)) + fill(field, circle(800, 180, 196))
    return within(540, 960, discs + stand(stage, { x: 790, y: 214, scale: 1.62, turn: -7 }, 12))
  },
}
