import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { isForMembers, lobbyPlace } from '#pages/kit/lobby-places.ts'
import { isLaunching } from '#pages/play/is-launching.ts'

/** Whether popups may appear on this path: only on Home and on lists of games. */
const isLobbyPath = (pathname: string): boolean =>
  pathname === '/' || lobbyPlace(pathname.slice(1))?.shows === 'games'

/** Whether only members can open this path, as is the case for all pages that move money. */
export function isMembersPath(pathname: string): boolean {
  const place = lobbyPlace(pathname.slice(1))
  return /^\/(member|agenthome)(\/|$)/i.test(pathname) || (place !== null && isForMembers(place))
}

/**
 * Tells the popup machine whether the page allows a popup (POP-02). The overlay machine resolves conflicts
 * with dialogs.
 */
export function usePopupGate(): void {
  const popups = useSelector(useApp(), ({ children }) => children.publicPopup)
  const isStarting = useSelector(useChild('gameLaunch'), isLaunching)
  const isCalm = useLocation({ select: ({ pathname }) => isLobbyPath(pathname) }) && !isStarting
  useEffect(() => popups?.send({ type: isCalm ? 'page.calm' : 'page.busy' }), [popups, isCalm])
}
