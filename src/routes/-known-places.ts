import type { AnyRouter } from '@tanstack/react-router'
import type { GameMenu, HotGames } from '#contract/boot.ts'
import { allowedDomains } from '#contract/link-address.ts'
import type { SiteConfiguration } from '#contract/whitelabel.ts'
import type { Part } from '#ui/kit/part.ts'
import { lobbyPlace } from './-lobby-places.ts'

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
