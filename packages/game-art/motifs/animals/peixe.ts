import type { Inks } from '#game-art/inks.ts'
import { fill, line } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, lens, polygon, ringPoints, star } from '#game-art/shapes.ts'

function dorado(inks: Inks): Figure {
  const body = 'M-105 0a110 110 0 0 1 168 0a110 110 0 0 1-168 0z'
  const tail = polygon([48, 0], [105, -58], [88, 0], [105, 58])
  const scales = [-22, 2, 26].map((x, index) => `M${x} ${-38 + index * 6}a58 58 0 0 1 0 ${76 - index * 12}`)
  return figure(
    ['main', 'paper'],
    body + tail,
    fill(inks.second, 'M-40 -46a70 56 0 0 1 82-12l-24 36z'),
    fill(inks.main, tail),
    line(inks.deep, 3, 'M66 0l30-32M66 0h22M66 0l30 32'),
    fill(inks.paper, body),
    fill(inks.main, 'M-105 0a110 110 0 0 1 56-48a88 88 0 0 1 0 96a110 110 0 0 1-56-48z'),
    line(inks.deep, 4, scales.join('')),
    fill(inks.second, polygon([-20, 40], [22, 36], [6, 66])),
    fill(inks.deep, circle(-66, -12, 11)),
    fill(inks.paper, circle(-69, -15, 4)),
  )
}

function leaping(inks: Inks): Figure {
  const body = 'M-88 -74C-20 -116 76 -70 62 36C58 66 44 84 30 92C34 20 -10 -44 -88 -74z'
  const tail = 'M46 84C70 92 88 116 88 138C66 130 34 130 8 138C12 116 26 96 46 84z'
  return figure(
    ['main', 'second'],
    body + tail,
    fill(inks.second, 'M2 -96C30 -126 74 -112 88 -74L60 -44z'),
    fill(inks.second, tail),
    line(inks.deep, 3, 'M46 92v34M40 94L26 126M52 94l18 30'),
    fill(inks.main, body),
    fill(inks.paper, 'M-88 -74C-10 -44 34 20 30 92C44 20 2 -62 -88 -74z'),
    fill(inks.second, 'M4 -18C-24 -10 -44 14 -44 38C-18 36 10 22 16 0z'),
    line(
      inks.deep,
      4,
      'M2 -82a60 60 0 0 0-18 46M30 -62a60 60 0 0 0-20 40M52 -30a60 60 0 0 0-26 34M60 8a60 60 0 0 0-28 22',
    ),
    fill(inks.deep, circle(-32, -72, 9)),
    fill(inks.paper, circle(-34, -74, 3.4)),
  )
}

function puffer(inks: Inks): Figure {
  const spikes = star(0, 0, 104, 18, 0.8)
  const fins = 'M86 -14l19-22v72l-19-22zM-8 -96l8-38l36 40z'
  return figure(
    ['main', 'second'],
    spikes + fins,
    fill(inks.second, fins),
    fill(inks.main, spikes),
    fill(inks.paper, 'M-82 10a82 82 0 0 0 164 0a120 60 0 0 1-164 0z'),
    fill(
      inks.deep,
      ringPoints(7, 54, 6, -16, -78)
        .slice(0, 5)
        .map(([x, y]) => circle(x, y, 6))
        .join(''),
    ),
    fill(inks.second, 'M24 4h42a42 42 0 0 1-42 42z'),
    fill(inks.paper, circle(-46, -16, 25)),
    fill(inks.deep, circle(-52, -14, 13)),
    fill(inks.paper, circle(-57, -19, 4.5)),
    fill(inks.deep, 'M-80 36a18 14 0 0 1 34 0a18 14 0 0 1-34 0z'),
  )
}

function angelfish(inks: Inks): Figure {
  const body = 'M-96 6C-70 -34 -40 -60 -8 -136C40 -120 60 -60 56 0C60 66 40 122 -8 136C-40 66 -70 40 -96 6z'
  const tail = polygon([48, 0], [105, -52], [94, 0], [105, 52])
  return figure(
    ['main', 'second'],
    body + tail,
    fill(inks.second, tail),
    fill(inks.main, body),
    fill(inks.deep, lens([-26, -84], [-26, 84], 0.2) + lens([10, -122], [10, 122], 0.2)),
    fill(inks.paper, lens([10, -104], [10, 104], 0.1)),
    fill(inks.deep, circle(-64, -6, 8)),
    fill(inks.paper, circle(-66, -8, 3)),
    line(inks.deep, 3.5, 'M-92 12q14 4 20-4'),
  )
}

export const peixe: FigureMotif = {
  name: 'peixe',
  categories: ['FISH'],
  variants: ['dourado', 'salto', 'baiacu', 'bandeira'],
  afloat: true,
  draw: (inks, variant) => {
    if (variant === 'salto') return leaping(inks)
    if (variant === 'baiacu') return puffer(inks)
    if (variant === 'bandeira') return angelfish(inks)
    return enlarged(dorado(inks), 1.16)
  },
}
