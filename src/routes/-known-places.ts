import type { AnyRouter } from '@tanstack/react-router'
import type { GameMenu, HotGames } from '#contract/boot.ts'
import type { Part } from '#ui/kit/part.ts'
import { lobbyPlace } from './-lobby-places.ts'

type Read = { menus: Part<GameMenu[]>; hot: Part<HotGames>; router: AnyRouter }

/** Whether the site has a page at this path; the route of the lists stands for as many as there are lists. */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  const { lobby } = params as { lobby?: string }
  return route !== undefined && (lobby === undefined || lobbyPlace(lobby) !== null)
}

/** What an untrusted address may lead to: games that are known, and pages of this site. */
export function knownPlaces({ menus, hot, router }: Read) {
  const shown = menus.state === 'known' ? menus.value : []
  return {
    games: [...(hot.state === 'known' ? hot.value.list : []), ...shown.flatMap((menu) => menu.games)],
    hasPage: (path: string) => hasPage(router, path),
  }
}
