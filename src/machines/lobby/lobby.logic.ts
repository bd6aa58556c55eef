import type { GameListPart, GameListQuery } from '#api/lobby/game-list.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'

export type LobbyInput = {
  player: Player
  language: Language
  /** What the address names. */
  wish: GameListQuery
  /** What that list held a short while ago, when somebody comes back to it. */
  known: GameListPart | null
}

export type LobbyContext = {
  player: Player
  language: Language
  wish: GameListQuery
  /** What stands in the field; the address follows when it has been quiet. */
  text: string
  games: readonly Game[]
  /** Which list `games` are of; null where there are none. */
  listed: GameListQuery | null
  totalPages: number
  total: number
  close: boolean
  /** How many pages `games` are. */
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
  listed: known && input.wish,
  text: input.wish.text,
  shownPages: known ? input.wish.pages : 0,
})

/** Lists that are each member's own (HOME-07). */
export const isOwn = ({ selection }: GameListQuery): boolean =>
  selection === 'favorite' || selection === 'recent'

/** What is looked for of what stands in the field. */
export const searchQuery = ({ text }: LobbyContext): string => cleanTyped(text)

/** Whether the field already says what the list is narrowed by, also while a space waits for the next word. */
export const isWhatStands = (context: LobbyContext, { text }: GameListQuery): boolean =>
  searchQuery(context) === text

/** What is wished once the field's text is looked for: its list from the beginning. */
export const typedRequest = (context: LobbyContext): GameListQuery => ({
  ...context.wish,
  text: searchQuery(context),
  first: 1,
  pages: 1,
})

/** Whether the games that stand there are those of another page than is wished. */
export const isElsewhere = ({ wish, listed }: LobbyContext): boolean =>
  listed !== null && (listed.category !== wish.category || listed.selection !== wish.selection)

export const isSameQuery = (one: GameListQuery, other: GameListQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The pages of a list that are wished and not there. */
export function missingOf({ wish, shownPages }: LobbyContext): GameListQuery {
  return { ...wish, first: wish.first + shownPages, pages: wish.pages - shownPages }
}

const isSameList = ({ pages: _some, ...one }: GameListQuery, { pages: _others, ...other }: GameListQuery) =>
  JSON.stringify(one) === JSON.stringify(other)

/** The same list from the same page on, with more pages than are shown. */
export const isMore = ({ wish, shownPages }: LobbyContext, wished: GameListQuery): boolean =>
  isSameList(wish, wished) && wished.pages > shownPages

export const isAsShown = ({ wish, shownPages }: LobbyContext, wished: GameListQuery): boolean =>
  isSameList(wish, wished) && wished.pages === shownPages

/** The list as it is known now. */
export const partOf = ({ games, totalPages, total, close }: LobbyContext): GameListPart => ({
  games,
  totalPages,
  total,
  close,
})

/** A list that has changed between its pages brings some games twice. */
export const withoutRepeats = (games: readonly Game[]): readonly Game[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
]
