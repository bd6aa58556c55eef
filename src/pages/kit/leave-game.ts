import type { AnyRouter } from '@tanstack/react-router'

const GAME_PAGE = '/seamless'

export const isOnGamePage = ({ history }: Pick<AnyRouter, 'history'>): boolean =>
  history.location.pathname === GAME_PAGE

let isLeaving = false

/**
 * Whether the game page is being left. True from the call to `leaveGamePage` until the page has changed,
 * because browsers navigate back asynchronously.
 */
export const isLeavingGamePage = (): boolean => isLeaving

/** Returns to the page from which the game was opened, or to Home if the visit began on the game page. */
export function leaveGamePage({ history }: Pick<AnyRouter, 'history'>): void {
  if (!history.canGoBack()) {
    history.replace('/')
    return
  }
  isLeaving = true
  const unsubscribe = history.subscribe(() => {
    isLeaving = false
    unsubscribe()
  })
  history.back()
}

let leftGame: number | null = null

export function noteLeftGame(nodeId: number): void {
  leftGame = nodeId
}

/** Focuses the tile of the game that was left, unless the focus has moved elsewhere. */
export function focusLeftGame(): void {
  if (leftGame === null) return
  const tile = document.querySelector<HTMLElement>(`[data-tile="${leftGame}"]`)
  leftGame = null
  if (document.activeElement === document.body) tile?.focus({ preventScroll: true })
}
