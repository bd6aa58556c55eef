import type { AnyRouter } from '@tanstack/react-router'
import { allowedDomains } from '#domain/site/link-address.ts'
import { lobbyPlace } from '#pages/lobby/lobby-places.ts'
import type { GameMenu, HotGames } from '#protocol/site/boot.ts'
import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'
import type { Part } from '#ui/kit/feedback/part.ts'

/** Whether the site has a page at this path; the route of the lists stands for as many as there are lists. */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  const { lobby } = params as { lobby?: string }
  return route !== undefined && (lobby === undefined || lobbyPlace(lobby) !== null)
}

/** What an untrusted address may lead to: pages of this site, and what the operator lets links lead to. */
export const knownPlaces = (router: AnyRouter, site: SiteConfiguration | null) => ({
  hasPage: (path: string) => hasPage(router, path),
  domains: site && allowedDomains(site),
})

/** Games that an untrusted address may lead to. */
export const knownGames = (menus: Part<GameMenu[]>, hot: Part<HotGames>) => [
  ...(hot.state === 'known' ? hot.value.list : []),
  ...(menus.state === 'known' ? menus.value.flatMap((menu) => menu.games) : []),
]
