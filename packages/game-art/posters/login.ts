import { sea } from '#game-art/compositions/waves.ts'
import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, mirrored, put } from '#game-art/marks.ts'
import { seededRng } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect, star } from '#game-art/shapes.ts'

/** Size of the login posters in SVG units. */
export const PORTRAIT = { width: 340, height: 680 } as const

function specks(inks: Inks, seed: string, until: number): string {
  const dice = seededRng(seed)
  const points = Array.from({ length: 54 }, () => circle(dice() * 340, dice() * until, 1 + dice() * 2))
  return `<g opacity=".75">${fill(inks.paper, points.join(''))}</g>`
}

/** Draws the Southern Cross above hills. */
function cross(inks: Inks): string {
  const hills = 'M0 680v-74a150 150 0 0 1 150 -28a210 210 0 0 1 190 -16v118z'
  const stars = [
    [170, 92, 34],
    [170, 404, 40],
    [72, 258, 28],
    [266, 222, 25],
    [214, 300, 13],
  ].map(([x = 0, y = 0, radius = 0]) => star(x, y, radius, 4, 0.26))
  return [
    fill(inks.deep, rect(0, 0, 340, 680)),
    fill(inks.ground, circle(170, 260, 228)),
    specks(inks, 'cruzeiro', 480),
    line(inks.paper, 3, 'M170 92V404M72 258L266 222', ' stroke-dasharray="2 10" stroke-linecap="round"'),
    fill(inks.main, 'M22 72a74 74 0 1 1 -22 150v-30a62 62 0 0 0 22 -120z'),
    fill(inks.paper, stars.join('')),
    fill(inks.second, 'M0 680V500a120 120 0 0 1 170 60a130 130 0 0 1 170 -70v190z'),
    fill(inks.main, hills),
    fill(HATCH, hills),
  ].join('')
}

function bay(inks: Inks): string {
  const loaf = 'M112 500C134 450 142 372 178 322C196 298 226 300 244 326C272 368 290 448 332 500z'
  const hill = 'M-40 500C-20 450 20 420 62 420C104 420 132 456 160 500z'
  const sail =
    fill(inks.paper, 'M0 -96C44 -70 58 -26 50 0H-14C4 -34 8 -66 0 -96z') +
    fill(inks.main, 'M44 -44C52 -26 53 -14 50 0H-14C-6 -14 0 -28 4 -44z') +
    fill(inks.deep, polygon([-48, 8], [64, 8], [46, 24], [-32, 24]))
  const water = sea([inks.second, inks.main], inks.deep, 596, 3)
  return [
    fill(inks.deep, rect(0, 0, 340, 680)),
    fill(inks.ground, 'M0 500V220a170 170 0 0 1 340 0v280z'),
    specks(inks, 'baia', 380),
    fill(inks.main, 'M84 128a56 56 0 1 0 60 78a46 46 0 0 1 -60 -78z'),
    fill(inks.paper, star(224, 142, 26, 4, 0.26) + star(286, 236, 16, 4, 0.26) + star(170, 84, 13, 4, 0.26)),
    cord(inks.paper, 2.5, 'M62 420L210 306'),
    put(
      { x: 128, y: 376 },
      fill(inks.main, 'M-20 -2l34-8a6 6 0 0 1 7 6v18l-41 0z') +
        fill(inks.deep, rect(-13, 2, 9, 7) + rect(0, 1, 9, 7)),
    ),
    put({ x: 9, y: 9 }, fill(HATCH, loaf)),
    fill(inks.second, loaf),
    fill(inks.deep, 'M228 308C264 340 286 444 332 500H262C262 430 254 360 228 308z'),
    fill(inks.second, hill),
    fill(HATCH, hill),
    fill(inks.main, rect(0, 496, 340, 184)),
    fill(inks.deep, rect(0, 504, 340, 176)),
    fill(inks.main, rect(206, 520, 92, 5) + rect(226, 536, 60, 5)),
    put({ x: 84, y: 560 }, sail),
    water,
    put({ x: 300, y: 0 }, water),
  ].join('')
}

const FROND = 'M0 0C26 -54 96 -54 124 10C90 -16 44 -16 0 0z'

function palm(inks: Inks, trunk: string): string {
  const turns = [-58, -14, 28]
  const fronds = turns.map((turn) => `<path transform="rotate(${turn})" d="${FROND}"/>`).join('')
  const veins = turns.map((turn) => `<path transform="rotate(${turn})" d="M6 -5Q62 -46 112 -3"/>`).join('')
  return (
    cord(inks.deep, 15, trunk) +
    `<g fill="${inks.second}">${mirrored(fronds)}</g>` +
    `<g fill="none" stroke="${inks.deep}" stroke-width="3">${mirrored(veins)}</g>` +
    fill(inks.main, circle(-12, 10, 12) + circle(12, 12, 12))
  )
}

/** Draws a promenade before sunrise, with palms and a pavement of black and white waves. */
function promenade(inks: Inks): string {
  const wave = (y: number) =>
    `M-40 ${y}c42 -40 64 -40 95 0s53 40 95 0s64 -40 95 0s53 40 95 0v24c-42 40 -64 40 -95 0s-53 -40 -95 0s-64 40 -95 0s-53 -40 -95 0z`
  return [
    fill(inks.deep, rect(0, 0, 340, 680)),
    fill(inks.ground, rect(0, 120, 340, 420)),
    fill(inks.deep, 'M0 120h340v60a340 200 0 0 0 -340 0z'),
    specks(inks, 'calcada', 300),
    fill(inks.paper, star(70, 92, 26, 4, 0.26) + star(262, 60, 16, 4, 0.26) + star(300, 190, 12, 4, 0.26)),
    fill(inks.main, circle(170, 470, 112)),
    fill(inks.ground, rect(40, 400, 260, 8) + rect(40, 424, 260, 12)),
    fill(inks.second, rect(0, 452, 340, 80)),
    fill(inks.main, rect(98, 466, 144, 6) + rect(118, 484, 104, 6) + rect(140, 502, 60, 6)),
    put({ x: 96, y: 236 }, palm(inks, 'M0 0C6 110 2 200 -30 330')),
    put({ x: 262, y: 300, scale: 0.8, flip: true }, palm(inks, 'M0 0C6 90 0 180 -30 300')),
    fill(inks.paper, rect(0, 528, 340, 152)),
    fill(inks.deep, [556, 604, 652].map(wave).join('')),
  ].join('')
}

/** Night skies for the login dialog. The variant of a poster is an index into this list. */
export const loginPosters: readonly { inks: string; paint: (inks: Inks) => string }[] = [
  { inks: 'anil', paint: cross },
  { inks: 'jabuticaba', paint: bay },
  { inks: 'petroleo', paint: promenade },
]
