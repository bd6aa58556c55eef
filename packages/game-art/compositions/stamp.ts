import { type Composition, shade, stand } from '#game-art/composition.ts'
import { fill, line, pearls, put } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle, rect } from '#game-art/shapes.ts'

const SHEET = rect(-120, -165, 240, 330)

export const stamp: Composition = {
  name: 'stamp',
  compose: (stage) => {
    const { inks, dice, field } = stage
    const right = chance(dice)
    const behind = right ? inks.soft : inks.ground
    const wave = (y: number) => `M-150 ${y}q25 -16 50 0t50 0t50 0`
    const print =
      shade(SHEET) +
      fill(inks.paper, SHEET) +
      pearls(behind, 17, 30, SHEET) +
      fill(field === inks.paper ? inks.soft : field, rect(-98, -142, 196, 284)) +
      stand(stage, { x: 0, y: 0, scale: 0.84 }, 7)
    const cancelled = line(
      inks.deep,
      3,
      wave(100) + wave(116) + wave(132) + circle(98, -128, 44) + circle(98, -128, 34),
      ' opacity=".75"',
    )
    return (
      (right ? fill(inks.soft, rect(0, 0, 300, 400)) : fill(inks.soft, 'M0 0h300L150 210z')) +
      put({ x: 150, y: 200, turn: right ? 4 : -4 }, print + cancelled)
    )
  },
}
