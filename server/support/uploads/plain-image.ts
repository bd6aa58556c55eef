import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

/** How many pixels an image unfolds to. */
export type ImageSize = { width: number; height: number }

/** An image as the decoder gets it. */
export type PlainImage = ImageSize & {
  type: 'image/png' | 'image/jpeg'
  /** Written anew from what was read: nothing stands in its header that was not understood here. */
  bytes: Buffer
}

/**
 * Reads what an image is and how large, without decoding it: a few bytes can say that they unfold to gigabytes, and the decoder
 * knows no limit. It gets the header that is written here and not the file's, so that it cannot find another size in it than was
 * found here. Neither name nor type of the file counts. Null for whatever is neither a PNG nor a JPEG.
 */
export const plainImage = (file: Buffer): PlainImage | null => plainPng(file) ?? plainJpeg(file)
