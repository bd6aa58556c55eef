import { cord, fill, line, mirrored } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, ellipse, star } from '#game-art/shapes.ts'
import { suitSign } from '#game-art/suits.ts'

const HEAD = 'M-56 -66C-30 -86 30 -86 56 -66C66 -30 56 20 46 60H-46C-56 20 -66 -30 -56 -66z'
const MUZZLE = 'M-46 44C-20 32 20 32 46 44C70 60 66 118 0 118C-66 118 -70 60 -46 44z'
const LEFT_HORN = 'M-40 -80C-70 -72 -108 -88 -105 -138C-92 -116 -66 -118 -30 -96z'
const RIGHT_HORN = 'M40 -80C70 -72 108 -88 105 -138C92 -116 66 -118 30 -96z'
const EARS = bothSides(
  (side) =>
    `M${side * 56} -54C${side * 84} -66 ${side * 104} -56 ${side * 105} -34C${side * 84} -26 ${side * 66} -30 ${side * 58} -36z`,
)

/** The ox of the June festivals in its parade costume. */
export const boi: FigureMotif = {
  name: 'boi',
  categories: ['RNG', 'BGS'],
  variants: ['estrela', 'coracao'],
  draw: (inks, variant) => {
    const sign = variant === 'coracao' ? suitSign('copas', 0, -22, 26) : star(0, -22, 30, 5, 0.45)
    const flowers = [-42, -14, 14, 42].map(
      (x, index) =>
        fill(
          [inks.paper, inks.second][index % 2] ?? inks.paper,
          circle(x, -84 - (Math.abs(x) < 20 ? 6 : 0), 15),
        ) + fill(inks.deep, circle(x, -84 - (Math.abs(x) < 20 ? 6 : 0), 5)),
    )
    return figure(
      ['main', 'paper'],
      HEAD + MUZZLE + LEFT_HORN + RIGHT_HORN + EARS,
      fill(inks.paper, LEFT_HORN + RIGHT_HORN),
      fill(
        inks.deep,
        'M-105 -138C-98 -126 -90 -121 -80 -119L-96 -102C-103 -112 -106 -124 -105 -138zM105 -138C98 -126 90 -121 80 -119L96 -102C103 -112 106 -124 105 -138z',
      ),
      fill(inks.main, EARS + HEAD),
      fill(inks.second, sign),
      mirrored(fill(inks.deep, 'M24 -10h34c-2 16-28 20-34 0z') + cord(inks.deep, 4, 'M22 -18q18-10 38 0')),
      fill(inks.paper, MUZZLE),
      fill(inks.deep, ellipse(-24, 70, 8, 11) + ellipse(24, 70, 8, 11)),
      cord(inks.deep, 4, 'M-30 98q30 14 60 0'),
      line(inks.second, 7, 'M-16 84a18 20 0 1 0 32 0'),
      flowers.join(''),
    )
  },
}
