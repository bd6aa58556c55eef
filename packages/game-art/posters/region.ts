import { sea } from '#game-art/compositions/waves.ts'
import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, mirrored, put } from '#game-art/marks.ts'
import { circle, ellipse, rect } from '#game-art/shapes.ts'

const FROND = 'M0 0C14 -28 52 -28 68 6C48 -8 24 -8 0 0z'

function palm(inks: Inks): string {
  const fronds = [-62, -16, 26].map((turn) => `<path transform="rotate(${turn})" d="${FROND}"/>`).join('')
  const trunk = cord(inks.deep, 9, 'M0 0C4 40 -4 76 -16 108')
  return `${trunk}<g fill="${inks.paper}">${mirrored(fronds)}</g>${fill(inks.deep, circle(-6, 4, 7) + circle(8, 6, 7))}`
}

/** Draws the poster for an unavailable region: an island behind a line of buoys. */
export function regionPoster(inks: Inks): string {
  const island = 'M250 262a110 70 0 0 1 206 0z'
  const buoys = [40, 132, 224, 316, 408].map((x, index) => {
    const y = 272 + (index % 2) * 8
    return fill(inks.warm, circle(x, y, 15)) + fill(inks.paper, `M${x - 15} ${y - 4}h30v8h-30z`)
  })
  const water = sea([inks.soft, inks.deep], inks.ground, 340, 1)
  return [
    fill(inks.soft, circle(352, 170, 150)),
    fill(inks.second, circle(352, 170, 96)),
    fill(inks.soft, rect(0, 70, 170, 12) + rect(50, 92, 90, 8) + rect(20, 150, 70, 8)),
    fill(HATCH, 'M259 262a110 70 0 0 1 206 0z'),
    fill(inks.main, island),
    fill(inks.deep, ellipse(352, 262, 103, 5)),
    put({ x: 372, y: 112 }, palm(inks)),
    put({ x: 322, y: 148, scale: 0.72, flip: true }, palm(inks)),
    fill(inks.deep, rect(0, 262, 480, 98)),
    water,
    put({ x: 300, y: 0 }, water),
    cord(inks.paper, 3, 'M-10 268Q40 290 86 276T178 276T270 276T362 276T454 276T490 270'),
    buoys.join(''),
  ].join('')
}
