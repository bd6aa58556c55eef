import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { MAX_BYTES, MAX_IMAGES } from '#protocol/support/uploads.ts'
import type { ChosenImage, ImageRefusal, ImageUploadContext, RefusedImage } from './image-upload.types.ts'

type Held = Pick<ImageUploadContext, 'images' | 'queue'>

/** Returns the queue with the accepted files added, and the refused files with their reasons (ERR-03). */
export function sortChosen({ images, queue }: Held, files: readonly ChosenImage[]) {
  const fitting: ChosenImage[] = []
  const refusals: RefusedImage[] = []
  for (const { name, image } of files) {
    // Bidirectional control characters in a file name could disguise the file's type.
    const file = { name: sanitizeText(name), image }
    const held = images.length + queue.length + fitting.length
    const refuse = (code: ImageRefusal) => refusals.push({ number: refusals.length, name: file.name, code })
    // Check the size here, because the platform would refuse a large file only after receiving all of it.
    if (image.size > MAX_BYTES) refuse('upload.tooLarge')
    else if (held >= MAX_IMAGES) refuse('upload.tooMany')
    else fitting.push(file)
  }
  return { queue: [...queue, ...fitting], refusals }
}
