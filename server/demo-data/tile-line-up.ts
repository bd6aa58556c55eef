import { arrangementOf } from '@palpite/game-art/arrangement.ts'
import { artRequest } from '@palpite/game-art/game-inks.ts'

/** A picture in a list, with all attributes by which it could resemble another one. */
type Placed = { motif: string; composition: string; inks: string; whole: string }

export type Picture = { nodeId: number; hue: number }

/** Number of pictures on a wide screen, per row, and next to a picture. */
const SCREEN = 24
const ROW = 7
const NEIGHBOURS = 3
const HUES = Array.from({ length: 24 }, (_, step) => step * 15)

/** Node numbers to try per game. The number decides the composition, the hue only the colours. */
export const NUMBERS_A_GAME = 4

/**
 * Assigns number and hue to each game so that near pictures differ: other colours within a row, another
 * composition than the adjacent ones, no motif twice in one composition per screen, and no two equal
 * pictures. Rules are broken only when there are not enough candidates.
 */
export class TileLineUp {
  private readonly placed: Placed[] = []
  private readonly seen: Set<string>

  /** `seen` is shared by lists that must not repeat each other's pictures. */
  constructor(seen: Set<string>) {
    this.seen = seen
  }

  place(motif: string, firstNodeId: number): Picture {
    let best: { picture: Picture; placed: Placed; cost: number } | undefined
    for (const picture of candidates(firstNodeId)) {
      const placed = appearance(motif, picture)
      const cost = this.costOf(placed)
      if (best === undefined || cost < best.cost) best = { picture, placed, cost }
      if (cost === 0) break
    }
    if (best === undefined) throw new Error(`No picture for ${motif}.`)
    this.placed.push(best.placed)
    this.seen.add(best.placed.whole)
    return best.picture
  }

  private costOf({ motif, composition, inks, whole }: Placed): number {
    const before = (count: number) => this.placed.slice(-count)
    const count = (among: Placed[], isAlike: (other: Placed) => boolean) => among.filter(isAlike).length
    return (
      (this.seen.has(whole) ? 100 : 0) +
      20 * count(before(SCREEN), (other) => other.motif === motif && other.composition === composition) +
      3 * count(before(ROW), (other) => other.inks === inks) +
      2 * count(before(NEIGHBOURS), (other) => other.composition === composition)
    )
  }
}

/** Each game starts with other numbers and hues, so that no card look (GAME-01) or colour dominates. */
function* candidates(firstNodeId: number): Generator<Picture> {
  const turn = Math.floor(firstNodeId / NUMBERS_A_GAME)
  for (let number = 0; number < NUMBERS_A_GAME; number++) {
    for (let step = 0; step < HUES.length; step++) {
      const hue = HUES[(firstNodeId * 7 + step * 5) % HUES.length] ?? 0
      yield { nodeId: firstNodeId + ((turn + number) % NUMBERS_A_GAME), hue }
    }
  }
}

function appearance(request: string, { nodeId, hue }: Picture): Placed {
  const { motif, variant, inks, composition } = arrangementOf(artRequest({ nodeId, motif: request, hue }))
  // Scenes fill the tile, so each variant counts as a composition.
  const arranged = composition?.name ?? variant
  return {
    motif: motif.name,
    composition: arranged,
    inks: inks.name,
    whole: [motif.name, variant, arranged, inks.name].join(' '),
  }
}

/** Minimum distance of two games with the same motif, if enough other games exist. */
const APART = 8

/** Separates equal motifs, and changes the order as little as possible. */
export function spaced<Entry>(entries: readonly Entry[], motifOf: (entry: Entry) => string): Entry[] {
  const waiting = [...entries]
  const order: Entry[] = []
  while (waiting.length > 0) {
    const near = new Set(order.slice(-APART).map(motifOf))
    const fit = waiting.findIndex((entry) => !near.has(motifOf(entry)))
    order.push(...waiting.splice(Math.max(fit, 0), 1))
  }
  return order
}
