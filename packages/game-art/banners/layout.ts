import type { Stage } from '#game-art/composition.ts'

/** A banner layout, 960 by 360. The left 528 (55%) stay flat for text. */
export type BannerLayout = {
  name: string
  /** The flat part is dark, with light text. */
  dark?: boolean
  compose: (stage: Stage) => string
}

/** Clips a drawing to the range between two x. */
export function within(from: number, to: number, drawing: string): string {
  const box = `x="${from}" y="0" width="${to - from}" height="360" viewBox="${from} 0 ${to - from} 360"`
  return `<svg ${box}>${drawing}</svg>`
}
