import type { Inks } from '#game-art/inks.ts'
import { cord, fill } from '#game-art/marks.ts'
import { type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, rounded } from '#game-art/shapes.ts'

const BASE = `${rounded(-76, 112, 152, 28, 8)}M-60 112a60 24 0 0 1 120 0z`

type Piece = { outline: string; marks: (inks: Inks) => string }

const knight: Piece = {
  outline:
    'M-50 98C-52 44 4 18 -2 -18C-22 -4 -44 4 -66 8C-78 2 -86 -8 -88 -20C-72 -46 -56 -76 -36 -94L-34 -132L-4 -106C54 -98 80 -36 60 98z',
  marks: (inks) =>
    fill(inks.second, 'M-4 -106C54 -98 80 -36 60 98H22C44 10 40 -66 -14 -92z') +
    cord(inks.deep, 4, 'M16 -84l24-14M34 -56l28-8M42 -24l28-2M42 10l26 4M40 42l24 6') +
    fill(inks.deep, `M-50 -52a16 16 0 0 0 28-8z${circle(-74, -14, 4)}`) +
    cord(inks.deep, 4, 'M-86 -4q14 2 22-6'),
}

const rook: Piece = {
  outline: polygon(
    [-62, -132],
    [-34, -132],
    [-34, -112],
    [-14, -112],
    [-14, -132],
    [14, -132],
    [14, -112],
    [34, -112],
    [34, -132],
    [62, -132],
    [62, -76],
    [42, -60],
    [50, 98],
    [-50, 98],
    [-42, -60],
    [-62, -76],
  ),
  marks: (inks) =>
    fill(
      inks.second,
      polygon([34, -132], [62, -132], [62, -76], [42, -60], [50, 98], [14, 98], [14, -112], [34, -112]),
    ) +
    fill(inks.deep, `${rect(-52, -76, 104, 12)}M-14 20a14 14 0 0 1 28 0v34h-28z`) +
    cord(inks.deep, 4, 'M-30 -38h22M-4 -18h26M-34 76h26M6 82h24'),
}

const bishop: Piece = {
  outline:
    'M0 -124C40 -96 52 -62 46 -40C42 -22 30 -14 30 -4C30 40 44 70 52 98H-52C-44 70 -30 40 -30 -4C-30 -14 -42 -22 -46 -40C-52 -62 -40 -96 0 -124z' +
    circle(0, -128, 11),
  marks: (inks) =>
    fill(
      inks.second,
      'M0 -124C40 -96 52 -62 46 -40C42 -22 30 -14 30 -4C30 40 44 70 52 98H10C20 40 18 -60 0 -124z',
    ) +
    cord(inks.deep, 7, 'M10 -98L-10 -58') +
    fill(inks.deep, rounded(-42, -12, 84, 14, 7)),
}

const queen: Piece = {
  outline:
    polygon(
      [-72, -110],
      [-42, -74],
      [-32, -124],
      [0, -76],
      [32, -124],
      [42, -74],
      [72, -110],
      [42, -8],
      [52, 98],
      [-52, 98],
      [-42, -8],
    ) +
    circle(-72, -114, 9) +
    circle(72, -114, 9) +
    circle(-32, -128, 9) +
    circle(32, -128, 9),
  marks: (inks) =>
    fill(inks.second, polygon([32, -124], [42, -74], [72, -110], [42, -8], [52, 98], [12, 98], [10, -60])) +
    fill(inks.deep, rounded(-52, -16, 104, 14, 7)) +
    cord(inks.deep, 4, 'M-26 20h28M-30 76h30M8 50h26'),
}

const pieces: Readonly<Record<string, Piece>> = { cavalo: knight, torre: rook, bispo: bishop, dama: queen }

/** Chess pieces with a light and a shaded side. */
export const xadrez: FigureMotif = {
  name: 'xadrez',
  categories: ['PVP', 'BGS', 'ESPORTS'],
  variants: Object.keys(pieces),
  draw: (inks, variant) => {
    const piece = pieces[variant] ?? knight
    return figure(
      ['paper', 'second', 'main'],
      piece.outline + BASE,
      fill(inks.paper, piece.outline),
      piece.marks(inks),
      fill(inks.main, BASE),
      fill(inks.deep, rect(-76, 110, 152, 5)),
    )
  },
}
