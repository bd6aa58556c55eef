import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)

export type Picture = {
  raw: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer>
  etag: string
}

/** Maximum number of cached pictures. The oldest is removed first. */
const KEPT = 1_000

const kept = new Map<string, Promise<Picture>>()

/**
 * Draws a picture once per key and caches it with a compressed copy. The key must contain everything that the
 * drawing depends on.
 */
export function keptArt(key: string, draw: () => string): Promise<Picture> {
  const known = kept.get(key)
  if (known) return known
  const picture = make(draw)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return picture
}

async function make(draw: () => string): Promise<Picture> {
  const raw = new Uint8Array(Buffer.from(draw()))
  return {
    raw,
    compressed: new Uint8Array(await brotli(raw)),
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  }
}
