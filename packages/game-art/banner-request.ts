import type { BannerRequest } from './banner.ts'
import { hash } from './seeded-rng.ts'

/** What a banner's row says of its picture. */
type BannerArt = { id: string; motif: string; hue: number; layout: string }

/** Raised whenever drawings change, so that kept pictures are fetched anew. */
const DRAWINGS = 1

/** The request that a banner's picture is drawn by. */
export const bannerRequest = ({ id, motif, hue, layout }: BannerArt): BannerRequest => ({
  id,
  motif,
  hue,
  layout,
})

/** Where a banner's picture is. Its version is part of the address: it may be kept for ever. */
export const bannerAddress = (row: BannerArt): string =>
  `/art/banners/${row.id}.svg?v=${bannerArtVersion(row)}`

/** Where a promotion's picture is, which is drawn and laid out like a banner. */
export const promotionAddress = (row: BannerArt): string =>
  `/art/promotions/${row.id}.svg?v=${bannerArtVersion(row)}`

const bannerArtVersion = (row: BannerArt): string =>
  hash(`${DRAWINGS} ${JSON.stringify(bannerRequest(row))}`).toString(36)
