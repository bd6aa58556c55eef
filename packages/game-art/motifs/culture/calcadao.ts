import type { Inks } from '#game-art/inks.ts'
import { fill, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { chance, pick, type Rng } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect, rounded } from '#game-art/shapes.ts'

const wave = (y: number) =>
  `M-50 ${y}c40-46 60-46 100 0s60 46 100 0s60-46 100 0s60 46 100 0v28c-40 46-60 46-100 0s-60-46-100 0s-60 46-100 0s-60-46-100 0z`

/** Draws the large waves of Copacabana's promenade, with the bay behind. */
function copacabana(inks: Inks, flip: boolean): string {
  const loaf = 'M134 196C152 166 158 120 188 98C204 90 222 100 234 124C250 158 262 182 292 196z'
  const view =
    fill(inks.soft, circle(92, 92, 66)) +
    fill(inks.main, circle(92, 92, 42)) +
    fill(inks.second, loaf) +
    fill(inks.deep, 'M206 96C218 98 227 108 234 124C250 158 262 182 292 196H244C244 160 232 120 206 96z') +
    fill(inks.second, 'M0 196a74 46 0 0 1 120 0zM96 196a54 30 0 0 1 96 0z') +
    fill(inks.deep, rect(0, 194, 300, 26)) +
    fill(inks.main, rect(60, 200, 80, 4) + rect(76, 210, 48, 4))
  const stones =
    fill(inks.paper, rect(0, 220, 300, 180)) + fill(inks.deep, [256, 312, 368].map(wave).join(''))
  return put({ x: flip ? 300 : 0, y: 0, flip }, view) + stones
}

function wavesOnly(inks: Inks, dice: Rng): string {
  const rows = [-4, 52, 108, 164, 220, 276, 332, 388].map((y, index) =>
    fill([inks.deep, inks.main][index % 2] ?? inks.deep, wave(y)),
  )
  const board = rounded(112, 70, 76, 262, 38)
  const upright =
    fill(inks.second, board) +
    line(inks.paper, 4, 'M150 84v234M114 150h72M114 250h72') +
    line(inks.deep, 3, board)
  return (
    fill(inks.paper, rect(0, 0, 300, 400)) +
    rows.join('') +
    `<g transform="rotate(${pick(dice, [-38, -20, 24, 52])} 150 205)">${upright}</g>`
  )
}

function loops(inks: Inks, dice: Rng): string {
  const arcs: string[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      const [x, y] = [column * 100, row * 100]
      const rising = `M${x + 50} ${y}a50 50 0 0 1-50 50M${x + 100} ${y + 50}a50 50 0 0 0-50 50`
      const falling = `M${x + 50} ${y}a50 50 0 0 0 50 50M${x} ${y + 50}a50 50 0 0 1 50 50`
      arcs.push(chance(dice) ? rising : falling)
    }
  }
  const path = arcs.join('')
  const dots = [0, 100, 200, 300].flatMap((x) => [0, 100, 200, 300, 400].map((y) => circle(x, y, 13)))
  return (
    fill(inks.paper, rect(0, 0, 300, 400)) +
    line(inks.deep, 46, path) +
    line(inks.main, 14, path) +
    fill(inks.second, dots.join(''))
  )
}

/** Draws the angular pavement pattern of São Paulo. */
function paulista(inks: Inks, dice: Rng): string {
  const [x, y] = [pick(dice, [50, 150, 250]), pick(dice, [100, 200, 300])]
  const block = polygon([0, 0], [50, 0], [50, 50], [100, 50], [100, 75], [25, 75], [25, 25], [0, 25])
  const shapes: string[] = []
  for (let row = -1; row < 5; row++) {
    for (let column = -1; column < 4; column++) {
      const ink = (row + column + 4) % 2 ? inks.deep : inks.main
      shapes.push(
        `<path fill="${ink}" d="${block}" transform="translate(${column * 100 + (row % 2) * 50} ${row * 100})"/>`,
      )
    }
  }
  return (
    fill(inks.paper, rect(0, 0, 300, 400)) +
    shapes.join('') +
    fill(inks.second, circle(x, y, 62)) +
    fill(inks.paper, circle(x, y, 50)) +
    fill(inks.deep, circle(x, y, 20))
  )
}

/** Stone pavements of promenades and avenues. */
export const calcadao: SceneMotif = {
  name: 'calcadao',
  categories: ['BGS', 'RNG', 'SPORTS', 'LIVE'],
  variants: ['copacabana', 'prancha', 'ipanema', 'paulista'],
  paint: (inks, variant, dice) => {
    if (variant === 'prancha') return wavesOnly(inks, dice)
    if (variant === 'ipanema') return loops(inks, dice)
    if (variant === 'paulista') return paulista(inks, dice)
    return copacabana(inks, chance(dice))
  },
}
