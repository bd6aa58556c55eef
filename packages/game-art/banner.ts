import { type ArtRequest, arrangementOf } from './arrangement.ts'
import { archBanner } from './banners/arch-banner.ts'
import { bleedBanner } from './banners/bleed-banner.ts'
import { galleryBanner } from './banners/gallery-banner.ts'
import type { BannerLayout } from './banners/layout.ts'
import { nightBanner } from './banners/night-banner.ts'
import { slantBanner } from './banners/slant-banner.ts'
import { pick, seededRng } from './seeded-rng.ts'
import { sheet } from './sheet.ts'
import { stageFor } from './stage.ts'

const layouts: readonly BannerLayout[] = [archBanner, bleedBanner, galleryBanner, nightBanner, slantBanner]

export const bannerLayouts: readonly string[] = layouts.map(({ name }) => name)

/** If the layout is missing or unknown, the id selects one. */
export type BannerRequest = ArtRequest & { layout?: string }

const layoutOf = ({ id, layout }: BannerRequest): BannerLayout =>
  layouts.find(({ name }) => name === layout) ?? pick(seededRng(`layout ${id}`), layouts)

/**
 * Draws a banner, 960 by 360, as an SVG document for an image element. Its left 55% has a single colour, as a
 * background for text.
 */
export function bannerArt(request: BannerRequest): string {
  const { motif, variant, inks } = arrangementOf(request)
  const dice = seededRng(`banner ${request.id}`)
  const size = { width: 960, height: 360, fit: 'xMaxYMid slice' }
  return sheet(inks, size, layoutOf(request).compose(stageFor(motif, variant, inks, dice)))
}

/**
 * Returns the colours of a banner's text and of the area behind it, as `#rrggbb`. Their contrast is at least
 * 4.5:1.
 */
export function bannerPalette(request: BannerRequest): { ground: string; on: string } {
  const { inks } = arrangementOf(request)
  if (layoutOf(request).dark === true) return { ground: inks.deep, on: inks.paper }
  return { ground: inks.ground, on: inks.line }
}
