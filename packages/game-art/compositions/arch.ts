import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { checks } from '#game-art/pieces.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { quarter, rect } from '#game-art/shapes.ts'

const arc = (radius: number) => `M${150 - radius} 400V170a${radius} ${radius} 0 0 1 ${radius * 2} 0v230z`

/** An arched door, with the figure on a tiled floor. */
export const arch: Composition = {
  name: 'arch',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const banded = chance(dice)
    const spandrels = quarter(0, 0, 50, 2) + quarter(250, 0, 50, 3)
    const floor = fill(inks.deep, rect(0, 350, 300, 50)) + checks(inks.paper, 0, 350, 25, 12, 2)
    return (
      fill(inks.soft, spandrels) +
      (banded ? fill(inks.second, arc(138)) + fill(inks.paper, arc(128)) : '') +
      fill(field, arc(120)) +
      (banded ? '' : line(inks.paper, 4, arc(132))) +
      floor +
      stand(stage, { x: 150, y: 222, scale: 0.86 })
    )
  },
}
