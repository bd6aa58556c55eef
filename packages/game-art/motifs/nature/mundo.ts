import type { Inks } from '#game-art/inks.ts'
import { cord, fill, line } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, polygon, rect, teeth } from '#game-art/shapes.ts'

function pyramid(inks: Inks): Figure {
  const great = polygon([-14, -86], [105, 104], [-105, 104])
  const small = polygon([62, 10], [118, 104], [6, 104])
  return figure(
    ['main', 'second', 'paper'],
    great + small,
    fill(inks.main, great),
    fill(inks.second, polygon([-14, -86], [105, 104], [14, 104])),
    fill(inks.paper, polygon([-14, -86], [8, -51], [-4, -42], [-36, -51])),
    line(inks.deep, 3.5, 'M-46 -34L2 -24L27 -34M-68 0L8 10L48 0M-88 36L10 46L70 36M-98 72L12 82L86 72'),
    fill(inks.paper, small),
    fill(inks.deep, polygon([62, 10], [118, 104], [76, 104])),
    fill(inks.deep, rect(-118, 102, 236, 10)),
    fill(inks.paper, circle(-78, -92, 26)),
    fill(inks.deep, polygon([-62, 104], [-52, 78], [-42, 104])),
  )
}

function temple(inks: Inks): Figure {
  const roof = polygon([0, -112], [105, -52], [-105, -52])
  const columns = [-86, -36, 14, 64].map((x) => rect(x, -32, 22, 112)).join('')
  const steps = rect(-96, 80, 192, 16) + rect(-105, 96, 210, 18)
  return figure(
    ['paper', 'main', 'second'],
    roof + rect(-100, -52, 200, 20) + columns + steps,
    fill(inks.deep, rect(-90, -32, 180, 112)),
    fill(inks.paper, columns),
    fill(inks.second, [-72, -22, 28, 78].map((x) => rect(x, -32, 8, 112)).join('')),
    fill(inks.main, roof + rect(-100, -52, 200, 20)),
    fill(inks.deep, polygon([0, -94], [70, -54], [-70, -54])),
    fill(inks.warm === inks.main ? inks.paper : inks.warm, circle(0, -70, 12)),
    fill(inks.paper, [-84, -60, -36, -12, 12, 36, 60].map((x) => rect(x + 4, -46, 12, 8)).join('')),
    fill(inks.main, rect(-96, 80, 192, 16)),
    fill(inks.second, rect(-105, 96, 210, 18)),
  )
}

function volcano(inks: Inks): Figure {
  const mountain = 'M-34 -34L34 -34C48 30 76 80 112 118H-112C-76 80 -48 30 -34 -34z'
  return figure(
    ['main', 'second', 'deep'],
    mountain,
    fill(inks.paper, 'M-40 -74a22 22 0 0 1 4-42a30 28 0 0 1 56-8a24 24 0 0 1 40 22a18 18 0 0 1-8 32z'),
    fill(
      inks.warm,
      'M-18 -34C-30 -62 -8 -72 -6 -98C18 -84 10 -66 18 -58C24 -64 24 -70 24 -76C38 -60 32 -44 24 -34z',
    ),
    fill(inks.second, mountain),
    fill(inks.deep, 'M34 -34C48 30 76 80 112 118H50C40 70 24 20 10 -34z'),
    fill(
      inks.warm === inks.second ? inks.main : inks.warm,
      'M-34 -34H34C40 -10 34 10 26 8C18 4 20 -8 12 -8C0 -8 8 44 -6 46C-18 46 -8 0 -18 -2C-28 -2 -26 26 -36 24C-46 20 -38 -14 -34 -34z',
    ),
    line(inks.deep, 4, 'M-62 70l24-12M-84 100l34-14M-30 96l30-10'),
    fill(inks.paper, circle(-70, -40, 5) + circle(70, -30, 5) + circle(-56, -100, 4) + circle(86, -84, 4)),
  )
}

function lighthouse(inks: Inks): Figure {
  const tower = polygon([-30, -70], [30, -70], [46, 108], [-46, 108])
  const rock = 'M-100 138C-84 104 -50 96 -30 106C0 92 50 92 70 110C88 112 98 124 102 138z'
  const top = rect(-22, -108, 44, 38) + polygon([-30, -108], [0, -138], [30, -108])
  return figure(
    ['paper', 'main', 'second'],
    tower + rock + top,
    fill(
      inks.paper,
      polygon([24, -96], [112, -130], [112, -62], [24, -84]) +
        polygon([-24, -96], [-112, -130], [-112, -62], [-24, -84]),
    ),
    fill(inks.paper, tower),
    fill(
      inks.main,
      polygon([-33, -40], [33, -40], [37, -4], [-37, -4]) + polygon([-40, 32], [40, 32], [43, 70], [-43, 70]),
    ),
    fill(inks.deep, rect(-38, -76, 76, 9)),
    fill(inks.main, polygon([-30, -108], [0, -138], [30, -108])),
    fill(inks.deep, rect(-22, -108, 44, 32)),
    fill(inks.warm === inks.main ? inks.paper : inks.warm, circle(0, -92, 11)),
    fill(inks.deep, 'M-12 108V90a12 12 0 0 1 24 0v18zM-6 -24h12v16h-12zM-6 44h12v16h-12z'),
    fill(inks.second, rock),
  )
}

function viaduct(inks: Inks): Figure {
  const arches = [-78, 0, 78]
  const holes = (y: number, height: number, half: number) =>
    arches
      .map((x) => `M${x - half} ${y + height}V${y}a${half} ${half} 0 0 1 ${half * 2} 0v${height}z`)
      .join('')
  const tram = 'M-58 -92h104a10 10 0 0 1 10 10v38h-124v-38a10 10 0 0 1 10-10z'
  return figure(
    ['paper', 'main'],
    rect(-114, -42, 228, 170) + tram,
    fill(inks.paper, rect(-114, -32, 228, 160)),
    fill(inks.deep, holes(4, 28, 26) + holes(80, 48, 26)),
    fill(inks.second, rect(-114, -38, 228, 12) + rect(-114, 42, 228, 8)),
    cord(inks.line, 3, 'M-114 -124H114M-6 -92L14 -124'),
    fill(inks.main, tram),
    fill(inks.paper, [-56, -28, 0, 28].map((x) => rect(x, -80, 18, 20)).join('')),
    fill(inks.deep, rect(-68, -54, 124, 6) + circle(-44, -40, 8) + circle(32, -40, 8)),
  )
}

function castle(inks: Inks): Figure {
  const wall = rect(-72, -10, 144, 124)
  const towers = rect(-105, -54, 50, 168) + rect(55, -54, 50, 168)
  const roofs = polygon([-112, -54], [-80, -124], [-48, -54]) + polygon([48, -54], [80, -124], [112, -54])
  return figure(
    ['paper', 'main', 'second'],
    wall + towers + roofs,
    fill(inks.paper, wall + towers),
    fill(inks.second, rect(-72, -10, 16, 124) + rect(88, -54, 17, 168)),
    fill(inks.deep, teeth(-55, -10, 110, 22, 5)),
    fill(inks.main, roofs),
    cord(inks.line, 4, 'M0 -12V-84'),
    fill(inks.warm, polygon([0, -84], [38, -72], [0, -58])),
    fill(inks.deep, 'M-24 114V60a24 24 0 0 1 48 0v54zM-88 -20h14v26h-14zM74 -20h14v26h-14z'),
    line(inks.deep, 3, 'M-40 20h20M24 30h20M-44 80h14M34 84h14M-92 40h20M-94 80h18M66 50h16'),
  )
}

const places: Readonly<Record<string, (inks: Inks) => Figure>> = {
  piramide: pyramid,
  templo: temple,
  vulcao: volcano,
  farol: lighthouse,
  arcos: viaduct,
  castelo: castle,
}

/** Sights that stand for travel destinations. */
export const mundo: FigureMotif = {
  name: 'mundo',
  categories: ['RNG', 'BGS', 'PVP'],
  variants: Object.keys(places),
  draw: (inks, variant) => (places[variant] ?? pyramid)(inks),
}
