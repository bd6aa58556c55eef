import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { tileField } from '#game-art/pieces.ts'
import { circle } from '#game-art/shapes.ts'

/** A tiled wall with mirrored halves and a round window. */
export const tiledWall: Composition = {
  name: 'tiled-wall',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const colours = [inks.soft, inks.deep, inks.second, inks.paper]
    const half = tileField(dice, colours, { x: 0, y: 0, size: 50, columns: 3, rows: 8 })
    const wall = `<g id="w">${half}</g><use href="#w" transform="translate(300)scale(-1 1)"/>`
    const glass = field === inks.ground ? inks.soft : field
    return (
      wall +
      fill(inks.deep, circle(150, 200, 132)) +
      fill(glass, circle(150, 200, 118)) +
      line(inks.paper, 3, circle(150, 200, 125)) +
      stand(stage, { x: 150, y: 199, scale: 0.76 })
    )
  },
}
