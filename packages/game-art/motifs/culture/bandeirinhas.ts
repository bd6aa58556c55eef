import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { pick, type Rng, shuffled, whole } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect, round } from '#game-art/shapes.ts'

/** Returns the path of a notched paper flag that hangs from its upper edge. */
const flag = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${y}h${width}v${height}l${-width / 2}-${Math.round(height / 3)}l${-width / 2} ${Math.round(height / 3)}z`

function lines(inks: Inks, dice: Rng): string {
  const colours = shuffled(dice, [inks.main, inks.second, inks.paper])
  const step = pick(dice, [60, 75])
  const width = step - 12
  const rows = [0, 1, 2, 3].map((row) => {
    const top = row * 100 + 12
    const paths = colours.map(() => '')
    let shadows = ''
    for (let index = -1; index < 6; index++) {
      const x = index * step + (row % 2 ? step / 2 : 0) + 3
      paths[(index + 7 + row * 2) % 3] += flag(x, top, width, 74)
      shadows += flag(x + 9, top + 9, width, 74)
    }
    const shade = row % 2 ? '' : fill(HATCH, shadows)
    return (
      shade +
      paths.map((path, slot) => fill(colours[slot] ?? inks.paper, path)).join('') +
      line(inks.deep, 4, `M0 ${top - 1}h300`)
    )
  })
  return fill(inks.soft, rect(0, 100, 300, 100) + rect(0, 300, 300, 100)) + rows.join('')
}

/** Draws sagging strings of flags above a bonfire. */
function slung(inks: Inks, dice: Rng): string {
  const colours = shuffled(dice, [inks.main, inks.second, inks.paper])
  const strings = [
    { y: 30, sag: 70 },
    { y: 130, sag: 60 },
    { y: 236, sag: 64 },
  ].map(({ y, sag }, row) => {
    const hung = [0, 1, 2, 3, 4, 5].map((index) => {
      const x = 12 + index * 48
      const along = (x + 18) / 300
      const drop = 4 * sag * along * (1 - along) * 0.98
      return fill(colours[(index + row) % 3] ?? inks.paper, flag(x, Math.round(y + drop), 36, 54))
    })
    return hung.join('') + cord(inks.deep, 4, `M-4 ${y}Q150 ${y + sag * 2} 304 ${y}`)
  })
  const stars = Array.from({ length: 12 }, () => circle(whole(dice, 10, 290), whole(dice, 8, 120), 2.5))
  const fire =
    'M120 388C96 340 140 330 136 286C170 306 164 330 172 344C178 336 180 330 180 322C204 350 196 374 182 388z'
  return (
    fill(inks.paper, stars.join('')) +
    strings.join('') +
    fill(inks.main, fire) +
    fill(inks.paper, 'M138 388C132 362 152 358 152 336C168 352 172 372 162 388z') +
    cord(inks.deep, 12, 'M104 392L198 376M102 376L196 392')
  )
}

function balloons(inks: Inks, dice: Rng): string {
  const shape = polygon([0, -62], [40, -22], [30, 30], [-30, 30], [-40, -22])
  const lantern = (ink: string, band: string) =>
    fill(HATCH, polygon([8, -54], [48, -14], [38, 38], [-22, 38], [-32, -14])) +
    fill(ink, shape) +
    fill(band, polygon([0, -62], [14, -22], [10, 30], [-10, 30], [-14, -22])) +
    fill(inks.deep, rect(-30, 28, 60, 7)) +
    fill(inks.warm, 'M-12 52C-18 40 -4 38 0 26C6 38 18 42 12 52a14 12 0 0 1-24 0z')
  const places = shuffled(dice, [
    { x: 92, y: 112, scale: 1.25 },
    { x: 220, y: 92, scale: 0.8 },
    { x: 206, y: 232, scale: 1.2 },
    { x: 72, y: 262, scale: 0.78 },
  ])
  const pairs = [
    [inks.main, inks.paper],
    [inks.second, inks.main],
    [inks.paper, inks.second],
    [inks.main, inks.second],
  ] as const
  const hill = 'M0 400v-50a170 170 0 0 1 180 6a110 110 0 0 1 120-2v46z'
  return (
    fill(inks.soft, circle(150, 190, 150)) +
    places.map((place, index) => put(place, lantern(...(pairs[index] ?? pairs[0])))).join('') +
    fill(inks.deep, hill) +
    fill(inks.paper, rect(60, 366, 8, 8) + rect(110, 352, 8, 8) + rect(228, 366, 8, 8) + rect(190, 378, 8, 8))
  )
}

/** The June street festivals. */
export const bandeirinhas: SceneMotif = {
  name: 'bandeirinhas',
  categories: ['BGS', 'RNG', 'LIVE', 'LOTT'],
  variants: ['varal', 'arraial', 'baloes'],
  paint: (inks, variant, dice) => {
    if (variant === 'arraial') return slung(inks, dice)
    if (variant === 'baloes') return balloons(inks, dice)
    return lines(inks, dice)
  },
}
