import { arrangementOf } from '@palpite/game-art/arrangement.ts'
import { artRequest } from '@palpite/game-art/game-inks.ts'

/** A picture as it stands in a list: what it was asked by, and everything by which it could look like another. */
type Placed = { motif: string; composition: string; inks: string; whole: string }

export type Picture = { nodeId: number; hue: number }

/** Pictures that a wide screen shows at once, in a row of it, and beside one. */
const SCREEN = 24
const ROW = 7
const NEIGHBOURS = 3
const HUES = Array.from({ length: 24 }, (_, step) => step * 15)

/** Node numbers that are tried for a game: the number decides the composition, the hue only the inks. */
export const NUMBERS_A_GAME = 4

/**
 * Chooses number and hue for one game after another, so that no picture looks like one near it: not the same inks in a
 * row, not the same composition side by side, not the same motif in the same composition on one screen, and no two
 * alike anywhere, as far as there are enough to choose from.
 */
export class TileLineUp {
  private readonly placed: Placed[] = []
  private readonly seen: Set<string>

  /** `seen` is shared by the lists whose pictures must not repeat each other's. */
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

/** Numbers and hues begin elsewhere for each game, so that neither a card's look (GAME-01) nor an ink is everybody's first. */
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
  // Scenes fill the tile, so that each variant is its own composition.
  const arranged = composition?.name ?? variant
  return {
    motif: motif.name,
    composition: arranged,
    inks: inks.name,
    whole: [motif.name, variant, arranged, inks.name].join(' '),
  }
}

/** How far apart two games of the same motif stand, where there are enough others. */
const APART = 8

/** The same titles in nearly the same order, those of one motif apart. */
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
