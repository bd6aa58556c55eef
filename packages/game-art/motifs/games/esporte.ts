import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, polygon, rect, rounded, star } from '#game-art/shapes.ts'

const GLOVE = 'M-50 76C-58 44 -72 26 -72 -20V-62a64 64 0 0 1 64-64h28a66 66 0 0 1 66 66v26c0 44-16 66-22 110z'
const THUMB = 'M-56 -34C-92 -40 -104 -14 -98 12C-92 44 -58 60 -20 48C2 40 6 10 -14 0C-36 -8 -38 -30 -56 -34z'
const CUFF = rounded(-58, 72, 128, 62, 8)

function glove(inks: Inks): Figure {
  return figure(
    ['main', 'paper'],
    GLOVE + THUMB + CUFF,
    fill(inks.main, GLOVE),
    cord(inks.deep, 5, 'M-2 -86a40 30 0 0 1 40-18M58 -90a40 44 0 0 1 10 26'),
    fill(
      inks.deep,
      'M-44 -38C-10 -34 14 -10 10 28C4 48 -20 56 -44 54C0 70 30 52 28 20C26 -12 0 -42 -44 -38z',
    ),
    fill(inks.main, THUMB),
    fill(inks.paper, CUFF),
    fill(inks.second, rect(-58, 86, 128, 16)),
    fill(inks.second, star(42, -14, 22, 5, 0.45)),
    cord(inks.deep, 4, 'M-20 112l22 14M2 112l-22 14M10 112l22 14M32 112l-22 14'),
  )
}

const UPPER = 'M-84 -84L-34 -96C-30 -70 -10 -52 14 -38C50 -16 92 -8 104 26V52H-92C-96 10 -94 -40 -84 -84z'

function boot(inks: Inks): Figure {
  const studs = [-78, -48, 24, 54, 82]
    .map((x) => polygon([x - 10, 66], [x + 10, 66], [x + 6, 92], [x - 6, 92]))
    .join('')
  return figure(
    ['main', 'deep'],
    UPPER + rect(-92, 50, 196, 18) + studs,
    fill(inks.deep, studs),
    fill(inks.main, UPPER),
    fill(inks.second, 'M-84 -84L-60 -90C-62 -40 -54 20 -40 52H-92C-96 10 -94 -40 -84 -84z'),
    fill(
      inks.paper,
      'M-20 52C-12 20 20 0 44 -22l18 9C36 8 20 30 16 52zM28 52C34 34 54 14 76 -7l14 10C70 22 62 36 60 52z',
    ),
    cord(inks.deep, 5, 'M-36 -70l20-12M-28 -54l20-12M-16 -40l20-12M-2 -28l20-14'),
    fill(inks.deep, rect(-92, 50, 196, 16)),
  )
}

function racket(inks: Inks): Figure {
  const head = ellipse(0, -60, 62, 76)
  const grid = [-36, -18, 0, 18, 36].map(
    (x) => `M${x} ${-60 - 72 * Math.sqrt(1 - (x / 62) ** 2)}v${144 * Math.sqrt(1 - (x / 62) ** 2)}`,
  )
  const rows = [-50, -30, -10, 10, 30, 50].map(
    (y) => `M${-58 * Math.sqrt(1 - (y / 76) ** 2)} ${y - 60}h${116 * Math.sqrt(1 - (y / 76) ** 2)}`,
  )
  const strings = [...grid, ...rows].map((path) => path.replace(/\.\d+/g, ''))
  const throat = 'M-34 2L-9 56V62h18v-6L34 2'
  const racketOf = (ink: string) =>
    line(ink, 13, head) + line(ink, 11, throat) + fill(ink, rounded(-11, 58, 22, 82, 7))
  return {
    edge: ['main'],
    shadow: `<g transform="rotate(24)">${racketOf(HATCH)}</g>${fill(HATCH, circle(66, 96, 28))}`,
    body: [
      `<g transform="rotate(24)">`,
      line(inks.paper, 2.5, strings.join('')),
      line(inks.main, 13, head),
      line(inks.main, 11, throat),
      fill(inks.second, rounded(-11, 58, 22, 82, 7)),
      line(inks.deep, 3.5, 'M-11 76l22 10M-11 94l22 10M-11 112l22 10'),
      '</g>',
      fill(inks.paper, circle(66, 96, 28)),
      line(inks.deep, 3.5, 'M46 78a28 28 0 0 1 4 38M86 76a28 28 0 0 0-4 38'),
    ].join(''),
  }
}

function trophy(inks: Inks): Figure {
  const cup = 'M-64 -128H64V-56a64 70 0 0 1-128 0z'
  const stem = 'M-12 10h24c0 34 10 52 30 62h-84c20-10 30-28 30-62z'
  const base = rect(-58, 70, 116, 22) + rect(-74, 92, 148, 44)
  const handles = 'M62 -108h40v20a46 46 0 0 1-46 46v-16a28 28 0 0 0 28-30v-4H62z'
  const otherHandle = 'M-62 -108h-40v20a46 46 0 0 0 46 46v-16a28 28 0 0 1-28-30v-4h22z'
  return figure(
    ['main', 'deep'],
    cup + stem + base + handles + otherHandle,
    fill(inks.main, handles + otherHandle + cup + stem),
    fill(inks.paper, 'M-50 -112h16v60c0 20 4 34 12 46c-18-8-28-26-28-46z'),
    fill(inks.second, 'M64 -128V-56a64 70 0 0 1-50 68c22-30 22-70 20-140z'),
    fill(inks.deep, star(0, -66, 34, 5, 0.42)),
    fill(inks.deep, rect(-58, 70, 116, 22)),
    fill(inks.second, rect(-74, 92, 148, 44)),
    fill(inks.paper, rect(-34, 104, 68, 20)),
  )
}

function whistle(inks: Inks): Figure {
  const body = 'M-30 -34H105V6H52A64 64 0 1 1 -30 -34z'
  return figure(
    ['main'],
    body,
    cord(inks.second, 9, 'M-58 -52C-100 -96 -60 -150 0 -132C64 -112 96 -128 100 -138'),
    line(inks.line, 7, circle(-58, -44, 17)),
    fill(inks.main, body),
    fill(inks.second, rect(82, -34, 23, 40)),
    fill(inks.paper, circle(-8, 28, 40)),
    fill(inks.deep, circle(-8, 28, 29)),
    fill(inks.warm, circle(0, 36, 12)),
    fill(inks.deep, polygon([12, -34], [50, -34], [32, -8])),
    cord(inks.line, 6, 'M30 -56v-24M56 -54l14-24'),
  )
}

const gear: Readonly<Record<string, (inks: Inks) => Figure>> = {
  luva: glove,
  chuteira: boot,
  raquete: racket,
  taca: trophy,
  apito: whistle,
}

/** Sports equipment and trophies. */
export const esporte: FigureMotif = {
  name: 'esporte',
  categories: ['SPORTS', 'PVP'],
  variants: Object.keys(gear),
  draw: (inks, variant) => (gear[variant] ?? trophy)(inks),
}
