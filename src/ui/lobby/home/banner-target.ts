import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** Where a banner leads; `unsafe` is where nobody may be led, which is said. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'game'; game: Game }
  | { kind: 'outside'; href: string }
  | { kind: 'unsafe' }

type Known = {
  games: readonly Game[]
  /** Whether this site has a page at a path. */
  hasPage: (path: string) => boolean
  /** Domains that the operator lets links lead to; null while they are not known. */
  domains: readonly string[] | null
}

/** An address that somebody typed in for the operator, and what it is meant to be. */
type Leading = Pick<Banner, 'url' | 'linkageType'>

/**
 * HOME-01: where a banner leads, by its linkageType; null where that is not known here. Its address is untrusted: a page must
 * be one of this site's, a game one that is known, an outside address secure and on an allowed domain.
 */
export function targetOf(banner: Leading, { games, hasPage, domains }: Known): BannerTarget | null {
  switch (banner.linkageType) {
    case 'none':
      return null
    case 'page':
    case 'promotion': {
      const path = ownPath(banner.url)
      if (!path) return { kind: 'unsafe' }
      return hasPage(path) ? { kind: 'page', href: banner.url } : null
    }
    case 'game': {
      const game = games.find(({ nodeId }) => nodeId === nodeIn(banner.url))
      return game ? { kind: 'game', game } : null
    }
    case 'outside': {
      const href = domains && outsideAddress(banner.url, domains)
      return href ? { kind: 'outside', href } : domains && { kind: 'unsafe' }
    }
  }
}

/** The game's number, alone or as `nodeId` in a query. */
const nodeIn = (url: string) => Number(/(?:^|[?&]nodeId=)(\d+)(?![^&#])/.exec(url)?.[1])
