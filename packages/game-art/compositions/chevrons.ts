import { type Composition, stand } from '#game-art/composition.ts'
import { fill } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { polygon } from '#game-art/shapes.ts'

export const chevrons: Composition = {
  name: 'chevrons',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const step = chance(dice) ? 50 : 80
    const rise = chance(dice) ? 86 : -86
    const bands: string[] = []
    for (let y = -100; y < 500; y += step * 2) {
      bands.push(
        polygon([0, y], [150, y - rise], [300, y], [300, y + step], [150, y + step - rise], [0, y + step]),
      )
    }
    const board = field === inks.ground ? inks.soft : field
    return (
      fill(inks.soft, bands.join('')) +
      (step === 80 ? fill(board, 'M150 30L285 200L150 370L15 200z') : '') +
      stand(stage, { x: 150, y: 198, scale: step === 80 ? 0.9 : 1 })
    )
  },
}
