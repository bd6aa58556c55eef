import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

export type ImageSize = { width: number; height: number }

export type PlainImage = ImageSize & {
  type: 'image/png' | 'image/jpeg'
  /** Rebuilt from the parsed segments, so that the header contains nothing else. */
  bytes: Buffer
}

/**
 * Reads type and size without decoding: a few bytes can claim gigabytes of pixels, and the decoder has no
 * limit. The header is rewritten, so that the decoder sees the same size. File name and declared type are
 * ignored. Null if the file is neither PNG nor JPEG.
 */
export const plainImage = (file: Buffer): PlainImage | null => plainPng(file) ?? plainJpeg(file)
