import { createCanvas, loadImage } from '@napi-rs/canvas'
import { MAX_PIXELS, MAX_SIDE } from '#protocol/support/uploads.ts'
import { type PlainImage, plainImage } from './plain-image.ts'

/** Maximum length of a stored image's longer side, in pixels. It is enough to read a bank statement. */
const LONGEST_SIDE = 2_000
const JPEG_QUALITY = 85

export type Encoded = { type: PlainImage['type']; bytes: Buffer }

/**
 * Decodes and re-encodes an image, applies its EXIF rotation, and scales it down if necessary. Only the
 * pixels are kept; metadata, appended files and embedded scripts are dropped.
 */
export async function reencode(file: Buffer): Promise<Encoded | 'notImage' | 'tooManyPixels'> {
  const plain = plainImage(file)
  if (!plain) return 'notImage'
  const { width, height } = plain
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return 'tooManyPixels'
  return serialize(() => draw(plain))
}

async function draw({ type, bytes: file, ...size }: PlainImage): Promise<Encoded | 'notImage'> {
  // Any error of the decoder means that the file is not an image.
  const image = await loadImage(file).catch(() => null)
  // An EXIF rotation may swap the sides, so compare the areas.
  if (!image || image.width * image.height !== size.width * size.height) return 'notImage'
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  const bytes = type === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', JPEG_QUALITY)
  return { type, bytes }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one task at a time, because each image may need a hundred megabytes of memory. */
function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
