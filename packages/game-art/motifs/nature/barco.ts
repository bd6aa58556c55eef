import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, rounded } from '#game-art/shapes.ts'

function raft(inks: Inks): Figure {
  const sail = 'M-22 -138C64 -96 96 -16 84 78H-44C0 12 12 -60 -22 -138z'
  const hull = polygon([-105, 88], [105, 88], [80, 116], [-80, 116])
  return figure(
    ['paper', 'main', 'deep'],
    sail + hull,
    cord(inks.line, 6, 'M-22 -138C14 -60 -4 12 -46 88'),
    fill(inks.paper, sail),
    fill(inks.main, 'M48 -84C74 -50 84 -12 87 30H-20C-8 8 0 -12 4 -34z'),
    fill(inks.second, 'M87 30C87 46 86 62 84 78H-44C-34 62 -26 46 -20 30z'),
    fill(inks.deep, circle(36, -6, 17)),
    fill(inks.paper, circle(36, -6, 7)),
    fill(inks.deep, hull),
    fill(inks.main, rect(-84, 96, 168, 6)),
    cord(inks.line, 5, 'M-80 88v-34M-80 54h26'),
  )
}

function sloop(inks: Inks): Figure {
  const jib = 'M-8 -122C-20 -50 -50 10 -96 52H-8z'
  const main = 'M10 -138C62 -90 92 -20 98 52H10z'
  const hull = 'M-105 66H105C98 104 76 122 50 122H-52C-78 122 -98 104 -105 66z'
  return figure(
    ['paper', 'main', 'second'],
    jib + main + hull,
    fill(inks.main, jib),
    fill(inks.paper, main),
    line(inks.second, 9, 'M10 -82h47M10 -50h64M10 -18h76'),
    fill(inks.deep, rect(-2, -138, 7, 206)),
    fill(inks.second, hull),
    fill(inks.deep, rect(-105, 66, 210, 9)),
    fill(inks.paper, circle(-40, 94, 8) + circle(0, 94, 8) + circle(40, 94, 8)),
  )
}

function steamer(inks: Inks): Figure {
  const hull = 'M-105 34L-78 34L-78 20H72L105 20C102 70 88 100 70 118H-72C-90 96 -102 70 -105 34z'
  const house = rect(-64, -22, 124, 44) + rect(-48, -54, 84, 34)
  const funnels =
    polygon([-38, -54], [-36, -116], [-10, -116], [-12, -54]) +
    polygon([4, -54], [6, -116], [32, -116], [30, -54])
  const windows = [-50, -26, -2, 22].map((x) => rect(x, -10, 14, 16)).join('')
  return figure(
    ['paper', 'main', 'deep'],
    hull + house + funnels,
    fill(inks.line, 'M-24 -122c-6-16 10-22 22-16c10-12 30-8 30 6c12-6 26 2 24 14c-24-10-50-12-76-4z'),
    fill(inks.main, funnels),
    fill(inks.deep, rect(-37, -116, 27, 16) + rect(5, -116, 27, 16)),
    fill(inks.paper, house),
    fill(inks.deep, windows + rect(-64, -24, 124, 5)),
    fill(inks.second, rect(-38, -46, 64, 14)),
    fill(inks.deep, hull),
    fill(inks.main, 'M-96 76H94C88 94 80 108 70 118H-72C-84 104 -92 90 -96 76z'),
    fill(
      inks.paper,
      circle(-60, 54, 8) + circle(-28, 54, 8) + circle(4, 54, 8) + circle(36, 54, 8) + circle(68, 54, 8),
    ),
  )
}

function caravel(inks: Inks): Figure {
  const sails = 'M-92 -70q20 44 -2 88h64q18-44 0-88zM-14 -122q24 68 0 136h84q24-68 0-136z'
  const hull = 'M-105 34L-84 58H70L76 26H105C104 84 80 116 52 122H-46C-80 114 -100 78 -105 34z'
  return figure(
    ['paper', 'main', 'second'],
    sails + hull,
    cord(inks.line, 6, 'M-58 -92v150M30 -136v194'),
    fill(inks.warm, 'M30 -140l34 8l-34 10zM-58 -96l26 7l-26 8z'),
    fill(inks.paper, sails),
    fill(
      inks.main,
      rect(-68, -40, 22, 40) + rect(-78, -28, 42, 15) + rect(18, -92, 26, 76) + rect(-4, -66, 70, 24),
    ),
    fill(inks.second, hull),
    fill(inks.deep, 'M-96 74H98C90 98 74 116 52 122H-46C-68 116 -86 98 -96 74z'),
    fill(inks.paper, [-58, -28, 2, 32, 62].map((x) => rounded(x - 7, 82, 14, 12, 3)).join('')),
  )
}

export const barco: FigureMotif = {
  name: 'barco',
  categories: ['FISH', 'RNG', 'BGS', 'SPORTS'],
  variants: ['jangada', 'veleiro', 'vapor', 'caravela'],
  afloat: true,
  draw: (inks, variant) => {
    if (variant === 'veleiro') return sloop(inks)
    if (variant === 'vapor') return steamer(inks)
    if (variant === 'caravela') return caravel(inks)
    return raft(inks)
  },
}
