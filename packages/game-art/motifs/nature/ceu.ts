import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, mirrored } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, polar, polygon, star } from '#game-art/shapes.ts'

function calmFace(inks: Inks): string {
  const eye = fill(inks.deep, 'M10 -14h30a15 14 0 0 1-30 0z') + cord(inks.deep, 4, 'M8 -26q17-10 34 0')
  return (
    mirrored(eye) +
    cord(inks.deep, 4, 'M0 -12v24h10') +
    fill(inks.warm === inks.main ? inks.deep : inks.warm, 'M-20 28q10-8 20-2q10-6 20 2q-20 18-40 0z')
  )
}

function sun(inks: Inks): Figure {
  const wedge = (turn: number, reach: number, half: number) =>
    polygon(polar(0, 0, 62, turn - half), polar(0, 0, reach, turn), polar(0, 0, 62, turn + half))
  const long = Array.from({ length: 12 }, (_, index) => wedge(index * 30, 114, 10)).join('')
  const short = Array.from({ length: 12 }, (_, index) => wedge(index * 30 + 15, 92, 7)).join('')
  return figure(
    ['main', 'second'],
    long + short + circle(0, 0, 66),
    fill(inks.second, short),
    fill(inks.main, long),
    fill(inks.main, circle(0, 0, 68)),
    fill(inks.paper, circle(0, 0, 60)),
    fill(inks.main, 'M0 -60a60 60 0 0 1 0 120z'),
    calmFace(inks),
    fill(
      inks.second,
      bothSides((side) => circle(side * 38, 18, 8)),
    ),
  )
}

function moon(inks: Inks): Figure {
  const profile =
    'C50 100 22 84 2 58L18 44L4 32L20 18L2 6C8 -4 26 -10 30 -20C8 -28 -8 -42 -10 -64C-10 -94 12 -118 40 -132'
  const crescent = `M40 -132A118 124 0 1 0 84 96${profile}z`
  return figure(
    ['main', 'paper'],
    crescent,
    fill(inks.main, crescent),
    fill(inks.paper, 'M40 -132A118 124 0 1 0 84 96A124 126 0 0 1 40 -132z'),
    fill(inks.deep, 'M-34 -30h34a17 14 0 0 1-34 0z'),
    cord(inks.deep, 4, 'M-38 -44q18-14 38-4'),
    fill(inks.deep, circle(-30, 26, 7)),
    fill(inks.line, star(66, -34, 28, 4, 0.28) + star(88, 30, 14, 4, 0.3) + star(46, 14, 9, 4, 0.3)),
    cord(inks.line, 2.5, 'M66 -138v78M88 -138v156'),
  )
}

function comet(inks: Inks): Figure {
  const tails = [inks.second, inks.main, inks.paper].map((ink, index) => {
    const spread = 44 - index * 15
    return fill(
      ink,
      polygon(
        [-44 - spread * 0.7, 56 - spread * 0.7],
        [104 - index * 26, -138 + index * 22],
        [-44 + spread * 0.7, 56 + spread * 0.7],
      ),
    )
  })
  const head = star(-44, 62, 70, 8, 0.52)
  return {
    edge: ['paper', 'main', 'second'],
    shadow: fill(HATCH, head),
    body: [
      ...tails,
      fill(inks.paper, head),
      fill(inks.main, circle(-44, 62, 24)),
      fill(inks.deep, circle(-44, 62, 11)),
      fill(inks.line, star(64, 74, 16, 4, 0.3) + star(-74, -60, 20, 4, 0.3) + star(96, 20, 9, 4, 0.3)),
    ].join(''),
  }
}

/** A sun or a moon with a face, or a comet, in woodcut style. */
export const ceu: FigureMotif = {
  name: 'ceu',
  categories: ['RNG', 'BGS', 'ELOTT', 'LOTT'],
  variants: ['sol', 'lua', 'cometa'],
  draw: (inks, variant) => {
    if (variant === 'lua') return moon(inks)
    if (variant === 'cometa') return comet(inks)
    return sun(inks)
  },
}
