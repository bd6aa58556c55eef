import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, mirrored } from '#game-art/marks.ts'
import type { FigureMotif } from '#game-art/motif.ts'
import { circle, ellipse, lens } from '#game-art/shapes.ts'

const UPPER = 'M6 -20C20 -90 74 -124 110 -104C120 -60 104 0 60 12C36 18 14 8 6 -2z'
const LOWER = 'M6 4C40 6 84 20 88 54C90 90 62 120 42 132C40 108 10 70 6 30z'

function morpho(inks: Inks): string {
  return (
    fill(inks.main, UPPER) +
    fill(inks.deep, 'M110 -104C120 -60 104 0 60 12C82 -16 92 -60 82 -102C92 -108 102 -108 110 -104z') +
    fill(inks.paper, circle(96, -82, 5) + circle(99, -60, 4.5) + circle(95, -38, 4) + circle(86, -16, 3.5)) +
    fill(inks.second, LOWER) +
    fill(inks.paper, circle(52, 56, 21)) +
    fill(inks.deep, circle(52, 56, 14)) +
    fill(inks.main, circle(52, 56, 6)) +
    fill(inks.paper, lens([14, -16], [64, -74], 0.3))
  )
}

function owlEyed(inks: Inks): string {
  return (
    fill(inks.second, UPPER) +
    fill(inks.main, 'M10 -22C28 -70 60 -92 92 -92C88 -52 66 -10 12 -6z') +
    fill(inks.deep, circle(64, -52, 15)) +
    fill(inks.paper, circle(64, -52, 6)) +
    fill(inks.main, LOWER) +
    fill(inks.deep, lens([12, 14], [44, 112], 0.4)) +
    fill(inks.paper, lens([16, 24], [42, 94], 0.28)) +
    fill(inks.paper, circle(72, 48, 6) + circle(74, 66, 5) + circle(68, 84, 5))
  )
}

export const borboleta: FigureMotif = {
  name: 'borboleta',
  categories: ['RNG', 'BGS'],
  variants: ['morfo', 'coruja'],
  draw: (inks, variant) => ({
    edge: ['main', 'second', 'deep'],
    shadow: mirrored(fill(HATCH, UPPER + LOWER)),
    body: [
      mirrored(variant === 'coruja' ? owlEyed(inks) : morpho(inks)),
      fill(inks.deep, ellipse(0, 20, 9, 58) + circle(0, -44, 12)),
      fill(inks.paper, 'M-8 8h16v5h-16zM-8 26h16v5h-16zM-6 44h12v5h-12z'),
      mirrored(cord(inks.line, 4, 'M5 -52C12 -84 26 -104 44 -116')),
      fill(inks.line, circle(46, -118, 5) + circle(-46, -118, 5)),
    ].join(''),
  }),
}
