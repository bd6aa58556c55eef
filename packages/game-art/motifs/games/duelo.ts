import type { Inks } from '#game-art/inks.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { pick, type Rng, shuffled } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect, star, teeth } from '#game-art/shapes.ts'

type Colours = { body: string; trim: string; mark: string; dark: string }

type Emblem = { outline: string; draw: (colours: Colours) => string }

const SHIELD = 'M-60 -74C-34 -70 -16 -78 0 -90C16 -78 34 -70 60 -74V4C60 46 36 72 0 92C-36 72 -60 46 -60 4z'
const TOP = 'M-58 -40C-58 -62 58 -62 58 -40C58 4 24 40 6 62L0 92L-6 62C-24 40 -58 4 -58 -40z'
const KITE = polygon([0, -88], [58, -14], [0, 88], [-58, -14])
const HELM = 'M-52 88V-10C-52 -58 -26 -84 8 -84C40 -84 56 -60 56 -28V-6L66 34L52 44L46 88z'
const MASK =
  'M0 -22C-22 -50 -58 -54 -78 -44C-82 10 -58 40 -30 36C-14 34 -6 24 0 12C6 24 14 34 30 36C58 40 82 10 78 -44C58 -54 22 -50 0 -22z'
const STANDARD = polygon([-50, -78], [50, -78], [50, 84], [0, 54], [-50, 84])
const DRUM = 'M-56 -52a56 20 0 0 1 112 0V52a56 20 0 0 1-112 0z'

const emblems: Readonly<Record<string, Emblem>> = {
  escudos: {
    outline: SHIELD,
    draw: ({ body, trim, mark, dark }) =>
      fill(body, SHIELD) +
      fill(trim, 'M0 -90C16 -78 34 -70 60 -74V4H0zM0 4V92C-36 72 -60 46 -60 4z') +
      fill(mark, star(0, 0, 34, 8, 0.5)) +
      fill(dark, circle(0, 0, 10)) +
      line(dark, 4, SHIELD),
  },
  pioes: {
    outline: `${TOP}M-8 -56h16v-32h-16z`,
    draw: ({ body, trim, mark, dark }) =>
      fill(dark, 'M-8 -52h16v-36h-16z') +
      fill(body, TOP) +
      fill(
        trim,
        'M-57 -28C-30 -14 30 -14 57 -28C54 -10 48 4 40 18C20 26 -20 26 -40 18C-48 4 -54 -10 -57 -28z',
      ) +
      fill(mark, circle(-24, 0, 7) + circle(0, 4, 7) + circle(24, 0, 7)) +
      cord(dark, 4, 'M-40 20C-20 28 20 28 40 20M-20 44C-8 48 8 48 20 44'),
  },
  pipas: {
    outline: KITE,
    draw: ({ body, trim, mark, dark }) =>
      fill(body, KITE) +
      fill(trim, polygon([0, -88], [58, -14], [-58, -14])) +
      line(dark, 4, 'M0 -88V88M-58 -14H58') +
      fill(mark, circle(0, -14, 22)) +
      fill(dark, circle(0, -14, 10)) +
      cord(dark, 4, 'M0 88C14 98 -14 108 -2 118') +
      fill(mark, polygon([-20, 92], [20, 110], [20, 92], [-20, 110])),
  },
  elmos: {
    outline: HELM,
    draw: ({ body, trim, mark, dark }) =>
      fill(trim, 'M-52 -20C-84 -60 -60 -104 -6 -100C20 -98 30 -88 34 -78C0 -70 -30 -56 -52 -20z') +
      fill(body, HELM) +
      fill(dark, 'M4 -26H58V-10H4zM26 4h8v34h-8zM42 4h8v34h-8z') +
      fill(mark, 'M-52 60h100l-2 14h-98z') +
      fill(dark, circle(-30, 40, 4) + circle(-30, 10, 4) + circle(-30, -20, 4)),
  },
  mascaras: {
    outline: MASK,
    draw: ({ body, trim, mark, dark }) =>
      fill(body, MASK) +
      fill(trim, 'M0 -22C22 -50 58 -54 78 -44C82 10 58 40 30 36C14 34 6 24 0 12z') +
      fill(
        dark,
        'M-62 -18C-50 -36 -28 -36 -16 -14C-28 2 -50 2 -62 -18zM62 -18C50 -36 28 -36 16 -14C28 2 50 2 62 -18z',
      ) +
      fill(mark, polygon([0, -60], [14, -34], [0, -8], [-14, -34])) +
      cord(mark, 5, 'M-60 44q-16 16-6 34M60 44q16 16 6 34'),
  },
  estandartes: {
    outline: STANDARD,
    draw: ({ body, trim, mark, dark }) =>
      fill(body, STANDARD) +
      fill(trim, polygon([-50, -78], [50, -78], [-50, 22]) + polygon([50, 10], [50, 84], [0, 54])) +
      fill(dark, circle(0, -14, 32)) +
      fill(mark, star(0, -14, 27, 6, 0.5)) +
      cord(dark, 8, 'M-62 -80H62'),
  },
  tambores: {
    outline: DRUM,
    draw: ({ body, trim, mark, dark }) =>
      fill(body, DRUM) +
      fill(
        trim,
        polygon(
          [-56, -40],
          [-28, 60],
          [0, -34],
          [28, 60],
          [56, -40],
          [56, 52],
          [28, 70],
          [-28, 70],
          [-56, 52],
        ),
      ) +
      fill(dark, 'M-58 -52a58 22 0 0 1 116 0a58 22 0 0 1-116 0z') +
      fill(mark, 'M-48 -53a48 16 0 0 1 96 0a48 16 0 0 1-96 0z') +
      line(dark, 4, 'M-56 40a56 20 0 0 0 112 0'),
  },
}

/** Draws one fighter of a duel, centred on the origin. Its paper outline contrasts with any background. */
export function fighterOf(inks: Inks, variant: string, side: 'left' | 'right'): string {
  const { outline, draw } = emblemOf(variant)
  const [body, mark] = side === 'left' ? [inks.main, inks.second] : [inks.second, inks.main]
  const turned = { x: 0, y: 0, scale: 0.98, flip: side === 'right' }
  return put(turned, line(inks.paper, 14, outline) + draw({ body, trim: inks.paper, mark, dark: inks.deep }))
}

function emblemOf(variant: string): Emblem {
  const emblem = emblems[variant] ?? emblems.escudos
  if (emblem === undefined) throw new Error('The duel has no emblems.')
  return emblem
}

type Ground = { half: (ink: string) => string; upper: Spot; lower: Spot }

type Spot = { x: number; y: number; scale?: number }

/** Backgrounds that divide the tile in two: with a rising or falling line, or with a zigzag. */
const grounds: readonly Ground[] = [
  {
    half: (ink) => fill(ink, polygon([0, 0], [300, 0], [300, 60], [0, 340])),
    upper: { x: 92, y: 122 },
    lower: { x: 208, y: 282 },
  },
  {
    half: (ink) => fill(ink, polygon([0, 0], [300, 0], [300, 340], [0, 60])),
    upper: { x: 208, y: 122 },
    lower: { x: 92, y: 282 },
  },
  {
    half: (ink) => fill(ink, rect(0, 0, 300, 200) + teeth(0, 199, 300, -26, 6)),
    upper: { x: 150, y: 100, scale: 0.9 },
    lower: { x: 150, y: 302, scale: 0.9 },
  },
]

function burst(inks: Inks, dice: Rng): string {
  const points = pick(dice, [8, 10, 12])
  return (
    fill(inks.deep, star(157, 207, 46, points, 0.6)) +
    fill(inks.paper, star(150, 200, 44, points, 0.6)) +
    fill(inks.warm, star(150, 200, 22, points, 0.6))
  )
}

export const duelo: SceneMotif = {
  name: 'duelo',
  categories: ['COCKFIGHT', 'PVP'],
  variants: Object.keys(emblems),
  paint: (inks, variant, dice) => {
    const emblem = emblemOf(variant)
    const { half, upper, lower } = pick(dice, grounds)
    const [one = inks.main, other = inks.second] = shuffled(dice, [inks.main, inks.second])
    const far: Colours = { body: one, trim: inks.paper, mark: other, dark: inks.deep }
    const near: Colours = { body: inks.paper, trim: other, mark: one, dark: inks.deep }
    const fighter = (place: Spot, colours: Colours, flip: boolean, turn: number) =>
      put({ ...place, x: place.x + 9, y: place.y + 9, turn, flip }, fill(HATCH, emblem.outline)) +
      put({ ...place, turn, flip }, emblem.draw(colours))
    const upperLooksRight = upper.x <= 150
    return [
      half(inks.soft),
      fighter(upper, far, !upperLooksRight, upperLooksRight ? 10 : -10),
      fighter(lower, near, upperLooksRight, upperLooksRight ? 10 : -10),
      burst(inks, dice),
    ].join('')
  },
}
