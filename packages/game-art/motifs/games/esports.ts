import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { cord, fill, HATCH, line, mirrored } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, rounded } from '#game-art/shapes.ts'

function gamepad(inks: Inks): Figure {
  const body =
    'M-62 -52H62C96 -52 110 10 112 56C112 90 80 96 62 68L44 40H-44L-62 68C-80 96 -112 90 -112 56C-110 10 -96 -52 -62 -52z'
  return figure(
    ['main', 'second'],
    body,
    fill(inks.second, rounded(-84, -66, 50, 24, 8) + rounded(34, -66, 50, 24, 8)),
    cord(inks.line, 6, 'M0 -52C0 -90 40 -80 30 -112C24 -132 40 -138 56 -138'),
    fill(inks.main, body),
    fill(inks.deep, 'M-70 -30h18v16h16v18h-16v16h-18v-16h-16v-18h16z'),
    fill(inks.paper, circle(61, -22, 10) + circle(61, 14, 10) + circle(43, -4, 10)),
    fill(inks.second, circle(79, -4, 10)),
    fill(inks.deep, circle(-28, 26, 19) + circle(28, 26, 19)),
    fill(inks.paper, circle(-28, 24, 11) + circle(28, 24, 11)),
    fill(inks.deep, rounded(-17, -22, 13, 8, 4) + rounded(4, -22, 13, 8, 4)),
  )
}

function headset(inks: Inks): Figure {
  const band = 'M-82 20V-14a82 86 0 0 1 164 0V20'
  const cups = rounded(-105, 4, 48, 84, 18) + rounded(57, 4, 48, 84, 18)
  return {
    edge: ['main'],
    shadow: line(HATCH, 22, band) + fill(HATCH, cups),
    body: [
      line(inks.main, 24, band),
      line(inks.deep, 6, 'M-70 -34a72 72 0 0 1 140 0'),
      fill(inks.second, rounded(-66, 12, 22, 68, 9) + rounded(44, 12, 22, 68, 9)),
      fill(inks.main, cups),
      fill(inks.paper, circle(-81, 46, 14) + circle(81, 46, 14)),
      fill(inks.deep, circle(-81, 46, 6) + circle(81, 46, 6)),
      cord(inks.line, 7, 'M-81 88C-80 124 -50 132 -12 128'),
      fill(inks.second, rounded(-20, 114, 44, 24, 12)),
    ].join(''),
  }
}

function robot(inks: Inks): Figure {
  const head = rounded(-82, -84, 164, 128, 22)
  const neck = rect(-26, 44, 52, 22)
  const chest = 'M-105 140V104a38 38 0 0 1 38-38H67a38 38 0 0 1 38 38v36z'
  return figure(
    ['main', 'second'],
    head + chest + circle(0, -122, 14),
    cord(inks.line, 6, 'M0 -84v-30'),
    fill(inks.second, circle(0, -122, 14)),
    fill(inks.deep, neck),
    fill(inks.second, rounded(-100, -48, 24, 56, 8) + rounded(76, -48, 24, 56, 8)),
    fill(inks.main, head),
    fill(inks.deep, rounded(-62, -58, 124, 54, 20)),
    fill(inks.paper, circle(-28, -31, 15) + circle(28, -31, 15)),
    fill(inks.warm, circle(-28, -31, 7) + circle(28, -31, 7)),
    fill(inks.deep, [-36, -16, 4, 24].map((x) => rect(x, 14, 12, 14)).join('')),
    fill(inks.main, chest),
    fill(inks.paper, circle(-40, 104, 15)),
    fill(inks.second, rect(0, 92, 62, 8) + rect(0, 108, 42, 8)),
    line(inks.deep, 4, 'M-40 104l8-10'),
  )
}

function crosshair(inks: Inks): Figure {
  const arms = 'M0 -128V-70M0 128V70M-112 0H-70M112 0H70'
  return {
    edge: ['main', 'paper', 'second'],
    shadow: fill(HATCH, circle(0, 0, 98)),
    body: [
      fill(inks.paper, circle(0, 0, 98)),
      fill(inks.main, circle(0, 0, 80)),
      fill(inks.paper, circle(0, 0, 58)),
      fill(inks.second, circle(0, 0, 38)),
      fill(inks.deep, circle(0, 0, 15)),
      line(inks.deep, 12, arms),
      cord(inks.line, 6, 'M-58 -104L-104 -132M58 104L104 132'),
      fill(inks.deep, polygon([0, 0], [62, -86], [76, -72])),
      fill(inks.warm, polygon([58, -86], [96, -126], [94, -96], [112, -84], [76, -70])),
    ].join(''),
  }
}

function keycaps(inks: Inks): Figure {
  const key = (x: number, y: number, ink: string, letter: string, type: string) =>
    fill(inks.deep, rounded(x - 34, y - 28, 68, 68, 10)) +
    fill(ink, rounded(x - 34, y - 36, 68, 62, 10)) +
    line(type, 2.5, rounded(x - 26, y - 30, 52, 46, 7)) +
    wordAt(letter, x, y - 7, 24, type, 2.8)
  const place = [
    [0, -36],
    [-72, 42],
    [0, 42],
    [72, 42],
  ].map(([x = 0, y = 0]) => rounded(x - 34, y - 36, 68, 76, 10))
  return {
    edge: ['paper', 'main', 'second', 'deep'],
    shadow: fill(HATCH, place.join('')),
    body:
      key(0, -36, inks.main, 'W', inks.deep) +
      key(-72, 42, inks.paper, 'A', inks.deep) +
      key(0, 42, inks.second, 'S', inks.paper) +
      key(72, 42, inks.paper, 'D', inks.deep),
  }
}

// Half of a symmetrical sprite, from its axis outwards. One string per row: # body, o eye, + trim.
const SPRITE = ['...#..', '..###.', '.####.', '#o####', '######', '####.#', '#+..#.', '+.+..#']

function invader(inks: Inks): Figure {
  const size = 17
  const cells = (mark: string) =>
    SPRITE.map((row, y) =>
      [...row]
        .map((cell, x) => (cell === mark ? rect(x * size, (y - SPRITE.length / 2) * size, size, size) : ''))
        .join(''),
    ).join('')
  return {
    edge: ['main', 'second'],
    shadow: mirrored(fill(HATCH, cells('#') + cells('o') + cells('+'))),
    body:
      mirrored(fill(inks.main, cells('#')) + fill(inks.deep, cells('o')) + fill(inks.second, cells('+'))) +
      fill(inks.paper, rect(-4, -112, 8, 22) + rect(-4, 92, 8, 22) + rect(-64, 102, 8, 18)),
  }
}

const gear: Readonly<Record<string, (inks: Inks) => Figure>> = {
  controle: gamepad,
  fones: headset,
  robo: robot,
  mira: crosshair,
  teclas: keycaps,
  invasor: invader,
}

export const esports: FigureMotif = {
  name: 'esports',
  categories: ['ESPORTS', 'PVP', 'BGS'],
  variants: Object.keys(gear),
  lettered: true,
  draw: (inks, variant) => (gear[variant] ?? gamepad)(inks),
}
