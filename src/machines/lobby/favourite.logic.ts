import type { Mark } from '#api/lobby/favourites.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'

export type FavouriteInput = {
  player: Player
  /** Node ids of the favourites last known to this tab, shown until the platform responds. */
  saved: readonly number[]
}

export type FavouriteContext = FavouriteInput & {
  /** Node ids shown as favourites, including changes that are not saved yet. */
  marked: readonly number[]
  /** Node ids of the favourites that the platform has confirmed. */
  kept: readonly number[]
  unsaved: readonly Mark[]
  wanted: Game | null
  /** Node ids of games pressed within the last second. */
  resting: readonly number[]
  /** The failed change that is shown; null if there is none. `until`: when to retry, in epoch ms. */
  failed: { game: Game; failure: CallFailure; until: number } | null
}

type Marks = Pick<FavouriteContext, 'marked' | 'kept' | 'unsaved'>

export const nobody = { marked: [], kept: [], unsaved: [], resting: [], wanted: null, failed: null } as const

/** Returns the favourites loaded from the platform, plus a game that was marked before they were loaded. */
export function afterReading(kept: readonly number[], wanted: Game | null): Marks {
  const isNew = wanted !== null && !kept.includes(wanted.nodeId)
  return marksOf(kept, isNew ? [{ game: wanted, marked: true }] : [])
}

/**
 * Queues a change that marks or unmarks a game as a favourite. The first queued change stays, because it is
 * already being sent. Of the other changes, only the latest one for each game stays.
 */
export function toggled(
  { marked, kept, unsaved, resting }: FavouriteContext,
  game: Game,
): Marks & Pick<FavouriteContext, 'resting'> {
  const mark = { game, marked: !marked.includes(game.nodeId) }
  const others = unsaved.filter((other, place) => place === 0 || other.game.nodeId !== game.nodeId)
  const isSo = marksOf(kept, others).marked.includes(game.nodeId) === mark.marked
  return {
    ...marksOf(kept, isSo ? others : [...others, mark]),
    resting: [...resting, game.nodeId],
  }
}

export function afterSaving({ kept, unsaved }: FavouriteContext): Marks {
  const [saved, ...left] = unsaved
  if (!saved) throw new Error('There is no change to save.')
  return marksOf(afterMark(kept, saved), left)
}

/** Drops all unsaved changes to the game whose change failed, and shows its confirmed state. */
export function afterFailure(
  { kept, unsaved }: FavouriteContext,
  failure: CallFailure,
  now: number,
): Marks & Pick<FavouriteContext, 'failed'> {
  const [refused] = unsaved
  if (!refused) throw new Error('There is no change to save.')
  const { game } = refused
  const left = unsaved.filter((mark) => mark.game.nodeId !== game.nodeId)
  return { ...marksOf(kept, left), failed: { game, failure, until: now + failure.retryAfter } }
}

export function firstOf({ unsaved }: FavouriteContext): Mark {
  const [first] = unsaved
  if (!first) throw new Error('There is no change to save.')
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
