import type { Inks } from '#game-art/inks.ts'
import { fill, HATCH, line, pearls } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { bothSides, circle, ellipse, polygon, rect, ringPoints, rounded, star } from '#game-art/shapes.ts'

function crown(inks: Inks): Figure {
  const band = rounded(-92, 56, 184, 46, 8)
  const points = polygon([-92, 56], [-105, -62], [-54, -6], [0, -104], [54, -6], [105, -62], [92, 56])
  const knobs = circle(-104, -72, 13) + circle(0, -112, 15) + circle(104, -72, 13)
  return figure(
    ['main', 'second', 'paper'],
    band + points + knobs,
    fill(inks.main, points),
    fill(inks.second, polygon([0, -104], [54, -6], [105, -62], [92, 56], [0, 56])),
    line(inks.deep, 4, 'M0 -92V56M-54 -4L-46 56M54 -4L46 56'),
    fill(inks.deep, band),
    fill(inks.warm, polygon([0, 62], [20, 79], [0, 96], [-20, 79])),
    fill(inks.paper, circle(-58, 79, 9) + circle(58, 79, 9) + knobs),
    fill(inks.paper, polygon([0, 4], [16, 24], [0, 44], [-16, 24])),
  )
}

function diamond(inks: Inks): Figure {
  const edge = polygon([-62, -86], [62, -86], [112, -26], [0, 112], [-112, -26])
  return figure(
    ['paper', 'second', 'main'],
    edge,
    fill(inks.second, edge),
    fill(inks.paper, polygon([-62, -86], [0, -86], [-44, -26]) + polygon([44, -26], [0, -86], [62, -86])),
    fill(inks.main, polygon([-62, -86], [-44, -26], [-112, -26]) + polygon([44, -26], [112, -26], [0, 112])),
    fill(inks.paper, polygon([-44, -26], [-112, -26], [0, 112])),
    fill(inks.deep, polygon([62, -86], [112, -26], [44, -26])),
    line(inks.deep, 3, 'M-112 -26H112M-62 -86L-44 -26L0 112L44 -26L62 -86M-44 -26L0 -86L44 -26'),
    fill(inks.paper, star(88, -104, 26, 4, 0.26)),
  )
}

function coins(inks: Inks): Figure {
  const coin = (x: number, y: number, radius: number, ink: string) =>
    fill(HATCH, circle(x + 7, y + 7, radius)) +
    fill(ink, circle(x, y, radius)) +
    pearls(inks.deep, 4, 10.5, circle(x, y, radius * 0.84)) +
    fill(inks.deep, star(x, y, radius * 0.56, 5, 0.42))
  return {
    edge: ['main', 'paper'],
    shadow: '',
    body:
      coin(42, -82, 48, inks.paper) +
      coin(-44, -46, 56, inks.main) +
      coin(50, 22, 54, inks.main) +
      coin(-30, 72, 64, inks.paper),
  }
}

function chest(inks: Inks): Figure {
  const box = rect(-98, 12, 196, 98)
  const lid = 'M-98 -22C-98 -92 -60 -118 0 -118S98 -92 98 -22z'
  const straps = rect(-70, 12, 22, 98) + rect(48, 12, 22, 98)
  return figure(
    ['main', 'deep', 'second'],
    box + lid,
    fill(inks.main, lid),
    fill(inks.deep, 'M-82 -22C-82 -82 -48 -102 0 -102S82 -82 82 -22z'),
    fill(inks.paper, ellipse(-52, -4, 26, 26) + ellipse(2, -20, 28, 28) + ellipse(54, -4, 26, 26)),
    line(inks.deep, 3, circle(-52, -4, 17) + circle(2, -20, 18) + circle(54, -4, 17)),
    fill(inks.warm, polygon([-28, -30], [-12, -50], [4, -30], [-12, 4])),
    fill(inks.main, box),
    fill(inks.second, straps),
    fill(inks.deep, rect(-105, 10, 210, 14)),
    line(inks.deep, 3, 'M-98 52H98M-98 82H98'),
    fill(inks.paper, rounded(-22, 2, 44, 52, 6)),
    fill(inks.deep, circle(0, 22, 8) + polygon([-5, 24], [5, 24], [8, 44], [-8, 44])),
    fill(
      inks.paper,
      bothSides((side) => [24, 60, 96].map((y) => circle(side * 59, y + 6, 3.5)).join('')),
    ),
  )
}

function ring(inks: Inks): Figure {
  const gem = polygon([-44, -132], [44, -132], [66, -98], [0, -34], [-66, -98])
  return {
    edge: ['main', 'second'],
    shadow: line(HATCH, 28, circle(0, 46, 74)) + fill(HATCH, gem),
    body: [
      line(inks.main, 28, circle(0, 46, 74)),
      line(inks.paper, 3, circle(0, 46, 66)),
      pearls(inks.deep, 5, 14.5, circle(0, 46, 78)),
      fill(inks.deep, polygon([-34, -48], [34, -48], [22, -18], [-22, -18])),
      fill(inks.second, gem),
      fill(
        inks.paper,
        polygon([-44, -132], [0, -132], [-24, -98]) + polygon([-24, -98], [24, -98], [0, -34]),
      ),
      line(inks.deep, 3, 'M-66 -98H66M-44 -132L-24 -98L0 -34L24 -98L44 -132M-24 -98L0 -132L24 -98'),
    ].join(''),
  }
}

function key(inks: Inks): Figure {
  const bit = 'M-13 -28h26v158h-26zM13 66h44v22h-20v14h20v28h-44z'
  const bows = ringPoints(3, 40, 0, -82)
  const loops = bows.map(([x, y]) => circle(x, y, 27)).join('')
  return {
    edge: ['main'],
    shadow: fill(HATCH, bit) + line(HATCH, 17, loops),
    body: [
      fill(inks.main, bit),
      fill(inks.paper, rect(-7, -14, 5, 134)),
      line(inks.main, 18, loops),
      line(inks.deep, 2.5, loops),
      fill(inks.second, circle(0, -76, 18)),
      fill(inks.deep, rounded(-24, -34, 48, 14, 6) + rounded(-20, 44, 40, 9, 4)),
    ].join(''),
  }
}

const treasures: Readonly<Record<string, (inks: Inks) => Figure>> = {
  coroa: crown,
  diamante: diamond,
  moedas: coins,
  bau: chest,
  anel: ring,
  chave: key,
}

export const tesouro: FigureMotif = {
  name: 'tesouro',
  categories: ['RNG', 'BGS', 'LIVE', 'ELOTT', 'LOTT'],
  variants: Object.keys(treasures),
  draw: (inks, variant) => (treasures[variant] ?? crown)(inks),
}
