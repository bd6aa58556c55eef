import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'

/** Destination of a banner. An `unsafe` one shows a message to the user. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'game'; game: Game }
  | { kind: 'outside'; href: string }
  | { kind: 'unsafe' }

type Site = {
  games: readonly Game[]
  hasPage: (path: string) => boolean
  /** Domains that the operator allows; null while unknown. */
  domains: readonly string[] | null
}

type Leading = Pick<Banner, 'url' | 'linkageType'>

/**
 * Destination of a banner by its `linkageType` (HOME-01); null if there is none on this site. The URL is
 * untrusted. It must be a page of this site, a known game, or an https URL on an allowed domain.
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

/** The game id: the whole text, or `nodeId` in a query. */
const nodeIn = (url: string) => Number(/(?:^|[?&]nodeId=)(\d+)(?![^&#])/.exec(url)?.[1])
