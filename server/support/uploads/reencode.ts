import { createCanvas, loadImage } from '@napi-rs/canvas'
import { MAX_PIXELS, MAX_SIDE } from '#protocol/support/uploads.ts'
import { type PlainImage, plainImage } from './plain-image.ts'

/** Pixels of the longer side as it is kept: enough to read a statement by. */
const LONGEST_SIDE = 2_000
const JPEG_QUALITY = 85

/** An image without anything that was in the file beside its pixels. */
export type Encoded = { type: PlainImage['type']; bytes: Buffer }

/**
 * Draws an image anew, turned as its camera was held, and not larger than it needs to be. What is kept is what was drawn: metadata,
 * a second file behind the first, or a page within it are left behind.
 */
export async function reencode(file: Buffer): Promise<Encoded | 'notImage' | 'tooManyPixels'> {
  const plain = plainImage(file)
  if (!plain) return 'notImage'
  const { width, height } = plain
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return 'tooManyPixels'
  return serialize(() => draw(plain))
}

async function draw({ type, bytes: file, ...size }: PlainImage): Promise<Encoded | 'notImage'> {
  // Whatever the decoder finds wrong with it, it is no image.
  const image = await loadImage(file).catch(() => null)
  // One that was held upright has its sides exchanged.
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

/** One image at a time: each takes up to a hundred megabytes while it is drawn. */
function serialize<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
