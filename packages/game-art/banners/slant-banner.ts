import { stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { polygon } from '#game-art/shapes.ts'
import { type BannerLayout, within } from './layout.ts'

const band = (from: number, to: number) =>
  polygon([from + 90, 0], [to + 90, 0], [to - 30, 360], [from - 30, 360])

export const slantBanner: BannerLayout = {
  name: 'slant',
  compose: (stage) => {
    const { inks, field } = stage
    const bands =
      fill(inks.second, band(566, 590)) +
      fill(inks.paper, band(590, 602)) +
      fill(inks.main, band(602, 626)) +
      fill(field === inks.ground ? inks.soft : field, band(626, 1100))
    return within(536, 960, bands + stand(stage, { x: 800, y: 184, scale: 1.1 }))
  },
}
