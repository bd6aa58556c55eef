import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'

export type LobbyInput = {
  player: Player
  language: Language
  query: GameListQuery
  /** The list's cached games, shown at once when the player returns to it; null if there are none. */
  known: GameListPart | null
}

export type LobbyContext = {
  player: Player
  language: Language
  query: GameListQuery
  /** Text of the search field. The URL follows when typing pauses. */
  text: string
  games: readonly Game[]
  /** The query that loaded `games`; null if none has. */
  listed: GameListQuery | null
  totalPages: number
  total: number
  close: boolean
  /** Number of pages loaded into `games`. */
  shownPages: number
  failure: CallFailure | null
}

const nothing = {
  games: [],
  listed: null,
  totalPages: 0,
  total: 0,
  close: false,
  shownPages: 0,
  failure: null,
}

export const createContext = ({ known, ...input }: LobbyInput): LobbyContext => ({
  ...input,
  ...nothing,
  ...known,
  listed: known && input.query,
  text: input.query.text,
  shownPages: known ? input.query.pages : 0,
})

/** Whether each member has a list of their own (HOME-07). */
export const isOwn = ({ selection }: GameListQuery): boolean =>
  selection === 'favorite' || selection === 'recent'

export const searchQuery = ({ text }: LobbyContext): string => cleanTyped(text)

/** Whether the cleaned text of the search field equals the query's text. */
export const isCurrentQuery = (context: LobbyContext, { text }: GameListQuery): boolean =>
  searchQuery(context) === text

export const typedRequest = (context: LobbyContext): GameListQuery => ({
  ...context.query,
  text: searchQuery(context),
  first: 1,
  pages: 1,
})

export const isOtherList = ({ query, listed }: LobbyContext): boolean =>
  listed !== null && (listed.category !== query.category || listed.selection !== query.selection)

export const isSameQuery = (one: GameListQuery, other: GameListQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export function missingOf({ query, shownPages }: LobbyContext): GameListQuery {
  return { ...query, first: query.first + shownPages, pages: query.pages - shownPages }
}

const isSameList = ({ pages: _some, ...one }: GameListQuery, { pages: _others, ...other }: GameListQuery) =>
  JSON.stringify(one) === JSON.stringify(other)

export const isNextPage = ({ query, shownPages }: LobbyContext, other: GameListQuery): boolean =>
  isSameList(query, other) && other.pages > shownPages

export const isShownQuery = ({ query, shownPages }: LobbyContext, other: GameListQuery): boolean =>
  isSameList(query, other) && other.pages === shownPages

export const partOf = ({ games, totalPages, total, close }: LobbyContext): GameListPart => ({
  games,
  totalPages,
  total,
  close,
})

/** Removes repeated games: a list that changes between two page requests can repeat some. */
export const withoutRepeats = (games: readonly Game[]): readonly Game[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
]
