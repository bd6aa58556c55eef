import type { BannerRequest } from './banner.ts'
import { hash } from './seeded-rng.ts'

type BannerArt = { id: string; motif: string; hue: number; layout: string }

/** Increase this number when drawings change, so that browsers fetch cached pictures again. */
const DRAWINGS = 1

export const bannerRequest = ({ id, motif, hue, layout }: BannerArt): BannerRequest => ({
  id,
  motif,
  hue,
  layout,
})

/** Returns the URL of a banner's picture. It contains a version, so the picture may be cached forever. */
export const bannerAddress = (row: BannerArt): string =>
  `/art/banners/${row.id}.svg?v=${bannerArtVersion(row)}`

export const promotionAddress = (row: BannerArt): string =>
  `/art/promotions/${row.id}.svg?v=${bannerArtVersion(row)}`

const bannerArtVersion = (row: BannerArt): string =>
  hash(`${DRAWINGS} ${JSON.stringify(bannerRequest(row))}`).toString(36)
