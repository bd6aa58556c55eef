import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, mirrored, put } from '#game-art/marks.ts'
import { type Figure, type FigureMotif, figure } from '#game-art/motif.ts'
import { circle, ellipse, lens, ringPoints, rounded, star } from '#game-art/shapes.ts'

function palm(inks: Inks): Figure {
  const frond = 'M0 0C24 -46 84 -46 108 6C78 -14 38 -14 0 0z'
  const turns = [-52, -8, 34]
  const crown = (ink: string) =>
    `<g fill="${ink}">${mirrored(turns.map((turn) => `<path transform="rotate(${turn})" d="${frond}"/>`).join(''))}</g>`
  const trunk = 'M-9 -50C-2 10 -8 70 -34 138H8C20 80 18 10 9 -50z'
  const ribs = mirrored(
    turns.map((turn) => `<path transform="rotate(${turn})" d="M4 -4Q54 -38 96 -4"/>`).join(''),
  )
  return {
    edge: ['main', 'second'],
    shadow: put({ x: 0, y: -52 }, crown(HATCH)) + fill(HATCH, trunk),
    body: [
      fill(inks.main, trunk),
      line(inks.deep, 4, 'M-6 -16l20 4M-6 16l22 6M-10 48l26 6M-18 82l30 6M-28 114l36 8'),
      put(
        { x: 0, y: -52 },
        `${crown(inks.second)}<g fill="none" stroke="${inks.deep}" stroke-width="3">${ribs}</g>`,
      ),
      fill(inks.paper, circle(-16, -40, 15) + circle(14, -38, 16)),
      fill(inks.deep, circle(-20, -36, 3) + circle(-12, -36, 3) + circle(10, -33, 3) + circle(18, -33, 3)),
    ].join(''),
  }
}

function cactus(inks: Inks): Figure {
  const trunk = rounded(-26, -108, 52, 240, 26)
  const left = 'M-20 60h-20a46 46 0 0 1-46-46v-40a19 19 0 0 1 38 0v36a14 14 0 0 0 14 14h14z'
  const right = 'M20 30h20a46 46 0 0 0 46-46v-46a19 19 0 0 0-38 0v42a14 14 0 0 1-14 14h-14z'
  return figure(
    ['second', 'main'],
    trunk + left + right,
    fill(inks.second, trunk + left + right),
    line(
      inks.deep,
      4,
      'M-10 -88V128M10 -88V128M-67 -22V14a28 28 0 0 0 28 26M67 -58V-14a28 28 0 0 1-28 26',
      ' stroke-dasharray="11 7"',
    ),
    fill(
      inks.warm,
      ringPoints(5, 14, 0, -114)
        .map(([x, y]) => circle(x, y, 10))
        .join('') +
        circle(67, -84, 11) +
        circle(-67, -48, 9),
    ),
    fill(inks.paper, circle(0, -114, 8) + circle(67, -84, 4)),
    fill(inks.main, 'M-105 138c20-26 50-26 70-14c20-14 50-14 66-2c26-14 56-6 74 16z'),
  )
}

function hibiscus(inks: Inks): Figure {
  const petal =
    'M0 0C-54 -26 -66 -82 -26 -104C-14 -112 -4 -102 0 -96C4 -102 14 -112 26 -104C66 -82 54 -26 0 0z'
  const turns = [0, 72, 144, 216, 288]
  const flower = (ink: string) =>
    `<g fill="${ink}">${turns.map((turn) => `<path transform="rotate(${turn})" d="${petal}"/>`).join('')}</g>`
  const veins = turns
    .map((turn) => `<path transform="rotate(${turn})" d="M0 -26V-84M-8 -30L-26 -74M8 -30L26 -74"/>`)
    .join('')
  const leaves = lens([20, 60], [98, 128], 0.4) + lens([-20, 60], [-98, 128], 0.4)
  return {
    edge: ['main', 'second'],
    shadow: fill(HATCH, leaves) + flower(HATCH),
    body: [
      fill(inks.second, leaves),
      flower(inks.main),
      `<g fill="none" stroke="${inks.deep}" stroke-width="3">${veins}</g>`,
      fill(inks.deep, circle(0, 0, 24)),
      cord(inks.paper, 9, 'M0 0C16 -16 36 -26 64 -30'),
      fill(
        inks.warm === inks.main ? inks.second : inks.warm,
        circle(64, -42, 6) +
          circle(76, -32, 6) +
          circle(72, -18, 6) +
          circle(52, -40, 5) +
          circle(56, -18, 5),
      ),
    ].join(''),
  }
}

function cocoa(inks: Inks): Figure {
  const pod =
    'M-62 -128C-8 -116 24 -50 14 18C8 64 -16 100 -48 116C-88 88 -104 20 -98 -34C-94 -76 -82 -112 -62 -128z'
  const half = 'M66 -66C102 -34 112 26 100 74C92 106 72 128 46 138C20 120 2 78 6 30C10 -14 34 -52 66 -66z'
  const beans = [
    [56, -24],
    [40, 10],
    [72, 14],
    [36, 46],
    [68, 52],
    [44, 82],
    [70, 88],
    [52, 112],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 14, 16))
  return figure(
    ['main', 'second'],
    pod + half,
    cord(inks.line, 9, 'M-62 -126v-14'),
    fill(inks.main, pod),
    cord(
      inks.deep,
      4,
      'M-62 -122C-88 -50 -84 50 -50 110M-62 -122C-56 -50 -52 40 -48 112M-60 -122C-20 -60 -14 50 -46 110',
    ),
    fill(inks.second, half),
    fill(
      inks.paper,
      'M64 -48C92 -20 98 28 88 70C80 98 66 114 48 122C28 106 16 72 20 32C24 -6 40 -34 64 -48z',
    ),
    fill(inks.deep, beans.join('')),
  )
}

function coffee(inks: Inks): Figure {
  const leaves =
    lens([-6, -30], [-98, -118], 0.4) + lens([6, -30], [98, -118], 0.4) + lens([4, 40], [104, 6], 0.44)
  const bean = ellipse(0, 0, 52, 66)
  const cherries = circle(-50, -6, 25) + circle(-8, 12, 25) + circle(34, -20, 25) + circle(-30, -40, 22)
  const placed = { x: -34, y: 76, turn: 38 }
  return {
    edge: ['main', 'second'],
    shadow: fill(HATCH, leaves + cherries) + put(placed, fill(HATCH, bean)),
    body: [
      fill(inks.second, leaves),
      line(
        inks.deep,
        3.5,
        'M-6 -30L-88 -108M6 -30L88 -108M4 40L96 8M-40 -62v-24M-62 -84v-18M40 -62v-24M62 -84v-18',
      ),
      cord(inks.deep, 7, 'M0 -138C-8 -80 -4 -20 8 40'),
      fill(inks.warm, cherries),
      fill(inks.paper, circle(-58, -14, 6) + circle(-16, 4, 6) + circle(26, -28, 6)),
      put({ ...placed, x: placed.x + 8, y: placed.y + 8 }, fill(HATCH, bean)),
      put(
        placed,
        fill(inks.main === inks.warm ? inks.paper : inks.main, bean) +
          cord(inks.deep, 7, 'M0 -60C-26 -20 26 20 0 60') +
          line(inks.deep, 4, bean),
      ),
    ].join(''),
  }
}

function sunflower(inks: Inks): Figure {
  const flower = (ink: string) => fill(ink, star(0, -34, 104, 16, 0.66))
  const leaves = lens([0, 124], [-88, 78], 0.4) + lens([0, 110], [84, 66], 0.4)
  return {
    edge: ['main', 'second'],
    shadow: flower(HATCH) + fill(HATCH, leaves),
    body: [
      cord(inks.second, 13, 'M0 0V138'),
      fill(inks.second, leaves),
      flower(inks.main),
      fill(inks.paper, star(0, -34, 84, 16, 0.7, 11.25)),
      put(
        { x: 0, y: -34 },
        fill(inks.deep, circle(0, 0, 50)) +
          line(
            inks.main,
            3,
            'M-40 -20L20 40M-26 -38L38 26M-6 -46L46 6M40 -20L-20 40M26 -38L-38 26M6 -46L-46 6',
          ) +
          line(inks.paper, 3, circle(0, 0, 42)),
      ),
    ].join(''),
  }
}

const plants: Readonly<Record<string, (inks: Inks) => Figure>> = {
  coqueiro: palm,
  mandacaru: cactus,
  hibisco: hibiscus,
  cacau: cocoa,
  cafe: coffee,
  girassol: sunflower,
}

export const planta: FigureMotif = {
  name: 'planta',
  categories: ['RNG', 'BGS'],
  variants: Object.keys(plants),
  draw: (inks, variant) => (plants[variant] ?? palm)(inks),
}
