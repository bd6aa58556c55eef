import { cord, fill, mirrored, put } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, lens, polygon } from '#game-art/shapes.ts'

const HEAD = 'M0 -40C60 -40 88 0 84 50C80 96 44 118 0 118C-44 118 -80 96 -84 50C-88 0 -60 -40 0 -40z'
const EARS = lens([-28, -18], [-58, -140], 0.3) + lens([28, -18], [58, -140], 0.3)

export const coelho: FigureMotif = {
  name: 'coelho',
  categories: ['RNG', 'BGS'],
  variants: ['coelho', 'cartola'],
  draw: (inks, variant) => {
    const hat = 'M-105 128H105V104H72V36H-72V104H-105z'
    const isConjured = variant === 'cartola'
    const face = [
      fill(inks.paper, EARS),
      fill(inks.main, lens([-31, -30], [-54, -122], 0.2) + lens([31, -30], [54, -122], 0.2)),
      fill(inks.paper, HEAD),
      fill(
        inks.main,
        'M0 -40C22 -40 40 -35 54 -26C40 4 20 18 0 20C-20 18 -40 4 -54 -26C-40 -35 -22 -40 0 -40z',
      ),
      mirrored(
        fill(inks.deep, 'M22 22h34a17 16 0 0 1-34 0z') +
          cord(inks.deep, 4, 'M20 14q18-10 38 0') +
          cord(inks.deep, 3, 'M54 66l40-8M54 76l40 6'),
      ),
      fill(inks.second, polygon([-13, 52], [13, 52], [0, 68])),
      cord(inks.deep, 4, 'M0 68v12M-22 86q11 8 22-6q11 14 22 6'),
    ]
    if (!isConjured) {
      const teeth = polygon([-11, 88], [11, 88], [9, 104], [-9, 104])
      const front = fill(inks.paper, teeth) + cord(inks.deep, 3, 'M-11 90v12h22v-12M0 90v12')
      return figure(['paper', 'main'], HEAD + EARS, ...face, front)
    }
    return figure(
      ['paper', 'main', 'deep'],
      hat + EARS,
      put({ x: 0, y: -14 }, face.join('')),
      fill(inks.deep, hat),
      fill(inks.second, 'M-72 82h144v22h-144z'),
      fill(inks.warm, circle(0, 93, 8)),
    )
  },
}
