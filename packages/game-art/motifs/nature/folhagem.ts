import type { Inks } from '#game-art/inks.ts'
import { fill, HATCH, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { type Rng, shuffled } from '#game-art/seeded-rng.ts'
import { circle, lens, rays, rect, ringPoints, sector } from '#game-art/shapes.ts'

/** Draws a broad, veined leaf that points up from the origin. */
function blade(length: number, ink: string, vein: string): string {
  const wide = Math.round(length * 0.44)
  const high = Math.round(length * 0.85)
  const low = Math.round(length * 0.35)
  const edge = `M0 0C${-wide} ${-low} ${-Math.round(length * 0.36)} ${-high} 0 ${-length}C${Math.round(length * 0.36)} ${-high} ${wide} ${-low} 0 0z`
  const veins = [0.25, 0.42, 0.58, 0.72].map((share) => {
    const y = Math.round(-length * share)
    const [dx, dy] = [Math.round(length * 0.2), Math.round(length * 0.13)]
    return `M${-dx} ${y - dy}L0 ${y}L${dx} ${y - dy}`
  })
  return (
    put({ x: 8, y: 8 }, fill(HATCH, edge)) +
    fill(ink, edge) +
    line(vein, 3.5, `M0 0V${Math.round(-length * 0.92)}${veins.join('')}`)
  )
}

function sunrise(inks: Inks, dice: Rng): string {
  const lean = dice() * 8
  return [
    fill(inks.soft, rays(150, 150, 340, 16)),
    fill(HATCH, circle(159, 159, 78)),
    fill(inks.main, circle(150, 150, 78)),
    fill(inks.ground, rect(66, 160, 168, 6) + rect(70, 180, 160, 8) + rect(80, 202, 140, 10)),
    put({ x: 150, y: 420, turn: -44 }, blade(250, inks.second, inks.deep)),
    put({ x: 150, y: 420, turn: 42 + lean }, blade(250, inks.deep, inks.second)),
    put({ x: 60, y: 430, turn: -16 }, blade(200, inks.deep, inks.main)),
    put({ x: 240, y: 430, turn: 15 }, blade(190, inks.second, inks.paper)),
    put({ x: 150, y: 425, turn: -2 }, blade(190, inks.paper, inks.deep)),
  ].join('')
}

/** Path of a monstera leaf that points up. */
const SPLIT =
  'M0 92C-54 88 -84 44 -80 -2L-44 4L-82 -20C-76 -54 -52 -82 -30 -90L-14 -42L-16 -96C-8 -100 8 -100 16 -96L14 -42L30 -90C52 -82 76 -54 82 -20L44 4L80 -2C84 44 54 88 0 92z'

function garden(inks: Inks, dice: Rng): string {
  const [first = inks.main, second = inks.second, third = inks.paper] = shuffled(dice, [
    inks.main,
    inks.second,
    inks.paper,
  ])
  const leaf = (ink: string) =>
    fill(ink, SPLIT) + line(inks.deep, 4, 'M0 100V-60M0 40L-40 16M0 40L40 16M0 0L-34 -28M0 0L34 -28')
  const frond = (ink: string) =>
    fill(
      ink,
      [-60, -40, -20, 0, 20, 40, 60]
        .map((turn) =>
          lens(
            [0, 40],
            [Math.sin((turn * Math.PI) / 180) * 130, 40 - Math.cos((turn * Math.PI) / 180) * 130],
            0.2,
          ),
        )
        .join(''),
    )
  return [
    fill(inks.soft, circle(0, 400, 260) + circle(300, 0, 200)),
    put({ x: 84, y: 92, turn: -24, scale: 0.95 }, leaf(first)),
    put({ x: 240, y: 150, turn: 30, scale: 0.9 }, frond(third)),
    put({ x: 216, y: 322, turn: 16, scale: 1.1 }, leaf(second)),
    put({ x: 60, y: 286, turn: -28, scale: 0.95 }, frond(first)),
    fill(
      inks.paper,
      ringPoints(6, 15, 150, 214)
        .map(([x, y]) => circle(x, y, 10))
        .join(''),
    ),
    fill(inks.warm, circle(150, 214, 11)),
  ].join('')
}

function lilies(inks: Inks, dice: Rng): string {
  const pads = [
    { x: 86, y: 92, radius: 78 },
    { x: 236, y: 192, radius: 88 },
    { x: 92, y: 300, radius: 92 },
    { x: 262, y: 366, radius: 54 },
    { x: 236, y: 44, radius: 42 },
  ]
  const start = dice() * 360
  const drawn = pads.map(({ x, y, radius }, index) => {
    const from = start + index * 77
    const pad = sector(x, y, 0, radius, from, from + 334)
    return (
      put({ x: 8, y: 8 }, fill(HATCH, pad)) +
      fill(index % 2 ? inks.second : inks.main, pad) +
      line(
        inks.deep,
        3,
        ringPoints(7, radius * 0.8, x, y, from + 20)
          .map(([px, py]) => `M${x} ${y}L${Math.round(px)} ${Math.round(py)}`)
          .join(''),
      )
    )
  })
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => `<path transform="rotate(${turn})" d="M0 0C-16 -12 -14 -34 0 -46C14 -34 16 -12 0 0z"/>`,
  )
  const flower = `<g fill="${inks.paper}">${petals.join('')}</g>${fill(inks.warm, circle(0, 0, 13))}`
  return (
    fill(
      inks.soft,
      rect(0, 0, 300, 60) + rect(0, 130, 300, 40) + rect(0, 240, 300, 30) + rect(0, 340, 300, 60),
    ) +
    drawn.join('') +
    put({ x: 168, y: 236 }, flower) +
    put({ x: 132, y: 44, scale: 0.55 }, flower)
  )
}

export const folhagem: SceneMotif = {
  name: 'folhagem',
  categories: ['RNG', 'BGS'],
  variants: ['sol', 'jardim', 'vitoria-regia'],
  paint: (inks, variant, dice) => {
    if (variant === 'jardim') return garden(inks, dice)
    if (variant === 'vitoria-regia') return lilies(inks, dice)
    return sunrise(inks, dice)
  },
}
