import { arrangementOf } from '@palpite/game-art/arrangement.ts'
import { artRequest } from '@palpite/game-art/game-inks.ts'

/** A picture in a list, with the properties by which it could resemble another picture. */
type Placed = { motif: string; composition: string; inks: string; whole: string }

export type Picture = { nodeId: number; hue: number }

/** Number of pictures on a wide screen. */
const SCREEN = 24
/** Number of pictures in a row. */
const ROW = 7
/** Number of preceding pictures that count as adjacent to a picture. */
const NEIGHBOURS = 3
const HUES = Array.from({ length: 24 }, (_, step) => step * 15)

/** How many node ids to try per game. The id decides the composition; the hue decides only the colours. */
export const NUMBERS_A_GAME = 4

/**
 * Assigns a node id and a hue to each game so that pictures near each other differ. No two pictures are
 * equal. On a screen, no motif appears twice in the same composition. Within a row, the colours differ.
 * Adjacent pictures have different compositions. Rules are broken only if there are not enough candidates.
 */
export class TileLineUp {
  private readonly placed: Placed[] = []
  private readonly seen: Set<string>

  /** `seen` is shared by lists that must not show each other's pictures. */
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

/**
 * Each game starts with a different node id and hue, so that no tile design (GAME-01) or colour dominates.
 */
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
  // Scenes fill the whole tile, so each variant counts as its own composition.
  const arranged = composition?.name ?? variant
  return {
    motif: motif.name,
    composition: arranged,
    inks: inks.name,
    whole: [motif.name, variant, arranged, inks.name].join(' '),
  }
}

/** Minimum distance between two games with the same motif, if there are enough other games. */
const APART = 8

/** Separates equal motifs while changing the order as little as possible. */
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
