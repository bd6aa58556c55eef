import type { AnyRouter } from '@tanstack/react-router'
import type { GameMenu, HotGames } from '#contract/boot.ts'
import type { Part } from '#ui/kit/part.ts'

type Read = { menus: Part<GameMenu[]>; hot: Part<HotGames>; router: AnyRouter }

/** Whether the site has a page at this path. */
export const hasPage = (router: AnyRouter, path: string): boolean =>
  router.getMatchedRoutes(path)[2] !== undefined

/** What an untrusted address may lead to: games and parts of the lobby that are known, and pages of this site. */
export function knownPlaces({ menus, hot, router }: Read) {
  const shown = menus.state === 'known' ? menus.value : []
  return {
    games: [...(hot.state === 'known' ? hot.value.list : []), ...shown.flatMap((menu) => menu.games)],
    parts: shown.map(({ gameType }) => gameType),
    hasPage: (path: string) => hasPage(router, path),
  }
}
