import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line, mirrored } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, polar, rect, rounded, sector } from '#game-art/shapes.ts'

function lantern(inks: Inks): Figure {
  const bag =
    'M-44 -86H44C84 -70 100 -36 100 0C100 36 84 64 44 78H-44C-84 64 -100 36 -100 0C-100 -36 -84 -70 -44 -86z'
  return figure(
    ['main', 'deep'],
    bag + rect(-46, -100, 92, 196),
    cord(inks.line, 5, 'M0 -138v40'),
    cord(inks.second, 5, 'M-16 92v44M0 92v48M16 92v44'),
    fill(inks.deep, rounded(-46, -102, 92, 20, 5) + rounded(-46, 74, 92, 20, 5)),
    fill(inks.main, bag),
    fill(
      inks.second,
      'M-16 -86H16C34 -60 40 -30 40 0C40 30 34 56 16 78H-16C-34 56 -40 30 -40 0C-40 -30 -34 -60 -16 -86z',
    ),
    line(
      inks.deep,
      3.5,
      'M-44 -86C-80 -40 -80 36 -44 78M44 -86C80 -40 80 36 44 78M-16 -86C-48 -40 -48 36 -16 78M16 -86C48 -40 48 36 16 78',
    ),
    fill(inks.paper, circle(0, -4, 30)),
    fill(inks.deep, rect(-12, -16, 24, 24)),
    fill(inks.paper, rect(-4, -8, 8, 8)),
  )
}

function fan(inks: Inks): Figure {
  const start = -78
  const step = 156 / 9
  const leaves = Array.from({ length: 9 }, (_, index) =>
    sector(0, 92, 62, 178, start + index * step, start + (index + 1) * step),
  )
  const sticks = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = polar(0, 92, 66, start + index * step)
    return `M0 92L${Math.round(x)} ${Math.round(y)}`
  })
  const whole = sector(0, 92, 62, 178, start, -start)
  return figure(
    ['main', 'paper'],
    whole,
    cord(inks.line, 6, sticks.join('')),
    fill(inks.main, whole),
    fill(inks.second, leaves.filter((_, index) => index % 2 === 1).join('')),
    fill(inks.paper, circle(0, -30, 30) + sector(0, 92, 166, 178, start, -start)),
    fill(inks.deep, sector(0, 92, 62, 76, start, -start)),
    line(inks.deep, 3, 'M-60 14q20-18 40 0t40 0t40 0'),
    fill(inks.warm === inks.main ? inks.second : inks.warm, circle(0, -30, 18)),
    fill(inks.deep, circle(0, 92, 11)),
    cord(inks.second, 5, 'M0 100C-10 114 10 122 0 138'),
  )
}

/** Draws a beckoning cat, as on shop counters. */
function cat(inks: Inks): Figure {
  const body = 'M-74 132C-94 60 -70 10 -40 -6H40C70 10 94 60 74 132z'
  const head =
    'M-62 -30L-66 -104L-30 -84C-10 -92 10 -92 30 -84L66 -104L62 -30C62 6 36 22 0 22C-36 22 -62 6 -62 -30z'
  const paw = 'M54 40C86 20 92 -24 84 -58C80 -84 112 -88 114 -60C120 -6 104 50 66 76z'
  return figure(
    ['paper', 'main'],
    body + head + paw,
    fill(inks.paper, body + paw),
    fill(inks.main, 'M-62 -30L-66 -104L-30 -84L-44 -34zM62 -30L66 -104L30 -84L44 -34z'),
    fill(inks.paper, head),
    fill(inks.main, 'M-66 -104L-30 -84C-22 -88 -12 -90 -4 -90C-12 -62 -30 -48 -63 -46z'),
    mirrored(cord(inks.deep, 5, 'M16 -38q12-14 24 0') + cord(inks.deep, 3, 'M38 -12l36-6M38 -4l34 6')),
    fill(inks.warm, 'M-8 -20h16l-8 10z'),
    cord(inks.deep, 4, 'M-14 -2q7 6 14-4q7 10 14 4'),
    fill(inks.main, rounded(-46, 16, 92, 17, 8)),
    fill(inks.second, circle(0, 36, 14)),
    fill(inks.deep, circle(0, 38, 4)),
    fill(inks.second, ellipse(-14, 88, 38, 42)),
    fill(inks.paper, ellipse(-14, 88, 30, 34)),
    fill(inks.deep, rect(-26, 76, 24, 24)),
    fill(inks.paper, rect(-19, 83, 10, 10)),
    cord(inks.deep, 3, 'M90 -68v12M102 -68v12M-60 124q12-8 26 0M30 124q12-8 26 0'),
  )
}

/** A lantern, a fan or a beckoning cat from East Asia. */
export const oriente: FigureMotif = {
  name: 'oriente',
  categories: ['RNG', 'LIVE', 'FISH'],
  variants: ['lanterna', 'leque', 'gato'],
  draw: (inks, variant) => {
    if (variant === 'leque') return enlarged(fan(inks), 0.66)
    if (variant === 'gato') return cat(inks)
    return lantern(inks)
  },
}
