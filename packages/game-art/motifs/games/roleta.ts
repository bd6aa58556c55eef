import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line, pearls, turned } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polar, polygon, rect, ringPoints, sector, star } from '#game-art/shapes.ts'

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

const signs = [
  polygon([-12, -57], [-15, -78], [-6, -70], [0, -81], [6, -70], [15, -78], [12, -57]),
  polygon([0, -79], [11, -59], [-11, -59]),
  rect(-9, -77, 18, 18),
  polygon([0, -82], [11, -68], [0, -54], [-11, -68]),
  star(0, -68, 13, 5, 0.42),
]

/** The money wheel of the live tables: fields with signs, lamps on the rim, and a pointer. */
function money(inks: Inks): Figure {
  const grounds = [inks.main, inks.paper, inks.second, inks.deep, inks.paper]
  const half = grounds.map((ground, index) => {
    const sign = fill(ground === inks.paper ? inks.deep : inks.paper, signs[index] ?? '')
    return turned(index * 36, fill(ground, sector(0, 0, 0, 92, -18, 18)) + sign)
  })
  const pointer = polygon([-19, -124], [19, -124], [0, -74])
  return figure(
    ['main'],
    circle(0, 0, 108) + pointer,
    fill(inks.main, circle(0, 0, 108)),
    pearls(inks.paper, 8, 31.4, circle(0, 0, 100)),
    `<g id="w">${half.join('')}</g><use href="#w" transform="rotate(180)"/>`,
    line(inks.deep, 4, circle(0, 0, 92)),
    fill(inks.deep, circle(0, 0, 34)),
    fill(inks.warm, star(0, 0, 28, 8, 0.5)),
    fill(inks.paper, circle(0, 0, 9)),
    fill(inks.warm, pointer),
    line(inks.deep, 4, pointer),
  )
}

const wheels: Readonly<Record<string, (inks: Inks) => Figure>> = {
  roleta: (inks) => enlarged(roulette(inks), 1.14),
  fortuna: fortune,
  sinais: (inks) => enlarged(money(inks), 1.12),
}

export const roleta: FigureMotif = {
  name: 'roleta',
  categories: ['LIVE', 'RNG', 'BGS'],
  variants: Object.keys(wheels),
  draw: (inks, variant) => (wheels[variant] ?? fortune)(inks),
}
