import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { ornament } from '#game-art/pieces.ts'
import { polygon } from '#game-art/shapes.ts'

const diamond = (width: number, height: number) =>
  polygon([150, 200 - height], [150 + width, 200], [150, 200 + height], [150 - width, 200])

export const lozenge: Composition = {
  name: 'lozenge',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const corner = inks.main
    const ornaments = [14, 246].flatMap((x) => [14, 346].map((y) => ornament(dice, x, y, 40, corner)))
    return (
      fill(inks.soft, diamond(225, 300)) +
      fill(inks.ground, diamond(190, 253)) +
      fill(field, diamond(165, 220)) +
      ornaments.join('') +
      stand(stage, { x: 150, y: 198, scale: 0.88 })
    )
  },
}
