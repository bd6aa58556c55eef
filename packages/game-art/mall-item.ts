import { hash } from './seeded-rng.ts'
import { tileArt } from './tile.ts'

/** What an item's row says of its picture. */
type ItemArt = { id: string; motif: string; hue: number }

/** Raised whenever drawings change, so that kept pictures are fetched anew. */
const DRAWINGS = 1

const request = ({ id, motif, hue }: ItemArt) => ({ id: `item-${id}`, motif, hue })

/** What an item of the point mall looks like, 300 by 400. */
export const mallItemArt = (item: ItemArt): string => tileArt(request(item))

/** Where an item's picture is. Its version is part of the address: it may be kept for ever. */
export const mallItemAddress = (item: ItemArt): string =>
  `/art/mall/${item.id}.svg?v=${hash(`${DRAWINGS} ${JSON.stringify(request(item))}`).toString(36)}`
