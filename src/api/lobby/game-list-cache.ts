import type { Language } from '#domain/text/language.ts'
import type { GameListPart, GameListQuery } from './game-list.ts'

/** Maximum number of cached lists. */
const KEPT = 24
/** How long a list is cached, in ms. A visit to a game is usually shorter. */
const GOOD_FOR = 10 * 60_000

const known = new Map<string, { query: GameListQuery; part: GameListPart; at: number }>()

const nameOf = (query: GameListQuery, language: Language): string => JSON.stringify([language, query])

/** Caches a list, so that players find it unchanged when they return from a game. */
export function saveList(query: GameListQuery, language: Language, part: GameListPart): void {
  const name = nameOf(query, language)
  known.delete(name)
  known.set(name, { query, part, at: Date.now() })
  const [oldest] = known.keys()
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
}

export function knownList(query: GameListQuery, language: Language): GameListPart | null {
  const found = known.get(nameOf(query, language))
  const isGood = found && Math.abs(Date.now() - found.at) < GOOD_FOR
  return isGood ? found.part : null
}

/** Clears the matching lists, for example the favourites and recent games of a member who has logged out. */
export function forgetLists(isForgotten: (query: GameListQuery) => boolean): void {
  for (const [name, { query }] of known) if (isForgotten(query)) known.delete(name)
}
