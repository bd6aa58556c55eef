import type { AnyRouter } from '@tanstack/react-router'
import type { GameMenu, HotGames } from '#contract/boot.ts'
import type { Part } from '#ui/kit/part.ts'

type Read = { menus: Part<GameMenu[]>; hot: Part<HotGames>; router: AnyRouter }

/** What an untrusted address may lead to: games and parts of the lobby that are known, and pages of this site. */
export function knownPlaces({ menus, hot, router }: Read) {
  const shown = menus.state === 'known' ? menus.value : []
  return {
    games: [...(hot.state === 'known' ? hot.value.list : []), ...shown.flatMap((menu) => menu.games)],
    parts: shown.map(({ gameType }) => gameType),
    hasPage: (path: string) => router.getMatchedRoutes(path)[2] !== undefined,
  }
}
