import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, leaf, lens, polar, quarter, round, sector } from '#game-art/shapes.ts'

function cherries(inks: Inks): Figure {
  const fruits = circle(-50, 62, 55) + circle(56, 46, 55)
  return figure(
    ['main', 'second'],
    fruits + leaf(34, -112, 62),
    cord(inks.line, 8, 'M-50 14C-46 -44 0 -84 38 -110M54 -2C54 -40 46 -76 36 -108'),
    fill(inks.warm, fruits),
    fill(inks.paper, quarter(-84, 26, 34, 2) + quarter(22, 10, 34, 2)),
    fill(inks.cool, leaf(34, -112, 62)),
    cord(inks.deep, 4, 'M38 -108l46 46M58 -104v16h-16M76 -92v22h-22'),
  )
}

function watermelon(inks: Inks): Figure {
  const slice = 'M-120 -40h240a120 120 0 0 1-240 0z'
  const seeds = [
    [-56, -10],
    [0, -10],
    [56, -10],
    [-28, 24],
    [28, 24],
    [0, 50],
  ].map(([x = 0, y = 0]) => lens([x, y - 12], [x, y + 12], 0.34))
  return figure(
    ['main', 'second'],
    slice,
    fill(inks.cool, slice),
    fill(inks.paper, 'M-104 -40h208a104 104 0 0 1-208 0z'),
    fill(inks.warm, 'M-92 -40h184a92 92 0 0 1-184 0z'),
    fill(inks.deep, seeds.join('')),
  )
}

function citrus(inks: Inks): Figure {
  const wedges = Array.from({ length: 8 }, (_, index) => {
    const from = polar(0, 0, 76, index * 45 + 5)
    const to = polar(0, 0, 76, index * 45 + 40)
    const tip = polar(0, 0, 15, index * 45 + 22.5)
    return `M${tip.map(round).join(' ')}L${from.map(round).join(' ')}A76 76 0 0 1 ${to.map(round).join(' ')}z`
  })
  return figure(
    ['main', 'second'],
    circle(0, 8, 105) + leaf(20, -136, 58),
    fill(inks.second, leaf(20, -136, 58)),
    `<g transform="translate(0 8)">`,
    fill(inks.main, circle(0, 0, 105)),
    fill(inks.paper, circle(0, 0, 90)),
    fill(inks.main, wedges.join('')),
    fill(
      inks.deep,
      [22, 112, 202, 292].map((turn) => lens(polar(0, 0, 34, turn), polar(0, 0, 52, turn), 0.34)).join(''),
    ),
    '</g>',
    cord(inks.deep, 4, 'M24 -132l36 36'),
  )
}

function pineapple(inks: Inks): Figure {
  const body = ellipse(0, 48, 68, 92)
  const crown = [
    [-62, -96],
    [62, -96],
    [-34, -128],
    [34, -128],
    [0, -140],
  ].map(([x = 0, y = 0]) => lens([x * 0.16, -30], [x, y], 0.32))
  const lattice =
    'M-60 4L40 124M-36 -20L62 96M0 -44L68 44M-68 44L-24 108M60 4L-40 124M36 -20L-62 96M0 -44L-68 44M68 44L24 108'
  return figure(
    ['main', 'second'],
    body + crown.join(''),
    fill(inks.second, crown.join('')),
    line(inks.deep, 3.5, 'M0 -36V-124M-6 -40L-56 -90M6 -40L56 -90'),
    fill(inks.main, body),
    line(inks.deep, 3.5, lattice),
    fill(
      inks.paper,
      circle(0, 14, 5) +
        circle(0, 50, 5) +
        circle(0, 88, 5) +
        circle(-32, 34, 5) +
        circle(32, 34, 5) +
        circle(-32, 70, 5) +
        circle(32, 70, 5),
    ),
  )
}

function grapes(inks: Inks): Figure {
  const rows: readonly (readonly [number, number])[] = [
    [-66, -34],
    [-22, -40],
    [22, -40],
    [66, -34],
    [-44, 4],
    [0, 0],
    [44, 4],
    [-22, 42],
    [22, 42],
    [-2, 84],
  ]
  const all = rows.map(([x, y]) => circle(x, y, 30)).join('')
  const shine = rows.map(([x, y]) => `M${x - 16} ${y - 4}a17 17 0 0 1 14-13`).join('')
  return figure(
    ['second', 'main'],
    all,
    cord(inks.line, 9, 'M0 -60C-4 -96 8 -116 30 -130'),
    fill(inks.main, leaf(4, -112, 74)),
    cord(inks.deep, 4, 'M10 -106l56 56M34 -102v20h-20M58 -88v28h-28'),
    fill(inks.second, all),
    fill(
      inks.deep,
      rows
        .filter((_, index) => index % 3 === 1)
        .map(([x, y]) => circle(x, y, 30))
        .join(''),
    ),
    line(inks.ground, 2.5, all),
    cord(inks.paper, 4, shine),
  )
}

function cashew(inks: Inks): Figure {
  const apple =
    'M-30 -96C-4 -108 40 -104 58 -76C84 -30 74 40 20 66C-12 80 -56 70 -74 34C-92 -8 -66 -78 -30 -96z'
  const nut =
    'M-44 66C-56 96 -34 134 2 136C36 138 56 116 50 94C44 78 24 86 10 92C-6 98 -10 70 -22 62C-32 56 -40 58 -44 66z'
  return figure(
    ['main', 'deep'],
    apple + nut + leaf(18, -140, 60),
    cord(inks.line, 8, 'M14 -98C12 -116 16 -126 24 -134'),
    fill(inks.second, leaf(18, -140, 60)),
    cord(inks.deep, 3.5, 'M22 -136l42 42'),
    fill(inks.main, apple),
    fill(inks.paper, 'M-60 12C-68 -22 -54 -62 -30 -74C-40 -44 -44 -14 -38 18z'),
    cord(inks.deep, 4, 'M50 -48q10 30-4 62M34 -60q10 38-6 84'),
    fill(inks.deep, nut),
    cord(inks.main, 5, 'M-30 92C-28 112 -10 124 8 122'),
  )
}

function orange(inks: Inks): Figure {
  const left = circle(-22, 20, 84)
  return figure(
    ['main', 'paper'],
    `${left}M30 34h78a78 78 0 0 1-78 78z`,
    fill(inks.warm, left),
    fill(inks.second === inks.warm ? inks.main : inks.second, leaf(-20, -116, 60)),
    cord(inks.line, 6, 'M-22 -60v-16c0-14 4-24 10-32'),
    fill(
      inks.deep,
      circle(-60, 0, 4) +
        circle(-34, -32, 4) +
        circle(10, -20, 4) +
        circle(-66, 44, 4) +
        circle(-30, 66, 4) +
        circle(-20, 20, 4),
    ),
    fill(inks.paper, 'M8 24h100a90 90 0 0 1-100 100z'),
    fill(
      inks.warm,
      sector(14, 30, 10, 80, 94, 118) + sector(14, 30, 10, 80, 122, 146) + sector(14, 30, 10, 80, 150, 174),
    ),
  )
}

const fruits: Readonly<Record<string, (inks: Inks) => Figure>> = {
  cereja: cherries,
  melancia: watermelon,
  limao: citrus,
  abacaxi: pineapple,
  uva: grapes,
  caju: cashew,
  laranja: orange,
}

export const fruta: FigureMotif = {
  name: 'fruta',
  categories: ['RNG', 'BGS'],
  variants: Object.keys(fruits),
  draw: (inks, variant) => (fruits[variant] ?? cherries)(inks),
}
