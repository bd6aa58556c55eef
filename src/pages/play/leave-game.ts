import type { AnyRouter } from '@tanstack/react-router'

const GAME_PAGE = '/seamless'

export const isOnGamePage = ({ history }: Pick<AnyRouter, 'history'>): boolean =>
  history.location.pathname === GAME_PAGE

let isLeaving = false

/** Whether the page of a game is being left: the browser goes back in its own time. */
export const isLeavingGamePage = (): boolean => isLeaving

/** Leaves the page of a game for where it was started, as it was left; home where the site was opened with the game. */
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

/** The page of this game has gone; `nodeId` is its tile's. */
export function noteLeftGame(nodeId: number): void {
  leftGame = nodeId
}

/** Whoever came from a game goes on at its tile, unless the focus has gone somewhere else. */
export function focusLeftGame(): void {
  if (leftGame === null) return
  const tile = document.querySelector<HTMLElement>(`[data-tile="${leftGame}"]`)
  leftGame = null
  if (document.activeElement === document.body) tile?.focus({ preventScroll: true })
}
