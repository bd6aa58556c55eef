import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, mirrored, pearls } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, lens, polygon, star } from '#game-art/shapes.ts'

const MASK =
  'M0 -2C-30 -30 -78 -34 -104 -22C-108 26 -78 62 -40 58C-20 56 -8 44 0 32C8 44 20 56 40 58C78 62 108 26 104 -22C78 -34 30 -30 0 -2z'
const EYE = 'M22 20C36 -6 66 -8 82 8C70 32 42 38 22 20z'

function feathered(inks: Inks): Figure {
  const feather = (turn: number, length: number) =>
    `<path transform="rotate(${turn} 0 40)" d="M0 0C-22 -30 -20 ${-length + 30} 0 ${-length}C20 ${-length + 30} 22 -30 0 0z"/>`
  const spread = (ink: string, turns: readonly number[], length: number) =>
    `<g fill="${ink}">${turns.map((turn) => feather(turn, length)).join('')}</g>`
  const back = [-50, -25, 0, 25, 50]
  const front = [-38, -13, 13, 38]
  return {
    edge: ['main', 'second'],
    shadow: spread(HATCH, back, 138) + fill(HATCH, MASK),
    body: [
      spread(inks.second, back, 138),
      spread(inks.paper, front, 104),
      fill(
        inks.warm,
        [-50, -25, 0, 25, 50]
          .map(
            (turn) =>
              `${circle(Math.sin((turn * Math.PI) / 180) * 152, 40 - Math.cos((turn * Math.PI) / 180) * 152, 8)}`,
          )
          .join(''),
      ),
      fill(inks.main, MASK),
      mirrored(fill(inks.deep, EYE) + fill(inks.paper, circle(94, -14, 5))),
      pearls(
        inks.paper,
        6,
        13,
        'M-94 8C-88 36 -64 50 -40 48C-22 46 -8 34 0 20C8 34 22 46 40 48C64 50 88 36 94 8',
      ),
      fill(inks.second, polygon([0, -24], [13, -4], [0, 18], [-13, -4])),
    ].join(''),
  }
}

function columbine(inks: Inks): Figure {
  const raised = 'translate(0 -40)'
  const stick = 'M92 -30L60 138'
  return {
    edge: ['main'],
    shadow: `<g transform="${raised}">${fill(HATCH, MASK)}</g>${cord(HATCH, 9, stick)}`,
    body: [
      cord(inks.second, 9, stick),
      cord(inks.paper, 6, 'M88 -10C60 30 110 50 84 84C72 100 96 116 88 134'),
      `<g transform="${raised}">`,
      fill(inks.main, MASK),
      fill(inks.second, 'M0 -2C30 -30 78 -34 104 -22C108 26 78 62 40 58C20 56 8 44 0 32z'),
      mirrored(fill(inks.deep, EYE)),
      line(inks.paper, 3.5, 'M-92 -14C-94 20 -70 44 -42 42M92 -14C94 20 70 44 42 42'),
      fill(inks.paper, star(0, -30, 32, 5, 0.45)),
      fill(inks.warm, circle(0, -30, 8)),
      '</g>',
    ].join(''),
  }
}

function harlequin(inks: Inks): Figure {
  const face = 'M-74 -70C-40 -86 40 -86 74 -70C84 10 60 98 0 116C-60 98 -84 10 -74 -70z'
  const cap =
    'M-78 -62C-104 -80 -110 -110 -100 -138C-80 -112 -56 -104 -34 -108C-26 -122 -14 -134 0 -138C14 -134 26 -122 34 -108C56 -104 80 -112 100 -138C110 -110 104 -80 78 -62C40 -78 -40 -78 -78 -62z'
  return figure(
    ['main', 'paper', 'second'],
    face + cap,
    fill(inks.paper, face),
    fill(inks.main, 'M0 -82C30 -82 54 -78 74 -70C84 10 60 98 0 116z'),
    fill(inks.main, polygon([-44, -66], [-28, -24], [-44, 22], [-60, -24])),
    fill(inks.paper, polygon([44, -66], [60, -24], [44, 22], [28, -24])),
    fill(
      inks.deep,
      bothSides((side) => lens([side * 44 - 22, -22], [side * 44 + 22, -22], 0.6)),
    ),
    fill(inks.second, circle(-44, -22, 7) + circle(44, -22, 7)),
    cord(inks.deep, 4, 'M0 -20V36h14'),
    fill(inks.warm === inks.main ? inks.deep : inks.warm, 'M-30 66q15-14 30-4q15-10 30 4q-30 26-60 0z'),
    fill(inks.second, cap),
    fill(
      inks.deep,
      'M0 -138C14 -134 26 -122 34 -108C56 -104 80 -112 100 -138C110 -110 104 -80 78 -62C52 -72 26 -74 0 -74z',
    ),
    fill(inks.paper, circle(-100, -134, 9) + circle(100, -134, 9) + circle(0, -136, 9)),
  )
}

export const mascara: FigureMotif = {
  name: 'mascara',
  categories: ['RNG', 'LIVE', 'PVP', 'BGS'],
  variants: ['penas', 'colombina', 'arlequim'],
  draw: (inks, variant) => {
    if (variant === 'colombina') return columbine(inks)
    if (variant === 'arlequim') return harlequin(inks)
    return feathered(inks)
  },
}
