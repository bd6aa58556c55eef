import type { BannerRequest } from './banner.ts'
import { hash } from './dice.ts'

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

/** Version of a banner's picture, part of its address: it may be kept for ever. */
export const bannerArtVersion = (row: BannerArt): string =>
  hash(`${DRAWINGS} ${JSON.stringify(bannerRequest(row))}`).toString(36)
