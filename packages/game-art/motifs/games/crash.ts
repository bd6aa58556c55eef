import type { Inks } from '#game-art/inks.ts'
import { wordAt } from '#game-art/letters.ts'
import { cord, fill, HATCH, line, put } from '#game-art/marks.ts'
import type { SceneMotif } from '#game-art/motif.ts'
import { pick, type Rng, whole } from '#game-art/seeded-rng.ts'
import { circle, polygon, rect, star } from '#game-art/shapes.ts'

function grid(inks: Inks): string {
  const upright = [50, 100, 150, 200, 250].map((x) => `M${x} 0V400`).join('')
  const level = [50, 100, 150, 200, 250, 300, 350].map((y) => `M0 ${y}H300`).join('')
  return line(inks.soft, 2, upright + level)
}

const multiplier = (dice: Rng) => `${whole(dice, 2, 99)}X`

function curve(inks: Inks, dice: Rng): string {
  const bend = whole(dice, 120, 190)
  const path = `M0 352C${bend} 348 214 260 236 116`
  const ship =
    fill(inks.paper, 'M0 -44C18 -24 22 2 16 26H-16C-22 2 -18 -24 0 -44z') +
    fill(
      inks.main,
      'M0 -44C9 -35 15 -24 17 -12H-17C-15 -24 -9 -35 0 -44zM-16 8L-32 34L-12 26zM16 8L32 34L12 26z',
    ) +
    fill(inks.deep, circle(0, -2, 8)) +
    fill(inks.warm, 'M-9 28h18L0 56z')
  const seal = { x: whole(dice, 66, 96), y: whole(dice, 88, 120) }
  return (
    grid(inks) +
    fill(inks.second, `${path}L236 400H0z`) +
    fill(HATCH, `${path}L236 400H0z`) +
    cord(inks.main, 11, path) +
    put({ x: 240, y: 92, turn: 14, scale: 1.35 }, ship) +
    fill(inks.deep, circle(seal.x + 7, seal.y + 7, 52)) +
    fill(inks.paper, star(seal.x, seal.y, 60, 16, 0.86)) +
    wordAt(multiplier(dice), seal.x, seal.y, 32, inks.deep, 2.8)
  )
}

function bars(inks: Inks, dice: Rng): string {
  const heights = [34, 56, 90, 140, 214].map((height) => height + whole(dice, -8, 8))
  const columns = heights.map((height, index) => {
    const x = 22 + index * 52
    const ink = [inks.second, inks.paper, inks.main][index % 3] ?? inks.main
    return fill(HATCH, rect(x + 9, 361 - height, 42, height)) + fill(ink, rect(x, 352 - height, 42, height))
  })
  const peak = 352 - (heights[4] ?? 200)
  return (
    grid(inks) +
    columns.join('') +
    fill(inks.deep, rect(0, 352, 300, 48)) +
    fill(inks.paper, star(251, peak - 36, 30, 8, 0.5)) +
    fill(inks.warm, circle(251, peak - 36, 10)) +
    wordAt(multiplier(dice), 86, 110, 56, inks.line, 2.6)
  )
}

/** Draws a mountain with a trail to its peak and a flag on top. */
function summit(inks: Inks, dice: Rng): string {
  const flag = pick(dice, [inks.main, inks.paper])
  const peak = polygon([150, 118], [330, 400], [-30, 400])
  return (
    fill(inks.soft, circle(150, 150, 120)) +
    fill(HATCH, polygon([159, 127], [339, 409], [-21, 409])) +
    fill(inks.second, peak) +
    fill(inks.deep, polygon([150, 118], [330, 400], [176, 400], [132, 300], [168, 240])) +
    fill(inks.paper, polygon([150, 118], [188, 178], [168, 168], [152, 190], [136, 170], [112, 178])) +
    cord(inks.main, 7, 'M6 396L66 352L52 316L106 284L98 240L134 208L140 172') +
    fill(inks.paper, circle(66, 352, 8) + circle(106, 284, 8) + circle(134, 208, 8)) +
    cord(inks.line, 5, 'M150 122V38') +
    fill(flag, polygon([150, 38], [214, 58], [150, 82])) +
    wordAt(multiplier(dice), 66, 74, 34, inks.line, 2.8)
  )
}

export const crash: SceneMotif = {
  name: 'crash',
  categories: ['BGS', 'RNG', 'PVP'],
  variants: ['curva', 'degraus', 'cume'],
  paint: (inks, variant, dice) => {
    if (variant === 'degraus') return bars(inks, dice)
    if (variant === 'cume') return summit(inks, dice)
    return curve(inks, dice)
  },
}
