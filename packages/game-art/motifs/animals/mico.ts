import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, mirrored, scalloped } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { bothSides, circle, star } from '#game-art/shapes.ts'

const FACE = 'M0 -36C-18 -62 -60 -56 -60 -14C-60 30 -34 76 0 76C34 76 60 30 60 -14C60 -56 18 -62 0 -36z'

const MANE = star(0, 0, 118, 20, 0.8)
const TUFTS = bothSides((side) => star(side * 88, -30, 58, 11, 0.6, 10))

const lionMane = (inks: Inks) =>
  fill(inks.main, MANE) + fill(inks.second, star(0, 2, 92, 20, 0.8)) + scalloped(inks.main, 0, 4, 64, 18)

/** The golden lion tamarin or a marmoset. */
export const mico: FigureMotif = {
  name: 'mico',
  categories: ['RNG', 'BGS'],
  variants: ['mico-leao', 'sagui'],
  draw: (inks, variant) => {
    const isLion = variant === 'mico-leao'
    const eye =
      fill(inks.paper, circle(25, -8, 16)) +
      fill(inks.main, circle(24, -7, 11)) +
      fill(inks.deep, circle(23, -6, 6))
    return {
      edge: isLion ? ['main'] : ['main', 'paper'],
      shadow: isLion ? fill(HATCH, MANE) : fill(HATCH, TUFTS) + scalloped(HATCH, 0, 6, 76, 14),
      body: [
        isLion ? lionMane(inks) : fill(inks.paper, TUFTS) + scalloped(inks.main, 0, 6, 76, 14),
        fill(inks.deep, FACE),
        fill(inks.paper, 'M-26 38C-26 14 26 14 26 38C26 62 14 70 0 70C-14 70 -26 62 -26 38z'),
        mirrored(eye),
        fill(inks.paper, 'M0 -44C8 -34 8 -24 0 -16C-8 -24 -8 -34 0 -44z'),
        fill(inks.deep, circle(-6, 34, 3) + circle(6, 34, 3)),
        cord(inks.deep, 4, 'M-14 54q14 8 28 0'),
      ].join(''),
    }
  },
}
