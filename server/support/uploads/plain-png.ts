import type { ImageSize, PlainImage } from './plain-image.ts'

const START = Buffer.from('89504e470d0a1a0a', 'hex')
const BESIDE = 12
const HEADER = 13

/**
 * Chunks needed for pixels, colours and rotation. All others are dropped, such as texts and animation frames.
 */
const kinds: readonly string[] = [
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
  'eXIf',
]

/** `bytes` includes the length and the checksum. */
type Chunk = { kind: string; bytes: Buffer }

/**
 * Reads all chunks. Returns null if the file is not a PNG or is truncated, or if its first chunk is not its
 * only header.
 */
export function plainPng(file: Buffer): PlainImage | null {
  if (!file.subarray(0, START.length).equals(START)) return null
  const kept: Buffer[] = [START]
  let size: ImageSize | null = null
  let at = START.length
  for (;;) {
    const chunk = chunkAt(file, at)
    if (!chunk || (chunk.kind === 'IHDR') !== (at === START.length)) return null
    size ??= headerSize(chunk.bytes)
    if (!size) return null
    if (kinds.includes(chunk.kind)) kept.push(chunk.bytes)
    if (chunk.kind === 'IEND') return { type: 'image/png', ...size, bytes: Buffer.concat(kept) }
    at += chunk.bytes.length
  }
}

function chunkAt(file: Buffer, at: number): Chunk | null {
  if (at + BESIDE > file.length) return null
  const end = at + BESIDE + file.readUInt32BE(at)
  return end > file.length
    ? null
    : { kind: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, end) }
}

/** Reads the size from the header chunk. Its layout: length, name, width, height. */
function headerSize(bytes: Buffer): ImageSize | null {
  if (bytes.length !== BESIDE + HEADER) return null
  const [width, height] = [bytes.readUInt32BE(8), bytes.readUInt32BE(12)]
  return width > 0 && height > 0 ? { width, height } : null
}
