import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import { circle, ellipse, polygon, quarter, rect, star } from '#game-art/shapes.ts'

const TILE = 60
const LAID = 4

/** Cells of the wall without a tile, as `column,row`. */
const open = new Set(['5,1', '5,2', '6,0', '6,1', '6,2', '7,0', '7,1', '4,2'])

function tile(inks: Inks, x: number, y: number): string {
  const size = TILE - LAID
  const corners = [0, 1, 2, 3] as const
  const petals = corners.map((corner) => {
    const dx = corner === 1 || corner === 2 ? size - 20 : 0
    const dy = corner > 1 ? size - 20 : 0
    return quarter(x + dx, y + dy, 20, corner)
  })
  return (
    fill(inks.paper, rect(x, y, size, size)) +
    fill(inks.second, petals.join('')) +
    fill(inks.main, star(x + size / 2, y + size / 2, 22, 4, 0.42)) +
    fill(inks.paper, circle(x + size / 2, y + size / 2, 5))
  )
}

function wall(inks: Inks): string {
  const drawn = `<g id="t">${tile(inks, 2, 2)}</g>`
  const rest: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 8; column++) {
      if (row + column === 0 || open.has(`${column},${row}`)) continue
      rest.push(`<use href="#t" x="${column * TILE}" y="${row * TILE}"/>`)
    }
  }
  return drawn + rest.join('')
}

/** Draws the poster for a site under maintenance: an unfinished tiled wall and the tiler's tools. */
export function maintenancePoster(inks: Inks): string {
  const bucket = polygon([-46, -60], [46, -60], [34, 34], [-34, 34])
  const ladder =
    cord(inks.deep, 9, 'M-40 170L14 -150M22 176L60 -148') +
    cord(inks.deep, 7, 'M-31 116H29M-22 60H36M-12 4H43M-2 -52H49M7 -106H56')
  return [
    fill(inks.deep, rect(0, 0, 480, 242)),
    fill(inks.soft, 'M240 120h60V0h180v180H240z'),
    wall(inks),
    fill(inks.ground, rect(0, 240, 480, 120)),
    fill(inks.soft, rect(0, 240, 480, 10)),
    put({ x: 366, y: 176 }, ladder),
    put({ x: 152, y: 306 }, fill(HATCH, bucket)),
    put(
      { x: 143, y: 297 },
      line(inks.deep, 5, 'M-44 -60a44 46 0 0 1 88 0') +
        fill(inks.main, bucket) +
        fill(inks.deep, ellipse(0, -60, 46, 11)) +
        fill(inks.paper, 'M-38 -58a38 8 0 0 1 76 0z') +
        fill(inks.second, 'M-42 -28h84l-3 24h-79z'),
    ),
    put(
      { x: 236, y: 320, turn: -14 },
      fill(inks.paper, polygon([-46, 0], [6, -18], [6, 18])) +
        cord(inks.deep, 5, 'M6 0h14') +
        cord(inks.main, 13, 'M28 0h32'),
    ),
    put({ x: 60, y: 326, turn: 10, scale: 0.8 }, tile(inks, -28, -28)),
  ].join('')
}
