import type { Language } from '#domain/text/language.ts'
import type { GameListPart, GameListQuery } from './game-list.ts'

/** Number of cached lists and their lifetime in ms, long enough to return from a game. */
const KEPT = 24
const GOOD_FOR = 10 * 60_000

const known = new Map<string, { wish: GameListQuery; part: GameListPart; at: number }>()

const nameOf = (wish: GameListQuery, language: Language): string => JSON.stringify([language, wish])

/** Caches a list so that a returning member finds it in place. */
export function saveList(wish: GameListQuery, language: Language, part: GameListPart): void {
  const name = nameOf(wish, language)
  known.delete(name)
  known.set(name, { wish, part, at: Date.now() })
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}

export function knownList(wish: GameListQuery, language: Language): GameListPart | null {
  const found = known.get(nameOf(wish, language))
  const isGood = found && Math.abs(Date.now() - found.at) < GOOD_FOR
  return isGood ? found.part : null
}

/** Clears cached lists, for example favourites and recent games when another member logs in. */
export function forgetLists(isForgotten: (wish: GameListQuery) => boolean): void {
  for (const [name, { wish }] of known) if (isForgotten(wish)) known.delete(name)
}
