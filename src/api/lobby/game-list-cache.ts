import type { Language } from '#domain/text/language.ts'
import type { GameListPart, GameListQuery } from './game-list.ts'

/** Lists that are kept, and for how many milliseconds: long enough to come back from a game to where one was. */
const KEPT = 24
const GOOD_FOR = 10 * 60_000

const known = new Map<string, { wish: GameListQuery; part: GameListPart; at: number }>()

const nameOf = (wish: GameListQuery, language: Language): string => JSON.stringify([language, wish])

/** Keeps what a list held, so that whoever comes back finds it at once and in its place. */
export function saveList(wish: GameListQuery, language: Language, part: GameListPart): void {
  const name = nameOf(wish, language)
  known.delete(name)
  known.set(name, { wish, part, at: Date.now() })
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}

/** What a list held a short while ago; null where that is not known. */
export function knownList(wish: GameListQuery, language: Language): GameListPart | null {
  const found = known.get(nameOf(wish, language))
  const isGood = found && Math.abs(Date.now() - found.at) < GOOD_FOR
  return isGood ? found.part : null
}

/** Forgets some, as when somebody else logs in: favourites and recent games are each member's own. */
export function forgetLists(isForgotten: (wish: GameListQuery) => boolean): void {
  for (const [name, { wish }] of known) if (isForgotten(wish)) known.delete(name)
}
