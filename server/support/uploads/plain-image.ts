import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

export type ImageSize = { width: number; height: number }

export type PlainImage = ImageSize & {
  type: 'image/png' | 'image/jpeg'
  /** The file, rebuilt from its parsed segments, so that its header contains nothing unexpected. */
  bytes: Buffer
}

/**
 * Reads an image's type and size without decoding it, because a few bytes can claim gigabytes of pixels and
 * the decoder has no limit. Rebuilds the file, so that the decoder sees the same size. Ignores the file name
 * and the declared type. Returns null if the file is not a well-formed PNG or JPEG.
 */
export const plainImage = (file: Buffer): PlainImage | null => plainPng(file) ?? plainJpeg(file)
