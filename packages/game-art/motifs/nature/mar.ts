import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, mirrored, pearls } from '#game-art/marks.ts'
import { enlarged, type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import {
  bothSides,
  circle,
  ellipse,
  lens,
  polygon,
  ringPoints,
  rounded,
  sector,
  star,
} from '#game-art/shapes.ts'

function crab(inks: Inks): Figure {
  const limbs = 'M52 40C84 36 98 52 102 78M48 58C74 62 82 80 80 104M36 72C54 82 58 98 52 120'
  const arm = 'M50 6C84 0 92 -24 84 -46'
  const claw = sector(72, -84, 0, 42, 6, 312)
  const shell = 'M-80 18C-70 -22 -40 -34 0 -34C40 -34 70 -22 80 18C76 58 44 82 0 82C-44 82 -76 58 -80 18z'
  const limbsOf = (ink: string) => cord(ink, 12, limbs) + cord(ink, 17, arm) + fill(ink, claw)
  return {
    edge: ['main'],
    shadow: mirrored(limbsOf(HATCH)) + fill(HATCH, shell),
    body: [
      mirrored(
        cord(inks.main, 12, limbs) +
          cord(inks.main, 17, arm) +
          fill(inks.main, claw) +
          cord(inks.deep, 7, 'M24 -30v-22') +
          fill(inks.paper, circle(24, -58, 14)) +
          fill(inks.deep, circle(22, -57, 7)),
      ),
      fill(inks.main, shell),
      fill(inks.second, 'M-66 -4a68 30 0 0 1 132 0a90 30 0 0 0-132 0z'),
      pearls(inks.paper, 9, 22, 'M-56 20a60 20 0 0 1 112 0'),
      cord(inks.deep, 5, 'M-26 48a30 16 0 0 0 52 0M-50 36l8 12M50 36l-8 12'),
    ].join(''),
  }
}

function turtle(inks: Inks): Figure {
  const shell = ellipse(0, 8, 76, 94)
  const front = 'M46 -58C92 -96 116 -40 100 14C86 -16 70 -30 52 -26z'
  const back = 'M46 74C76 80 84 110 72 134C52 124 38 108 32 92z'
  const head = ellipse(0, -108, 25, 32)
  const plates = ringPoints(6, 28, 0, 8)
  const seams = plates.map(
    ([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}L${(x * 2.5).toFixed(0)} ${((y - 8) * 2.9 + 8).toFixed(0)}`,
  )
  return {
    edge: ['main', 'second'],
    shadow: fill(HATCH, shell + head) + mirrored(fill(HATCH, front + back)),
    body: [
      mirrored(
        fill(inks.main, front + back) +
          fill(inks.deep, circle(82, -40, 5) + circle(90, -18, 4) + circle(72, -54, 4) + circle(60, 104, 4)),
      ),
      fill(inks.main, head),
      fill(inks.deep, circle(12, -118, 4.5) + circle(-12, -118, 4.5)),
      fill(inks.second, shell),
      line(inks.deep, 4, seams.join('') + polygon(...plates)),
      fill(inks.main, polygon(...ringPoints(6, 20, 0, 8))),
      line(inks.paper, 4, ellipse(0, 8, 68, 86)),
    ].join(''),
  }
}

function whale(inks: Inks): Figure {
  const body =
    'M-105 34C-105 -30 -44 -60 12 -44C48 -34 60 -8 76 -22C83 -28 83 -40 80 -54C62 -60 54 -76 56 -94C74 -92 85 -82 90 -70C95 -84 104 -94 118 -96C122 -78 113 -62 97 -54C106 4 80 76 6 88C-60 96 -105 78 -105 34z'
  return figure(
    ['second', 'paper'],
    body,
    cord(inks.line, 6, 'M-34 -68v-30M-34 -98c0-20-14-30-30-26M-34 -98c0-20 14-30 30-26'),
    fill(inks.second, body),
    fill(inks.paper, 'M-104 44C-60 62 0 42 60 54C44 74 28 85 6 88C-60 96 -100 80 -104 44z'),
    cord(inks.deep, 3.5, 'M-92 62q40 12 84 2M-76 76q40 8 76 0'),
    fill(inks.deep, circle(-58, 22, 8)),
    fill(inks.paper, circle(-60, 20, 3)),
    fill(inks.main, 'M-20 40C-22 66 -4 86 20 90C22 70 14 50 4 40z'),
    pearls(inks.deep, 7, 18, 'M-60 -22q40-24 76 2'),
  )
}

function shell(inks: Inks): Figure {
  const fan =
    'M-20 106C-80 66 -105 14 -100 -24L-84 -52L-70 -78L-44 -90L-24 -106L0 -102L24 -106L44 -90L70 -78L84 -52L100 -24C105 14 80 66 20 106z'
  const foot = rounded(-40, 96, 80, 28, 8)
  const lines = [-88, -62, -32, 0, 32, 62, 88].map(
    (x, index) => `M0 104L${x} ${[-34, -70, -94, -100, -94, -70, -34][index]}`,
  )
  return figure(
    ['main', 'second'],
    fan + foot,
    fill(inks.second, foot),
    fill(inks.main, fan),
    fill(
      inks.paper,
      lens([0, 96], [-48, -76], 0.14) + lens([0, 96], [48, -76], 0.14) + lens([0, 96], [0, -90], 0.14),
    ),
    line(inks.deep, 4, lines.join('')),
    line(inks.deep, 4, 'M-82 20a110 80 0 0 1 164 0M-58 62a80 60 0 0 1 116 0'),
    fill(inks.paper, circle(0, 108, 17)),
    line(inks.deep, 3.5, circle(0, 108, 17)),
  )
}

function starfish(inks: Inks): Figure {
  const arms = star(0, 6, 106, 5, 0.42)
  const soft = (ink: string) =>
    `<path fill="${ink}" stroke="${ink}" stroke-width="20" stroke-linejoin="round" d="${arms}"/>`
  const rows = ringPoints(5, 82, 0, 6)
    .map(([x, y]) => `M0 6L${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('')
  return {
    edge: ['main'],
    shadow: soft(HATCH),
    body:
      soft(inks.main) +
      pearls(inks.paper, 10, 18, rows) +
      fill(inks.second, circle(0, 6, 21)) +
      fill(
        inks.paper,
        bothSides((side) => circle(side * 7, 4, 3.4)),
      ),
  }
}

/** Sea animals other than fish. */
export const mar: FigureMotif = {
  name: 'mar',
  categories: ['FISH'],
  variants: ['caranguejo', 'tartaruga', 'baleia', 'concha', 'estrela'],
  afloat: true,
  draw: (inks, variant) => {
    if (variant === 'tartaruga') return turtle(inks)
    if (variant === 'baleia') return enlarged(whale(inks), 1.08)
    if (variant === 'concha') return shell(inks)
    if (variant === 'estrela') return starfish(inks)
    return crab(inks)
  },
}
