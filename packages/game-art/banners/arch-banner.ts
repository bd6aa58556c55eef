import { stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { tileField } from '#game-art/pieces.ts'
import { rays, rect } from '#game-art/shapes.ts'
import { type BannerLayout, within } from './layout.ts'

const arc = (radius: number) => `M${690 - radius} 360V170a${radius} ${radius} 0 0 1 ${radius * 2} 0v190z`

/** The figure inside an arch, beside a strip of tiles. */
export const archBanner: BannerLayout = {
  name: 'arch',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const strip = tileField(dice, [inks.main, inks.second, inks.paper], {
      x: 840,
      y: 0,
      size: 60,
      columns: 2,
      rows: 6,
    })
    const door =
      fill(inks.soft, rays(690, 200, 260, 16, dice() * 20)) +
      fill(field, arc(122)) +
      line(inks.paper, 4, arc(132))
    return (
      within(540, 840, door + stand(stage, { x: 690, y: 206, scale: 1.02 })) +
      fill(inks.deep, rect(840, 0, 120, 360)) +
      strip
    )
  },
}
