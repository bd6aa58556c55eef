import type { Stage } from '#game-art/composition.ts'

/** A banner layout, 960 by 360. The left 528 units (55%) have a single colour, as a background for text. */
export type BannerLayout = {
  name: string
  /** Whether the text area is dark, with light text. */
  dark?: boolean
  compose: (stage: Stage) => string
}

/** Clips a drawing to the range between two x coordinates. */
export function within(from: number, to: number, drawing: string): string {
  const box = `x="${from}" y="0" width="${to - from}" height="360" viewBox="${from} 0 ${to - from} 360"`
  return `<svg ${box}>${drawing}</svg>`
}
