import type { Inks } from '#game-art/inks.ts'
import { cord, fill, mirrored } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, polygon } from '#game-art/shapes.ts'

const HEAD = 'M-98 -46a98 98 0 0 1 196 0v58a98 112 0 0 1-196 0z'
const EARS = bothSides((side) => circle(side * 74, -98, 38))

const ROSETTES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [31, -112, 9],
  [14, -88, 7],
  [57, -84, 7],
  [78, -18, 9],
  [84, 16, 8],
  [69, 44, 8],
  [36, -62, 5],
]

function spots(inks: Inks): string {
  const side = ROSETTES.map(([x, y, radius]) => circle(x, y, radius)).join('')
  const hearts = fill(inks.second, circle(78, -18, 4) + circle(31, -112, 4))
  return (
    mirrored(fill(inks.deep, side) + hearts) +
    fill(inks.deep, circle(0, -124, 11)) +
    fill(inks.second, circle(0, -124, 5))
  )
}

function stripes(inks: Inks): string {
  const brow = polygon([0, -146], [14, -84], [-14, -84])
  const side =
    polygon([39, -139], [19, -88], [45, -97]) +
    polygon([99, -24], [55, -13], [99, 2]) +
    polygon([97, 25], [58, 25], [91, 49]) +
    polygon([85, -84], [56, -60], [94, -62])
  return fill(inks.deep, brow) + mirrored(fill(inks.deep, side))
}

function face(inks: Inks, iris: string): string {
  const eye =
    fill(inks.deep, 'M58 -38a28 28 0 0 1-47 9z') +
    fill(iris, circle(36, -26, 8)) +
    fill(inks.deep, circle(36, -26, 3.5))
  const whiskerDots = fill(inks.deep, circle(51, 60, 3) + circle(44, 75, 3) + circle(60, 74, 3))
  return (
    fill(inks.paper, `${bothSides((side) => circle(side * 32, 65, 40))}M-38 65h76v40a38 36 0 0 1-76 0z`) +
    mirrored(eye + whiskerDots) +
    fill(inks.deep, 'M-26 24h52a26 27 0 0 1-52 0z') +
    cord(inks.deep, 6, 'M0 48v22M-32 84a32 22 0 0 0 32-14a32 22 0 0 0 32 14')
  )
}

/** Heads of wild cats, seen from the front. */
export const onca: FigureMotif = {
  name: 'onca',
  categories: ['RNG', 'BGS', 'PVP'],
  variants: ['onca', 'tigre', 'pantera'],
  draw: (inks, variant) => {
    const isPanther = variant === 'pantera'
    const coat = isPanther ? inks.second : inks.main
    const marks = variant === 'onca' ? spots(inks) : variant === 'tigre' ? stripes(inks) : ''
    return figure(
      [isPanther ? 'second' : 'main', 'paper'],
      EARS + HEAD,
      fill(coat, EARS),
      fill(
        inks.deep,
        bothSides((side) => circle(side * 74, -98, 19)),
      ),
      fill(coat, HEAD),
      isPanther ? fill(inks.deep, 'M-98 -46a98 98 0 0 1 196 0L0 24z') : '',
      marks,
      face(inks, isPanther ? inks.main : inks.second),
    )
  },
}
