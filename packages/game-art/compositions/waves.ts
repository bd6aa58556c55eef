import { type Composition, stand } from '#game-art/composition.ts'
import { fill, line } from '#game-art/marks.ts'
import { chance } from '#game-art/seeded-rng.ts'
import { circle } from '#game-art/shapes.ts'

/** Draws rows of scale-shaped waves from back to front. */
export function sea(crest: readonly [string, string], foam: string, top: number, rows: number): string {
  const drawn: string[] = []
  for (let row = 0; row < rows; row++) {
    const y = top + row * 38
    let bodies = ''
    let rings = ''
    for (let x = row % 2 ? -50 : 0; x < 300; x += 100) {
      bodies += `M${x} ${y}a50 50 0 0 1 100 0z`
      rings += `M${x + 14} ${y}a36 36 0 0 1 72 0M${x + 28} ${y}a22 22 0 0 1 44 0`
    }
    drawn.push(fill(crest[row % 2] ?? foam, bodies) + line(foam, 4, rings))
  }
  return drawn.join('')
}

export const waves: Composition = {
  name: 'waves',
  afloat: true,
  compose: (stage) => {
    const { inks, dice, field } = stage
    const left = chance(dice)
    const spray = [
      [0, 62, 14],
      [34, 98, 8],
      [8, 116, 5],
    ].map(([x = 0, y = 0, r = 0]) => circle(left ? 46 + x : 254 - x, y, r))
    return (
      fill(field, circle(150, 186, 136)) +
      line(inks.paper, 4, spray.join('')) +
      stand(stage, { x: 150, y: 190, scale: 0.98, flip: left }) +
      sea([inks.second, inks.deep], inks.ground, 336, 3)
    )
  },
}
