import { stand } from '#game-art/composition.ts'
import { fill, HATCH } from '#game-art/marks.ts'
import { circle, star } from '#game-art/shapes.ts'
import { type BannerLayout, within } from './layout.ts'

const HILL = 'M528 360v-34a150 150 0 0 1 170-6a190 190 0 0 1 262-14v54z'

/** The figure rises behind hills, in front of a moon that is almost as tall as the banner. */
export const nightBanner: BannerLayout = {
  name: 'night',
  dark: true,
  compose: (stage) => {
    const { inks, dice } = stage
    const specks = Array.from({ length: 26 }, () =>
      circle(545 + dice() * 410, dice() * 300, 0.9 + dice() * 1.4),
    )
    const stars = star(574, 70, 17, 4, 0.26) + star(612, 210, 12, 4, 0.26) + star(918, 48, 14, 4, 0.26)
    const scene =
      fill(inks.paper, specks.join('') + stars) +
      fill(inks.ground, circle(764, 190, 172)) +
      stand(stage, { x: 764, y: 182, scale: 1.04 }) +
      fill(inks.second, 'M528 360v-20a110 110 0 0 1 150-8a120 120 0 0 1 180-6a110 110 0 0 1 102 4v30z') +
      fill(inks.main, HILL) +
      fill(HATCH, HILL)
    return fill(inks.deep, 'M0 0h960v360H0z') + within(540, 960, scene)
  },
}
