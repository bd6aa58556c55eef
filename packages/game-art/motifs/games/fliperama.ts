import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, rounded, star } from '#game-art/shapes.ts'

function cabinet(inks: Inks): Figure {
  const body = 'M-70 -138H70V-100L58 -88V0L84 26V52H70V138H-70V52H-84V26L-58 0V-88L-70 -100z'
  return figure(
    ['main', 'second', 'deep'],
    body,
    fill(inks.main, body),
    fill(inks.second, 'M-70 -138H70V-100H-70z'),
    fill(inks.paper, star(0, -119, 15, 5, 0.45) + star(-40, -119, 9, 5, 0.45) + star(40, -119, 9, 5, 0.45)),
    fill(inks.deep, rounded(-48, -84, 96, 80, 8)),
    fill(
      inks.paper,
      rect(-8, -66, 16, 8) + rect(-16, -58, 32, 8) + rect(-24, -50, 48, 8) + rect(-4, -22, 8, 8),
    ),
    fill(inks.warm === inks.main ? inks.second : inks.warm, rect(-24, -34, 8, 8) + rect(16, -38, 8, 8)),
    fill(inks.second, polygon([-58, 0], [58, 0], [84, 26], [-84, 26])),
    fill(inks.deep, rect(-84, 26, 168, 26)),
    cord(inks.deep, 7, 'M-36 16V-8'),
    fill(inks.warm, circle(-36, -12, 11)),
    fill(inks.paper, circle(16, 14, 8) + circle(44, 14, 8)),
    line(inks.deep, 4, rounded(-46, 70, 92, 52, 6)),
    fill(inks.deep, rect(-26, 84, 14, 24) + rect(12, 84, 14, 24)),
  )
}

function cartridge(inks: Inks): Figure {
  const body = 'M-84 -112H84V92H64V120H-64V92H-84z'
  return figure(
    ['main', 'second'],
    body,
    fill(inks.main, body),
    fill(inks.deep, rect(-64, 92, 128, 28)),
    fill(inks.paper, [-52, -30, -8, 14, 36].map((x) => rect(x, 98, 14, 22)).join('')),
    fill(inks.second, rect(-84, -112, 168, 22)),
    line(inks.deep, 4, 'M-60 -112v22M-40 -112v22M40 -112v22M60 -112v22'),
    fill(inks.paper, rounded(-62, -74, 124, 128, 8)),
    fill(inks.second, 'M-62 22L-20 -18L14 14L34 -4L62 22V46a8 8 0 0 1-8 8H-54a8 8 0 0 1-8-8z'),
    fill(inks.warm === inks.second ? inks.main : inks.warm, circle(26, -40, 18)),
    fill(inks.deep, polygon([-12, 72], [12, 72], [0, 86])),
  )
}

// A sword, one string per row: # blade, - its shaded edge, + guard, o grip.
const SWORD = [
  '..........##',
  '.........##-',
  '........##-.',
  '.......##-..',
  '......##-...',
  '.+...##-....',
  '.++.##-.....',
  '..+##-......',
  '...++-......',
  '..o+++......',
  '.oo..++.....',
  'oo....+.....',
]

function sword(inks: Inks): Figure {
  const size = 17
  const cells = (mark: string) =>
    SWORD.map((row, y) =>
      [...row]
        .map((cell, x) => (cell === mark ? rect((x - 6) * size, (y - 6) * size, size, size) : ''))
        .join(''),
    ).join('')
  return figure(
    ['paper', 'main'],
    cells('#') + cells('-') + cells('+') + cells('o'),
    fill(inks.paper, cells('#')),
    fill(inks.second, cells('-')),
    fill(inks.main, cells('+')),
    fill(inks.warm, cells('o')),
  )
}

function joystick(inks: Inks): Figure {
  const base = rounded(-100, 44, 200, 84, 16)
  return figure(
    ['main', 'second'],
    `${base}M-13 -80h26v130h-26z${circle(0, -92, 42)}`,
    fill(inks.deep, rect(-12, -80, 24, 130)),
    fill(inks.paper, rect(-4, -60, 6, 100)),
    fill(inks.main, circle(0, -92, 42)),
    cord(inks.paper, 6, 'M-24 -98a26 26 0 0 1 18-20'),
    fill(inks.deep, 'M-48 50a48 30 0 0 1 96 0z'),
    fill(inks.second, base),
    fill(inks.deep, rect(-100, 92, 200, 10)),
    fill(inks.main, circle(-62, 70, 15)),
    fill(inks.paper, circle(62, 70, 15)),
    fill(inks.deep, circle(-62, 70, 6) + circle(62, 70, 6)),
  )
}

const machines: Readonly<Record<string, (inks: Inks) => Figure>> = {
  fliperama: cabinet,
  cartucho: cartridge,
  espada: sword,
  alavanca: joystick,
}

export const fliperama: FigureMotif = {
  name: 'fliperama',
  categories: ['ESPORTS', 'PVP', 'BGS', 'RNG'],
  variants: Object.keys(machines),
  draw: (inks, variant) => (machines[variant] ?? cabinet)(inks),
}
