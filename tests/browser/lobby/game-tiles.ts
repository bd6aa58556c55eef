import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

const FAVOURITE = textOf('lobby.game.favourite', { name: '' })
/** The beginning of a details button's label. */
export const ABOUT = textOf('lobby.game.about', { name: '' })
const isFavourite = new RegExp(`^${FAVOURITE}`)

export function gameTiles(scope: Scope) {
  return {
    favourite: (game: string) => scope.getByRole('button', { name: FAVOURITE + game }),
    favourites: scope.getByRole('button', { name: isFavourite }),
    marked: scope.getByRole('button', { name: isFavourite, pressed: true }),
    unmarked: scope.getByRole('button', { name: isFavourite, pressed: false }),
    info: (game: string) => scope.getByRole('button', { name: ABOUT + game }),
    infos: scope.getByRole('button', { name: new RegExp(`^${ABOUT}`) }),
    play: scope.getByRole('button', { name: textOf('common.play') }),
  }
}

/** The game's name in a favourite button's label. */
export const gameIn = (label: string): string => label.replace(FAVOURITE, '')
