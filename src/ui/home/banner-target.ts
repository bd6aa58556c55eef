import type { Banner } from '#contract/banners.ts'
import type { Game } from '#contract/games.ts'

/** Where a banner leads. */
export type BannerTarget =
  | { kind: 'page'; href: string }
  | { kind: 'game'; game: Game }
  | { kind: 'outside'; href: string }

type Known = {
  games: readonly Game[]
  /** Whether this site has a page at a path. */
  hasPage: (path: string) => boolean
}

/** An address that somebody typed in for the operator, and what it is meant to be. */
type Leading = Pick<Banner, 'url' | 'linkageType'>

/**
 * HOME-01: where a banner leads, by its linkageType; null where it leads nowhere. Its address is untrusted: a page must
 * be one of this site's, a game one that is known, an outside address https.
 */
export function targetOf(banner: Leading, { games, hasPage }: Known): BannerTarget | null {
  switch (banner.linkageType) {
    case 'none':
      return null
    case 'page':
    case 'promotion':
      if (!isOwn(banner.url) || !hasPage(pathOf(banner.url))) return null
      return { kind: 'page', href: banner.url }
    case 'game': {
      const game = games.find(({ nodeId }) => nodeId === nodeIn(banner.url))
      return game ? { kind: 'game', game } : null
    }
    case 'outside':
      return isSecure(banner.url) ? { kind: 'outside', href: banner.url } : null
  }
}

/** A path of this site; browsers read two slashes, and a slash before a backslash, as another host. */
const isOwn = (url: string) => /^\/(?![/\\])/.test(url)

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')

/** The game's number, alone or as `nodeId` in a query. */
const nodeIn = (url: string) => Number(/^(?:.*[?&]nodeId=)?(\d+)(?:[&#].*)?$/s.exec(url)?.[1] ?? Number.NaN)

const isSecure = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
