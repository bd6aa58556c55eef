import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, pearls, put } from '#game-art/marks.ts'
import { seededRng } from '#game-art/seeded-rng.ts'
import {
  circle,
  ellipse,
  leaf,
  leafBack,
  lens,
  polar,
  polygon,
  rect,
  rounded,
  sector,
  star,
} from '#game-art/shapes.ts'

const TRUNK = 'M238 350C236 296 246 260 240 214'
const TRUNK_FRUIT = 'M238 326C238 300 243 280 243 258'
const CROWN = [
  [128, 130, 74],
  [204, 84, 78],
  [296, 82, 80],
  [366, 130, 72],
] as const
const BOUGHS = [
  'M240 240C206 214 168 208 128 164',
  'M240 224C214 182 206 148 196 92',
  'M240 220C262 176 280 150 296 88',
  'M240 242C284 214 316 206 362 158',
]

/** Draws a fruit tree with spreading boughs, a symbol of an agent's team. */
export function agentPoster(inks: Inks): string {
  const crown = CROWN.map(([x, y, radius]) => circle(x, y, radius)).join('')
  const dice = seededRng('crown')
  const leaves = CROWN.flatMap(([x, y, radius]) =>
    Array.from({ length: 11 }, (_, index) => {
      const [left, top] = polar(x - 8, y - 8, radius * (0.3 + dice() * 0.5), index * 33 + dice() * 20)
      return dice() < 0.5 ? leaf(left, top, 16) : leafBack(left, top, 16)
    }),
  )
  const basket = polygon([-36, -26], [36, -26], [26, 26], [-26, 26])
  return [
    fill(inks.soft, circle(240, 196, 232)),
    fill(inks.main, circle(404, 62, 40)),
    put({ x: 10, y: 10 }, fill(HATCH, crown)),
    fill(inks.deep, crown),
    `<g opacity=".9">${fill(inks.ground, leaves.join(''))}</g>`,
    fill(inks.main, 'M0 318Q120 284 240 306T480 296v64H0z'),
    put({ x: 0, y: 18 }, fill(HATCH, 'M0 318Q120 284 240 306T480 296v46H0z')),
    cord(inks.paper, 30, TRUNK),
    ...BOUGHS.map((bough) => cord(inks.paper, 17, bough)),
    ...[TRUNK_FRUIT, ...BOUGHS].map((bough) => pearls(inks.second, 12, 22, bough)),
    put(
      { x: 352, y: 306 },
      line(inks.deep, 5, 'M-30 -26a30 34 0 0 1 60 0') +
        fill(inks.second, circle(-16, -30, 11) + circle(2, -36, 12) + circle(18, -29, 11)) +
        fill(inks.paper, basket) +
        cord(inks.deep, 3, 'M-33 -10H33M-30 8H30'),
    ),
  ].join('')
}

/** Draws a car with a loudspeaker, as used for advertising in Brazil's streets. */
export function channelsPoster(inks: Inks): string {
  const horn = polygon([0, -12], [54, -38], [54, 38], [0, 12])
  const waves = [70, 104, 138].map((radius) => sector(0, 0, radius - 7, radius + 7, 52, 128)).join('')
  const speaker = fill(inks.paper, waves) + fill(inks.main, horn) + fill(inks.deep, ellipse(54, 0, 10, 38))
  const body =
    'M66 288v-84a26 26 0 0 1 26 -26h196a36 36 0 0 1 34 24l18 44h26a22 22 0 0 1 22 22v20a12 12 0 0 1 -12 12H78a12 12 0 0 1 -12 -12z'
  const wheel = fill(inks.deep, circle(0, 0, 36)) + fill(inks.paper, circle(0, 0, 15))
  return [
    fill(inks.soft, circle(180, 190, 190)),
    fill(inks.deep, rect(0, 306, 480, 54)),
    fill(
      inks.paper,
      rect(20, 342, 70, 6) + rect(140, 342, 70, 6) + rect(260, 342, 70, 6) + rect(380, 342, 70, 6),
    ),
    put({ x: 10, y: 10 }, fill(HATCH, body)),
    fill(inks.second, body),
    fill(inks.paper, rect(66, 238, 322, 12)),
    fill(
      inks.deep,
      `${rounded(92, 194, 60, 38, 6) + rounded(164, 194, 60, 38, 6)}M238 194h46a18 18 0 0 1 17 12l9 26h-72z`,
    ),
    fill(inks.main, circle(376, 262, 9)),
    put({ x: 128, y: 298 }, wheel),
    put({ x: 312, y: 298 }, wheel),
    cord(inks.deep, 8, 'M160 178v-26M246 178v-26M140 152H266'),
    put({ x: 236, y: 124 }, speaker),
    put({ x: 168, y: 124, flip: true }, speaker),
  ].join('')
}

const DAYS = 15

/** Draws the moon on fifteen nights, from new to full. */
export function fortnightPoster(inks: Inks): string {
  const moons = Array.from({ length: DAYS }, (_, day) => {
    const [x, y] = [64 + (day % 5) * 88, 76 + Math.floor(day / 5) * 96]
    const share = (day + 1) / DAYS
    const bend = 30 * Math.abs(2 * share - 1)
    const lit = `M0 -30a30 30 0 0 1 0 60a${bend.toFixed(1)} 30 0 0 ${share < 0.5 ? 0 : 1} 0 -60z`
    const last = day === DAYS - 1
    return put(
      { x, y },
      fill(inks.deep, circle(0, 0, 34)) +
        (last
          ? fill(inks.main, circle(0, 0, 34)) + line(inks.main, 3, circle(0, 0, 42))
          : fill(inks.paper, lit)),
    )
  })
  const dice = seededRng('fortnight')
  const specks = Array.from({ length: 40 }, () => circle(dice() * 480, dice() * 300, 0.8 + dice() * 1.4))
  const hills = 'M0 360v-28Q110 296 220 326T480 312v48z'
  return [
    `<g opacity=".7">${fill(inks.paper, specks.join(''))}</g>`,
    fill(inks.paper, star(20, 30, 12, 4, 0.26) + star(462, 172, 10, 4, 0.26)),
    moons.join(''),
    fill(inks.second, hills),
    fill(HATCH, hills),
  ].join('')
}

export function reportsPoster(inks: Inks): string {
  const heights = [86, 132, 108, 172, 150, 206, 188]
  const column = (height: number, index: number) => rect(34 + index * 60, 326 - height, 44, height)
  const windows = heights.flatMap((height, index) =>
    Array.from({ length: Math.floor((height - 24) / 28) }, (_, row) => {
      const y = 326 - height + 16 + row * 28
      return rect(43 + index * 60, y, 9, 12) + rect(60 + index * 60, y, 9, 12)
    }),
  )
  const tops = heights.map((height, index) => `${56 + index * 60} ${300 - height}`)
  const bird =
    fill(inks.paper, lens([0, 0], [-64, -34], 0.36) + lens([0, 0], [66, -30], 0.36)) +
    fill(inks.main, ellipse(0, 2, 17, 11)) +
    fill(inks.deep, polygon([14, -3], [32, 4], [14, 8]))
  const odd = heights.map((height, index) => (index % 2 ? column(height, index) : '')).join('')
  const even = heights.map((height, index) => (index % 2 ? '' : column(height, index))).join('')
  return [
    fill(inks.soft, circle(352, 132, 124)),
    fill(inks.main, circle(352, 132, 58)),
    put({ x: 9, y: 0 }, fill(HATCH, odd + even)),
    fill(inks.deep, odd),
    fill(inks.second, even),
    fill(inks.paper, windows.join('')),
    fill(inks.deep, rect(0, 326, 480, 34)),
    line(inks.paper, 4, `M${tops.join('L')}`, ' stroke-dasharray="3 9" stroke-linecap="round"'),
    fill(
      inks.paper,
      tops.map((top) => circle(Number(top.split(' ')[0]), Number(top.split(' ')[1]), 6)).join(''),
    ),
    put({ x: 150, y: 92, turn: -8 }, bird),
  ].join('')
}
