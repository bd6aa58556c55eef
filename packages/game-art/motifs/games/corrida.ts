import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect } from '#game-art/shapes.ts'

function helmet(inks: Inks): Figure {
  const shell =
    'M-98 44C-110 -40 -60 -102 8 -102C76 -102 108 -56 108 4L104 40H74L62 92H-54C-80 92 -94 72 -98 44z'
  return figure(
    ['main', 'paper'],
    shell,
    fill(inks.main, shell),
    fill(inks.paper, 'M-84 -36C-62 -82 -26 -102 8 -102C30 -102 50 -97 66 -88C10 -86 -50 -66 -88 -24z'),
    fill(
      inks.second,
      'M-98 44C-102 16 -99 -4 -92 -20C-60 -54 0 -76 82 -78C90 -70 96 -60 100 -50C20 -50 -60 -16 -94 60C-96 54 -97 50 -98 44z',
    ),
    fill(
      inks.deep,
      'M-2 -42C34 -52 72 -50 100 -42C108 -20 110 10 104 30C72 34 34 30 6 18C-8 4 -10 -22 -2 -42z',
    ),
    fill(inks.paper, 'M10 -32C26 -37 42 -38 54 -36L40 -2C30 -4 20 -6 12 -10C8 -18 8 -26 10 -32z'),
    line(inks.deep, 4, 'M-54 92C-60 70 -40 52 6 52C40 52 60 58 70 60'),
    fill(inks.deep, circle(-40, 20, 11)),
    fill(inks.paper, rect(16, 66, 36, 7) + rect(16, 78, 32, 7)),
  )
}

/** Draws a VW Beetle. */
function beetle(inks: Inks): Figure {
  const body = 'M-116 44C-116 16 -94 2 -66 -2C-52 -42 -20 -62 18 -60C54 -58 74 -34 84 -4C106 0 116 18 116 44z'
  const wheel = (x: number) =>
    fill(inks.deep, circle(x, 44, 28)) +
    fill(inks.paper, circle(x, 44, 13)) +
    fill(inks.deep, circle(x, 44, 5))
  return figure(
    ['main', 'deep'],
    body + circle(-66, 46, 28) + circle(64, 46, 28),
    fill(inks.main, body),
    fill(inks.second, 'M-104 44a40 40 0 0 1 78 0zM26 44a40 40 0 0 1 78 0z'),
    fill(inks.paper, 'M-50 -6C-40 -32 -22 -46 -2 -48V-6zM8 -48C36 -50 56 -34 66 -6H8z'),
    line(inks.deep, 4, 'M3 -54V40M-64 4H86'),
    cord(inks.deep, 5, 'M12 12h14'),
    fill(inks.paper, circle(-104, 22, 9)),
    fill(inks.warm === inks.main ? inks.deep : inks.warm, rect(104, 14, 10, 14)),
    wheel(-66),
    wheel(64),
    fill(inks.deep, rect(-120, 42, 24, 7) + rect(96, 42, 24, 7)),
    line(inks.second, 5, 'M-30 -66L64 -66'),
    fill(inks.second, rect(-14, -92, 62, 26)),
    line(inks.deep, 3, 'M-14 -79H48M17 -92V-66'),
  )
}

function chequeredFlag(inks: Inks): Figure {
  const cloth = 'M-64 -122C-20 -142 20 -100 105 -118V18C20 36 -20 -6 -64 14z'
  const cells: string[] = []
  const edge = (x: number) => -118 + 14 * Math.sin((x / 170) * Math.PI * 2 + 3.6)
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      if ((row + column) % 2) continue
      const [left, right] = [column * 33.8, (column + 1) * 33.8]
      const y = (x: number) => edge(x) + row * 34
      cells.push(
        polygon(
          [left - 64, y(left)],
          [right - 64, y(right)],
          [right - 64, y(right) + 34],
          [left - 64, y(left) + 34],
        ),
      )
    }
  }
  return figure(
    ['paper', 'main'],
    cloth + rect(-78, -132, 12, 272),
    fill(
      inks.paper,
      polygon(
        [-64, edge(0)],
        [-30, edge(33.8)],
        [4, edge(67.6)],
        [37, edge(101.4)],
        [71, edge(135.2)],
        [105, edge(169)],
        [105, edge(169) + 136],
        [71, edge(135.2) + 136],
        [37, edge(101.4) + 136],
        [4, edge(67.6) + 136],
        [-30, edge(33.8) + 136],
        [-64, edge(0) + 136],
      ),
    ),
    fill(inks.deep, cells.join('')),
    fill(inks.main, rect(-78, -132, 14, 272)),
    fill(inks.second, circle(-71, -134, 12)),
  )
}

/** Motor racing: a helmet, a VW Beetle or a chequered flag. */
export const corrida: FigureMotif = {
  name: 'corrida',
  categories: ['SPORTS', 'ESPORTS', 'PVP', 'BGS'],
  variants: ['capacete', 'fusca', 'bandeira'],
  draw: (inks, variant) => {
    if (variant === 'fusca') return beetle(inks)
    if (variant === 'bandeira') return chequeredFlag(inks)
    return helmet(inks)
  },
}
