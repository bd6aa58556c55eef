import type { Inks } from '#game-art/inks.ts'
import { cord, fill } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, polygon, teeth } from '#game-art/shapes.ts'

function jaws(inks: Inks): Figure {
  const body =
    'M0 -138C62 -96 92 -20 92 52C92 96 84 120 72 140H-72C-84 120 -92 96 -92 52C-92 -20 -62 -96 0 -138z'
  const mouth = 'M-66 62C-62 -4 -30 -34 0 -34C30 -34 62 -4 66 62C44 96 24 104 0 104C-24 104 -44 96 -66 62z'
  const upper = [
    polygon([-52, 6], [-30, -22], [-30, 18]),
    polygon([-27, -24], [-3, -33], [-15, 14]),
    polygon([27, -24], [3, -33], [15, 14]),
    polygon([52, 6], [30, -22], [30, 18]),
  ].join('')
  const lower = [-42, -21, 0, 21, 42]
    .map((x) => polygon([x - 11, 92 - Math.abs(x) * 0.36], [x, 58], [x + 11, 92 - Math.abs(x) * 0.36]))
    .join('')
  return figure(
    ['second', 'paper'],
    body,
    fill(inks.second, body),
    fill(inks.paper, 'M-84 92C-84 0 -40 -56 0 -56C40 -56 84 0 84 92L70 140H-70z'),
    fill(inks.deep, mouth),
    fill(inks.warm, 'M-34 84a36 40 0 0 1 68 0a60 40 0 0 1-68 0z'),
    fill(inks.paper, upper + lower),
    fill(
      inks.deep,
      bothSides((side) => circle(side * 48, -50, 8)),
    ),
    cord(inks.deep, 4, 'M-16 -96q6 4 4 10M16 -96q-6 4-4 10'),
  )
}

/** Draws a shark in profile, facing left. */
function cruising(inks: Inks): Figure {
  const body =
    'M-105 6C-72 -46 0 -62 74 -16C84 -44 94 -62 105 -74C102 -28 102 8 105 54C94 40 84 26 74 16C20 56 -56 56 -105 6z'
  const fin = 'M-24 -46C-14 -82 10 -100 40 -104C30 -82 28 -62 34 -38z'
  const low = 'M-26 40C-22 70 -4 88 22 94C14 76 12 58 18 38z'
  return figure(
    ['second', 'paper'],
    body + fin + low,
    fill(inks.second, fin + low),
    fill(inks.second, body),
    fill(inks.paper, 'M-105 6C-60 26 20 24 74 16C20 56 -56 56 -105 6z'),
    fill(inks.deep, circle(-66, -10, 7)),
    fill(inks.paper, circle(-68, -12, 2.4)),
    cord(inks.deep, 4, 'M-36 -18q-10 14-2 32M-22 -20q-10 16-2 34M-8 -22q-10 18-2 36'),
    fill(inks.paper, teeth(-88, 18, 42, 9, 5)),
    cord(inks.deep, 3, 'M-90 16q22 8 46 2'),
  )
}

export const tubarao: FigureMotif = {
  name: 'tubarao',
  categories: ['FISH', 'RNG'],
  variants: ['mandibula', 'perfil'],
  afloat: true,
  draw: (inks, variant) => (variant === 'perfil' ? enlarged(cruising(inks), 1.14) : jaws(inks)),
}
