import { hash } from './seeded-rng.ts'
import { tileArt } from './tile.ts'

type ItemArt = { id: string; motif: string; hue: number }

/** Increase this number when drawings change, so that browsers fetch cached pictures again. */
const DRAWINGS = 1

const request = ({ id, motif, hue }: ItemArt) => ({ id: `item-${id}`, motif, hue })

/** Draws the picture of an item in the points shop, 300 by 400. */
export const shopItemArt = (item: ItemArt): string => tileArt(request(item))

/** Returns the URL of an item's picture. It contains a version, so the picture may be cached forever. */
export const shopItemAddress = (item: ItemArt): string =>
  `/art/shop/${item.id}.svg?v=${hash(`${DRAWINGS} ${JSON.stringify(request(item))}`).toString(36)}`
