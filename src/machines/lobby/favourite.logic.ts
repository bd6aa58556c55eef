import type { Mark } from '#api/lobby/favourites.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'

export type FavouriteContext = {
  player: Player
  /** Node ids of the games that are shown as marked: what was pressed counts before the platform has answered. */
  marked: readonly number[]
  /** Those that the platform is known to have marked. */
  kept: readonly number[]
  /** What was pressed since and the platform does not know yet, in the order of the presses. */
  unsaved: readonly Mark[]
  /** A game that somebody wanted to mark before it was known what is marked. */
  wanted: Game | null
  /** Games that were pressed within the last second. */
  resting: readonly number[]
  /** The mark that did not come about, why, and from when on it may be tried again (epoch ms). */
  failed: { game: Game; failure: CallFailure; until: number } | null
}

type Marks = Pick<FavouriteContext, 'marked' | 'kept' | 'unsaved'>

export const nobody = { marked: [], kept: [], unsaved: [], resting: [], wanted: null, failed: null } as const

/** The platform has said what is marked; what somebody wanted to mark before is marked as well. */
export function afterReading(kept: readonly number[], wanted: Game | null): Marks {
  const isNew = wanted !== null && !kept.includes(wanted.nodeId)
  return marksOf(kept, isNew ? [{ game: wanted, marked: true }] : [])
}

/** The opposite of what is shown is to be saved. The first is on its way already; of what waits behind it only the last press counts. */
export function toggled(
  { marked, kept, unsaved, resting }: FavouriteContext,
  game: Game,
): Marks & Pick<FavouriteContext, 'resting'> {
  const wish = { game, marked: !marked.includes(game.nodeId) }
  const others = unsaved.filter((mark, place) => place === 0 || mark.game.nodeId !== game.nodeId)
  const isSo = marksOf(kept, others).marked.includes(game.nodeId) === wish.marked
  return {
    ...marksOf(kept, isSo ? others : [...others, wish]),
    resting: [...resting, game.nodeId],
  }
}

/** The platform has taken the first of what was pressed. */
export function afterSaving({ kept, unsaved }: FavouriteContext): Marks {
  const [saved, ...left] = unsaved
  if (!saved) throw new Error('Nothing was to be saved.')
  return marksOf(afterMark(kept, saved), left)
}

/** Nothing that was pressed for the game holds: it is shown again as the platform has it. */
export function afterFailure(
  { kept, unsaved }: FavouriteContext,
  failure: CallFailure,
  now: number,
): Marks & Pick<FavouriteContext, 'failed'> {
  const [refused] = unsaved
  if (!refused) throw new Error('Nothing was to be saved.')
  const { game } = refused
  const left = unsaved.filter((mark) => mark.game.nodeId !== game.nodeId)
  return { ...marksOf(kept, left), failed: { game, failure, until: now + failure.retryAfter } }
}

/** What is next to be told to the platform. */
export function firstOf({ unsaved }: FavouriteContext): Mark {
  const [first] = unsaved
  if (!first) throw new Error('Nothing is to be saved.')
  return first
}

const marksOf = (kept: readonly number[], unsaved: readonly Mark[]): Marks => ({
  kept,
  unsaved,
  marked: unsaved.reduce(afterMark, kept),
})

function afterMark(nodeIds: readonly number[], { game, marked }: Mark): readonly number[] {
  const others = nodeIds.filter((nodeId) => nodeId !== game.nodeId)
  return marked ? [game.nodeId, ...others] : others
}
