import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, leaf, lens, polygon, ringPoints, rounded } from '#game-art/shapes.ts'

const HOOK = 'M14 -84V52a46 46 0 0 1-92 0V30'

function hook(inks: Inks): Figure {
  const barb = polygon([-90, 40], [-78, 2], [-56, 40])
  const draw = (ink: string) => cord(ink, 17, HOOK) + fill(ink, barb)
  return {
    edge: ['main'],
    shadow: draw(HATCH),
    body: [
      cord(inks.line, 3, 'M14 -104V-140M14 -140C40 -150 70 -120 100 -138'),
      draw(inks.main),
      line(inks.main, 10, circle(14, -96, 14)),
      cord(inks.paper, 4, 'M14 -60V46a46 46 0 0 1-12 30'),
      fill(inks.second, lens([14, -72], [92, -8], 0.34) + lens([14, -60], [72, 44], 0.3)),
      fill(inks.paper, lens([14, -66], [88, 20], 0.22)),
      cord(inks.deep, 7, 'M4 -70h20M4 -58h20M4 -46h20'),
    ].join(''),
  }
}

function float(inks: Inks): Figure {
  const ball = circle(0, 10, 70)
  return figure(
    ['main', 'paper'],
    ball + rounded(-9, -128, 18, 70, 9),
    fill(inks.second, rounded(-9, -128, 18, 70, 9)),
    fill(inks.deep, rounded(-9, -90, 18, 12, 2)),
    fill(inks.paper, ball),
    fill(inks.main, 'M-70 10a70 70 0 0 1 140 0z'),
    fill(inks.deep, 'M-70 4h140v12h-140z'),
    cord(inks.paper, 7, 'M-46 -14a50 50 0 0 1 24-28'),
    fill(inks.second, rounded(-11, 76, 22, 22, 5)),
    cord(
      inks.line,
      4,
      'M0 98v18c0 20 24 12 22 24M-104 104q20-12 40 0M64 104q20-12 40 0M-92 124q16-10 32 0M58 124q16-10 32 0',
    ),
  )
}

function anchor(inks: Inks): Figure {
  const shape = 'M0 -84V112M-56 -44H56M-92 28a92 84 0 0 0 184 0'
  const flukes = polygon([-105, 46], [-92, 4], [-64, 40]) + polygon([105, 46], [92, 4], [64, 40])
  const draw = (ink: string) => cord(ink, 22, shape) + fill(ink, flukes)
  return {
    edge: ['main', 'paper'],
    shadow: draw(HATCH),
    body: [
      draw(inks.main),
      line(inks.main, 15, circle(0, -106, 24)),
      cord(inks.paper, 5, 'M0 -70V100M-48 -44H48'),
      cord(inks.second, 10, 'M-22 -112C-70 -90 -40 -40 0 -20S50 30 6 60S-40 100 -70 132'),
      line(
        inks.deep,
        3,
        'M-52 -84l8 10M-44 -60l12 4M-10 -28l10-6M24 4l12 2M22 40l10 8M-22 76l4 10M-42 106l6 8',
      ),
    ].join(''),
  }
}

function wheel(inks: Inks): Figure {
  const spokes = ringPoints(8, 112)
    .map(([x, y]) => `M0 0L${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('')
  const draw = (ink: string) => cord(ink, 14, spokes) + line(ink, 24, circle(0, 0, 74))
  return {
    edge: ['main'],
    shadow: draw(HATCH),
    body: [
      cord(inks.second, 14, spokes),
      line(inks.main, 26, circle(0, 0, 74)),
      line(inks.paper, 3, circle(0, 0, 66) + circle(0, 0, 82)),
      fill(
        inks.deep,
        ringPoints(8, 74)
          .map(([x, y]) => circle(x, y, 5))
          .join(''),
      ),
      fill(inks.main, circle(0, 0, 30)),
      fill(inks.deep, circle(0, 0, 20)),
      fill(inks.paper, leaf(-12, -12, 24)),
    ].join(''),
  }
}

export const pesca: FigureMotif = {
  name: 'pesca',
  categories: ['FISH'],
  variants: ['anzol', 'boia', 'ancora', 'leme'],
  draw: (inks, variant) => {
    if (variant === 'boia') return float(inks)
    if (variant === 'ancora') return anchor(inks)
    if (variant === 'leme') return wheel(inks)
    return hook(inks)
  },
}
