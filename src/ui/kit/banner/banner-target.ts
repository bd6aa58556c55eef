import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** A banner's destination. If it is `unsafe`, the user sees a message. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'game'; game: Game }
  | { kind: 'outside'; href: string }
  | { kind: 'unsafe' }

type Site = {
  games: readonly Game[]
  hasPage: (path: string) => boolean
  /** The domains that the operator allows. Null while unknown. */
  domains: readonly string[] | null
}

type Leading = Pick<Banner, 'url' | 'linkageType'>

/**
 * Returns a banner's destination by its `linkageType` (HOME-01), or null if there is none on this site. The
 * URL is not trusted: it must be one of this site's pages, a known game, or an https URL on an allowed
 * domain.
 */
export function targetOf(banner: Leading, { games, hasPage, domains }: Site): BannerTarget | null {
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

/**
 * Returns the game id: the number at the start of the text, or else `nodeId` in the query. Returns NaN if
 * there is neither.
 */
const nodeIn = (url: string) => Number(/(?:^|[?&]nodeId=)(\d+)(?![^&#])/.exec(url)?.[1])
