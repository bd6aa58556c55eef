import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import { seededRng } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect } from '#game-art/shapes.ts'

const KITE = polygon([0, -78], [60, -10], [0, 78], [-60, -10])

/** Draws the houses of a hillside. The fixed seed makes them the same every time. */
function hillside(inks: Inks): string {
  const dice = seededRng('hillside')
  const houses = Array.from({ length: 14 }, (_, index) => {
    const x = index * 36 - 12
    const top = 262 + Math.abs(index - 4) * 5 + dice() * 22
    const ink = [inks.main, inks.second, inks.paper, inks.second][(index * 3) % 4] ?? inks.main
    const windows = rect(x + 9, top + 18, 8, 11) + rect(x + 24, top + 18, 8, 11)
    return fill(ink, rect(x, top, 40, 110)) + fill(inks.deep, windows + rect(x - 2, top - 5, 44, 6))
  })
  return houses.join('')
}

/** Draws the poster for a page that was not found: a kite with a cut line drifts above roofs. */
export function missingPoster(inks: Inks): string {
  const tail = 'M0 78C20 108 -24 122 -4 150C12 172 -18 184 -26 202'
  const bows = [
    [8, 104],
    [-10, 132],
    [4, 164],
  ].map(([x = 0, y = 0]) => polygon([x - 12, y - 7], [x + 12, y + 7], [x + 12, y - 7], [x - 12, y + 7]))
  const kite =
    fill(inks.paper, KITE) +
    fill(inks.main, 'M0 -78L60 -10H0zM0 78L-60 -10H0z') +
    line(inks.deep, 3, 'M0 -78V78M-60 -10H60') +
    fill(inks.deep, circle(0, -10, 9)) +
    cord(inks.deep, 3, tail) +
    fill(inks.second, bows.join(''))
  return [
    fill(inks.soft, circle(356, 116, 150)),
    fill(inks.paper, circle(96, 84, 34)),
    fill(inks.soft, rect(0, 108, 190, 12) + rect(40, 132, 110, 8)),
    cord(inks.deep, 2, 'M120 262C140 220 180 240 204 206C216 188 206 176 222 170'),
    put({ x: 325, y: 111, turn: 24 }, fill(HATCH, KITE)),
    put({ x: 316, y: 102, turn: 24 }, kite),
    hillside(inks),
  ].join('')
}
