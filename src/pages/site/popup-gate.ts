import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { isForMembers, lobbyPlace } from '#pages/lobby/lobby-places.ts'
import { isLaunching } from '#pages/play/is-launching.ts'
import { useApp, useChild } from './app-context.ts'

/** Whether a path shows Home or a list of games, where a popup interrupts nothing. */
const isLobbyPath = (pathname: string): boolean =>
  pathname === '/' || lobbyPlace(pathname.slice(1))?.shows === 'games'

/** Whether a path shows a page for members only, as all pages are where money moves. */
export function isMembersPath(pathname: string): boolean {
  const place = lobbyPlace(pathname.slice(1))
  return /^\/(member|agenthome)(\/|$)/i.test(pathname) || (place !== null && isForMembers(place))
}

/** POP-02: reports to the public popups whether the page allows one. Dialogs are ranked by the overlays themselves. */
export function usePopupGate(): void {
  const popups = useSelector(useApp(), ({ children }) => children.publicPopup)
  const isStarting = useSelector(useChild('gameLaunch'), isLaunching)
  const isCalm = useLocation({ select: ({ pathname }) => isLobbyPath(pathname) }) && !isStarting
  useEffect(() => popups?.send({ type: isCalm ? 'page.calm' : 'page.busy' }), [popups, isCalm])
}
