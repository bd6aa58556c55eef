import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, turned } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, ellipse, polygon, rect, ringPoints, rounded } from '#game-art/shapes.ts'

const TILT = 24

function guitar(inks: Inks): Figure {
  const body =
    'M0 -30C30 -30 46 -14 44 8C42 24 46 30 54 42C72 72 56 122 0 122C-56 122 -72 72 -54 42C-46 30 -42 24 -44 8C-46 -14 -30 -30 0 -30z'
  const neck = rect(-9, -116, 18, 100)
  const head = polygon([-15, -150], [15, -150], [12, -112], [-12, -112])
  return {
    edge: ['main', 'deep'],
    shadow: turned(TILT, fill(HATCH, body + neck + head)),
    body: turned(
      TILT,
      [
        fill(inks.main, body),
        fill(inks.second, 'M0 -30C30 -30 46 -14 44 8C42 24 46 30 54 42C72 72 56 122 0 122z'),
        fill(inks.deep, neck + head),
        fill(inks.paper, circle(0, 32, 25)),
        fill(inks.deep, circle(0, 32, 19) + rounded(-26, 80, 52, 13, 3)),
        line(inks.paper, 2, 'M-5 -112V84M0 -112V84M5 -112V84M-9 -96h18M-9 -76h18M-9 -56h18M-9 -36h18'),
        fill(
          inks.main,
          bothSides((side) => circle(side * 19, -142, 5) + circle(side * 18, -126, 5)),
        ),
      ].join(''),
    ),
  }
}

function tambourine(inks: Inks): Figure {
  const jingles = ringPoints(5, 92, 0, 0, 18)
  return figure(
    ['main', 'paper'],
    circle(0, 0, 105),
    fill(inks.main, circle(0, 0, 105)),
    fill(inks.deep, jingles.map(([x, y]) => circle(x, y, 20)).join('')),
    fill(inks.paper, jingles.map(([x, y]) => circle(x, y, 14)).join('')),
    fill(inks.second, jingles.map(([x, y]) => circle(x, y, 5)).join('')),
    fill(inks.paper, circle(0, 0, 78)),
    line(inks.deep, 4, circle(0, 0, 78)),
    fill(inks.second, 'M0 -64a64 64 0 0 1 64 64h-64zM0 64a64 64 0 0 1-64-64h64z'),
    fill(inks.warm, circle(0, 0, 22)),
    fill(inks.paper, circle(0, 0, 8)),
  )
}

function drum(inks: Inks): Figure {
  const body = 'M-78 -64L-62 112a64 20 0 0 0 124 0L78 -64z'
  const sticks = 'M-40 -92L44 -138M40 -92L-44 -138'
  return figure(
    ['main', 'paper'],
    body + ellipse(0, -64, 82, 28),
    fill(inks.main, body),
    fill(inks.second, 'M20 -64L14 131a64 20 0 0 0 48-19L78 -64z'),
    line(inks.paper, 5, 'M-76 -44L-44 110L-18 -36L0 118L18 -36L44 110L76 -44'),
    fill(inks.deep, 'M-63 98a64 20 0 0 0 126 0l-1 14a64 20 0 0 1-124 0z'),
    fill(inks.deep, ellipse(0, -62, 84, 30)),
    fill(inks.paper, ellipse(0, -66, 74, 23)),
    cord(inks.second, 9, sticks),
    fill(inks.deep, circle(46, -138, 10) + circle(-46, -138, 10)),
  )
}

function accordion(inks: Inks): Figure {
  const left = polygon([-105, -84], [-62, -74], [-62, 84], [-105, 94])
  const right = polygon([62, -74], [105, -84], [105, 94], [62, 84])
  const folds = Array.from({ length: 6 }, (_, index) =>
    polygon(
      [-62 + index * 21, -74],
      [-51.5 + index * 21, -60],
      [-51.5 + index * 21, 70],
      [-62 + index * 21, 84],
    ),
  )
  const keys = [-62, -38, -14, 10, 34, 58].map((y) => rect(72, y, 26, 18)).join('')
  return figure(
    ['main', 'second', 'paper'],
    left + right + rect(-62, -74, 124, 158),
    fill(inks.second, polygon([-62, -74], [-52, -60], [62, -60], [62, 70], [-62, 84])),
    fill(inks.paper, rect(-62, -62, 124, 134)),
    fill(inks.second, folds.join('')),
    line(inks.deep, 3, [-41, -20, 1, 22, 43].map((x) => `M${x} -62v134`).join('')),
    fill(inks.main, left + right),
    fill(inks.paper, keys),
    fill(inks.deep, rect(84, -62, 14, 10) + rect(84, -14, 14, 10) + rect(84, 34, 14, 10)),
    fill(inks.deep, [-56, -26, 4, 34, 64].map((y) => circle(-90, y, 6) + circle(-74, y + 6, 6)).join('')),
    cord(inks.deep, 6, 'M-80 -92C-60 -130 60 -130 80 -92'),
  )
}

export const musica: FigureMotif = {
  name: 'musica',
  categories: ['RNG', 'LIVE', 'BGS'],
  variants: ['violao', 'pandeiro', 'tambor', 'sanfona'],
  draw: (inks, variant) => {
    if (variant === 'pandeiro') return tambourine(inks)
    if (variant === 'tambor') return drum(inks)
    if (variant === 'sanfona') return accordion(inks)
    return guitar(inks)
  },
}
