import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

export type ImageSize = { width: number; height: number }

export type PlainImage = ImageSize & {
  type: 'image/png' | 'image/jpeg'
  /** Rebuilt from the parsed segments, so the header holds nothing that was not parsed here. */
  bytes: Buffer
}

/**
 * Reads type and size without decoding: a few bytes can claim gigabytes of pixels, and the decoder has no
 * limit. The header is rewritten so that the decoder sees the same size; name and declared type are
 * ignored. Null unless PNG or JPEG.
 */
export const plainImage = (file: Buffer): PlainImage | null => plainPng(file) ?? plainJpeg(file)
