import type { AnyRouter } from '@tanstack/react-router'
import { allowedDomains } from '#domain/site/link-address.ts'
import type { GameMenu, HotGames } from '#protocol/site/boot.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { lobbyPlace } from './lobby-places.ts'

/**
 * Whether the site has a page at this path. The route `/$lobby` matches any name, so the name is checked too.
 */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path)
  const { lobby } = params as { lobby?: string }
  return route !== undefined && (lobby === undefined || lobbyPlace(lobby) !== null)
}

export const knownPlaces = (router: AnyRouter, site: SiteConfiguration | null) => ({
  hasPage: (path: string) => hasPage(router, path),
  domains: site && allowedDomains(site),
})

export const knownGames = (menus: Part<GameMenu[]>, hot: Part<HotGames>) => [
  ...(hot.state === 'known' ? hot.value.list : []),
  ...(menus.state === 'known' ? menus.value.flatMap((menu) => menu.games) : []),
]
