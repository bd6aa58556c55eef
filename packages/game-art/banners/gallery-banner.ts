import { shade } from '#game-art/composition.ts'
import { fill, put, transform } from '#game-art/marks.ts'
import { tileField } from '#game-art/pieces.ts'
import { rect } from '#game-art/shapes.ts'
import type { BannerLayout } from './layout.ts'

const FRAME = rect(-64, -112, 128, 224)
const PICTURE = rect(-57, -105, 114, 210)

export const galleryBanner: BannerLayout = {
  name: 'gallery',
  compose: (stage) => {
    const { inks, dice, field, figure, lettered } = stage
    const hung = (ground: string, picture: string) =>
      shade(FRAME, 7) +
      fill(inks.paper, FRAME) +
      `<svg x="-57" y="-105" width="114" height="210" viewBox="-57 -105 114 210">${fill(ground, PICTURE)}${picture}</svg>`
    const size = transform({ x: 0, y: 0, scale: 0.54 })
    const tiles = tileField(dice, [inks.main, inks.deep, inks.paper], {
      x: -57,
      y: -105,
      size: 57,
      columns: 2,
      rows: 4,
    })
    const wall = fill(inks.soft, 'M528 0h432v360H528z')
    const rail = fill(inks.deep, 'M528 34h432v4H528z')
    const again = `<use href="#f" transform="${transform({ x: 0, y: 0, scale: 0.54, flip: !lettered })}"/>`
    return (
      wall +
      rail +
      put({ x: 610, y: 174 }, hung(field, `<g transform="${size}"><g id="f">${figure.body}</g></g>`)) +
      put({ x: 748, y: 204 }, hung(inks.second, tiles)) +
      put({ x: 886, y: 174 }, hung(inks.ground, again))
    )
  },
}
