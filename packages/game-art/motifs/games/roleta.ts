import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polar, polygon, ringPoints, sector, star } from '#game-art/shapes.ts'

const POCKETS = 18

function roulette(inks: Inks): Figure {
  const step = 360 / POCKETS
  const every = (first: number) =>
    Array.from({ length: POCKETS / 2 }, (_, i) =>
      sector(0, 0, 58, 92, (i * 2 + first) * step, (i * 2 + first + 1) * step),
    ).join('')
  const spokes = ringPoints(8, 40).map(([x, y]) => `M0 0L${x.toFixed(0)} ${y.toFixed(0)}`)
  const [ballX, ballY] = polar(0, 0, 75, 50)
  return figure(
    ['second', 'main'],
    circle(0, 0, 105),
    fill(inks.cool, circle(0, 0, 105)),
    line(inks.paper, 3, circle(0, 0, 98)),
    fill(inks.deep, every(0)),
    fill(inks.warm, every(1)),
    line(inks.paper, 2.5, circle(0, 0, 92) + circle(0, 0, 58)),
    fill(inks.cool, circle(0, 0, 57)),
    fill(inks.deep, circle(0, 0, 44)),
    cord(inks.paper, 5, spokes.join('')),
    fill(
      inks.paper,
      ringPoints(4, 42)
        .map(([x, y]) => circle(x, y, 6))
        .join(''),
    ),
    fill(inks.warm, circle(0, 0, 17)),
    fill(inks.paper, circle(0, 0, 8) + circle(ballX, ballY, 12)),
  )
}

function fortune(inks: Inks): Figure {
  const colours = [inks.main, inks.paper, inks.second, inks.deep]
  const slices = colours.map((ink, i) =>
    fill(
      ink,
      [0, 4, 8].map((turn) => sector(0, 0, 0, 94, (i + turn) * 30 - 15, (i + turn + 1) * 30 - 15)).join(''),
    ),
  )
  const pegs = ringPoints(12, 97, 0, 0, 15)
    .map(([x, y]) => circle(x, y, 5))
    .join('')
  const stand = polygon([-20, 90], [20, 90], [56, 140], [-56, 140])
  return figure(
    ['deep', 'main'],
    circle(0, 0, 105) + stand,
    fill(inks.main, stand),
    fill(inks.deep, circle(0, 0, 105)),
    slices.join(''),
    fill(inks.paper, pegs),
    fill(inks.deep, circle(0, 0, 30)),
    fill(inks.warm, star(0, 0, 25, 8, 0.5)),
    fill(inks.paper, circle(0, 0, 8)),
    fill(inks.warm, polygon([-18, -128], [18, -128], [0, -80])),
    line(inks.deep, 4, polygon([-18, -128], [18, -128], [0, -80])),
  )
}

export const roleta: FigureMotif = {
  name: 'roleta',
  categories: ['LIVE', 'RNG', 'BGS'],
  variants: ['roleta', 'fortuna'],
  draw: (inks, variant) => (variant === 'fortuna' ? fortune(inks) : enlarged(roulette(inks), 1.14)),
}
