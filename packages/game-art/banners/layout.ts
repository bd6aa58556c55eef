import type { Stage } from '#game-art/composition.ts'

/** A way to lay out a banner, 960 by 360. What lies left of 528, 55 %, stays flat: type is set on it. */
export type BannerLayout = {
  name: string
  /** Set at night: the flat part is printed deep, and type on it in paper. */
  dark?: boolean
  compose: (stage: Stage) => string
}

/** Keeps a drawing right of the flat part, between two x. */
export function within(from: number, to: number, drawing: string): string {
  const box = `x="${from}" y="0" width="${to - from}" height="360" viewBox="${from} 0 ${to - from} 360"`
  return `<svg ${box}>${drawing}</svg>`
}
