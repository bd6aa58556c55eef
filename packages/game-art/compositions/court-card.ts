import { type Composition, repeat, shade } from '#game-art/composition.ts'
import { fill, line, put } from '#game-art/marks.ts'
import { ornament } from '#game-art/pieces.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, rounded } from '#game-art/shapes.ts'

/** A court card that shows the figure twice, upright and upside down. */
export const courtCard: Composition = {
  name: 'court-card',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const card = rounded(-112, -160, 224, 320, 16)
    const inner = rounded(-94, -142, 188, 284, 4)
    const lower = chance(dice) ? 'M94 -60V142H-94V60z' : 'M94 60V142H-94V-60z'
    const places = [
      { x: 0, y: -76, scale: 0.52 },
      { x: 0, y: 76, scale: 0.52, turn: 180 },
    ]
    const face =
      fill(inks.paper, card) +
      fill(field, inner) +
      fill(field === inks.soft ? inks.ground : inks.soft, lower) +
      repeat(stage, places) +
      line(inks.deep, 2.5, inner)
    const around =
      fill(inks.soft, circle(150, 200, 190)) +
      ornament(dice, 6, 6, 30, inks.main) +
      ornament(dice, 264, 364, 30, inks.main)
    const tilt = chance(dice) ? -5 : 5
    return around + put({ x: 150, y: 200, turn: tilt }, shade(card) + face)
  },
}
