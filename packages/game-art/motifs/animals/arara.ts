import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, quarter, rounded } from '#game-art/shapes.ts'

const BODY = 'M-62 -72a66 66 0 0 1 132 0v14c0 60-20 96-58 112l-16 86h-30l-8-70c-34-30-26-90-20-142z'
const BEAK = 'M40 -112h22a46 46 0 0 1 42 46v30a40 40 0 0 1-40-38a40 40 0 0 1-24-14z'
const PERCH = rounded(-105, 66, 210, 15, 7)

function wing(inks: Inks): string {
  const rows = [
    fill(inks.second, 'M-62 -50h54a54 54 0 0 1-54 54z'),
    fill(inks.paper, quarter(-60, 2, 36, 0) + quarter(-24, -34, 32, 2)),
    fill(inks.deep, quarter(-44, 34, 32, 0)),
    fill(inks.second, quarter(-26, 62, 24, 0)),
  ]
  return rows.join('')
}

function parrotFace(inks: Inks): string {
  const patch = fill(inks.paper, 'M0 -92a44 44 0 0 1 58-10v44a50 50 0 0 1-58-8z')
  const feathering = line(inks.warm, 3, 'M8 -72h40M12 -60h40')
  const eye =
    fill(inks.deep, circle(30, -90, 12)) +
    fill(inks.main, circle(30, -90, 7)) +
    fill(inks.deep, circle(30, -90, 3))
  return patch + feathering + eye
}

/** A macaw or an Amazon parrot on a perch. */
export const arara: FigureMotif = {
  name: 'arara',
  categories: ['RNG', 'BGS'],
  variants: ['arara', 'papagaio'],
  draw: (inks, variant) => {
    const isAmazon = variant === 'papagaio'
    const coat = isAmazon ? inks.second : inks.main
    const crown = isAmazon ? fill(inks.main, 'M-20 -118a66 66 0 0 1 80 8l-30 22z') : ''
    const chest = isAmazon
      ? fill(inks.main, quarter(18, -34, 44, 2))
      : fill(inks.second, 'M70 -58c0 60-20 96-58 112v-50a62 62 0 0 0 58-62z')
    return figure(
      [isAmazon ? 'second' : 'main', 'deep'],
      BODY + BEAK + PERCH,
      fill(coat, BODY),
      crown,
      chest,
      isAmazon
        ? fill(inks.deep, 'M-62 -50h54a54 54 0 0 1-54 54z') +
            fill(inks.paper, quarter(-52, 6, 34, 0)) +
            fill(inks.main, quarter(-38, 40, 30, 0))
        : wing(inks),
      parrotFace(inks),
      fill(inks.deep, BEAK),
      fill(inks.paper, circle(80, -78, 4)),
      fill(inks.deep, PERCH),
      cord(inks.paper, 5, 'M-6 66v12M8 66v12M-20 66v12'),
    )
  },
}
