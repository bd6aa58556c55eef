import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { cord, fill, HATCH, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, rounded, star } from '#game-art/shapes.ts'

function goal(inks: Inks): Figure {
  const frame = 'M-105 96V-84H105V96'
  const net = [-75, -45, -15, 15, 45, 75].map((x) => `M${x} -84L${x * 0.8} 72`)
  const rows = [-58, -32, -6, 20, 46, 72].map(
    (y) => `M${-103 + (y + 84) * 0.13} ${y}H${103 - (y + 84) * 0.13}`,
  )
  const ball = circle(22, 62, 44)
  return {
    edge: ['paper'],
    shadow: line(HATCH, 12, frame) + fill(HATCH, ball),
    body: [
      line(inks.line, 2.5, [...net, ...rows].join('')),
      line(inks.paper, 12, frame),
      fill(inks.main, rect(-112, 92, 224, 16)),
      fill(inks.paper, ball),
      fill(inks.deep, polygon([22, 46], [37, 57], [31, 75], [13, 75], [7, 57])),
      fill(
        inks.deep,
        'M8 22L22 28L36 22a42 42 0 0 0-28-4zM-20 50L-10 64L-20 78a44 44 0 0 1 0-28zM64 50L54 64L64 78a44 44 0 0 0 0-28z',
      ),
      line(inks.deep, 3, 'M22 46V28M37 57L54 64M31 75L40 94M13 75L4 94M7 57L-10 64'),
    ].join(''),
  }
}

function medal(inks: Inks): Figure {
  const disc = circle(0, 58, 76)
  const left = polygon([-66, -138], [-18, -138], [22, 0], [-22, 0])
  const right = polygon([66, -138], [18, -138], [-22, 0], [22, 0])
  return figure(
    ['main', 'second', 'paper'],
    disc + left + right,
    fill(inks.second, right),
    fill(inks.paper, polygon([50, -138], [34, -138], [-6, 0], [6, 0])),
    fill(inks.second, left),
    fill(inks.paper, polygon([-50, -138], [-34, -138], [6, 0], [-6, 0])),
    fill(inks.deep, rounded(-28, -24, 56, 16, 5)),
    fill(inks.main, disc),
    line(inks.deep, 3, circle(0, 58, 62)),
    fill(inks.paper, star(0, 58, 50, 5, 0.46)),
    fill(inks.deep, circle(0, 58, 13)),
    cord(inks.paper, 5, 'M-58 30a66 66 0 0 1 26-28'),
  )
}

function billiards(inks: Inks): Figure {
  const black = circle(10, 22, 82)
  const cue = polygon([-105, 138], [-92, 138], [112, -130], [104, -138])
  return {
    edge: ['deep', 'main', 'second'],
    shadow: fill(HATCH, black + circle(-62, -78, 42)),
    body: [
      fill(inks.main, circle(-62, -78, 42)),
      fill(inks.paper, 'M-102 -90h80a42 42 0 0 1 0 24h-80a42 42 0 0 1 0-24z'),
      fill(inks.main, cue),
      fill(inks.paper, polygon([112, -130], [104, -138], [92, -122], [99, -114])),
      fill(inks.deep, black),
      fill(inks.paper, circle(10, 10, 40)),
      wordAt('8', 10, 10, 46, inks.deep, 2.8),
      cord(inks.paper, 5, 'M-56 8a70 70 0 0 1 26-38'),
      line(inks.second, 4, circle(10, 22, 72)),
    ].join(''),
  }
}

function hoop(inks: Inks): Figure {
  const board = rounded(-105, -132, 210, 136, 10)
  const net = 'M-50 44L-34 128L-12 100L0 128L12 100L34 128L50 44'
  return figure(
    ['paper', 'main'],
    `${board}M-56 28h112v20h-112z`,
    fill(inks.paper, board),
    line(inks.main, 9, rounded(-95, -122, 190, 116, 5)),
    line(inks.deep, 7, rect(-40, -74, 80, 60)),
    fill(inks.deep, rect(-14, 0, 28, 34)),
    line(inks.line, 5, net),
    line(inks.line, 4, 'M-44 72L-12 100L24 48M44 72L12 100L-24 48M-12 100L0 76L12 100'),
    fill(inks.main, rounded(-60, 28, 120, 18, 9)),
    fill(inks.second, circle(66, 84, 38)),
    line(inks.deep, 4, 'M66 46v76M28 84h76M42 56a40 40 0 0 1 0 56M90 56a40 40 0 0 0 0 56'),
  )
}

const grounds: Readonly<Record<string, (inks: Inks) => Figure>> = {
  gol: goal,
  medalha: medal,
  sinuca: billiards,
  cesta: hoop,
}

/** A goal, a basketball hoop, pool balls with a cue, or a medal. */
export const quadra: FigureMotif = {
  name: 'quadra',
  categories: ['SPORTS', 'PVP', 'BGS'],
  variants: Object.keys(grounds),
  lettered: true,
  draw: (inks, variant) => (grounds[variant] ?? goal)(inks),
}
