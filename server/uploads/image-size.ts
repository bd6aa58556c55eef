/** What a file is by its content, and how many pixels it unfolds to. */
export type ImageSize = { type: 'image/png' | 'image/jpeg'; width: number; height: number }

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
/** Where the first chunk of a PNG, its header, begins with its name and its size. */
const IHDR = 12

/**
 * Reads what an image is and how large, without decoding it: a few bytes can say that they unfold to gigabytes. Neither name nor
 * type of the file counts. Null for whatever is neither PNG nor JPEG.
 */
export function imageSizeOf(file: Buffer): ImageSize | null {
  if (file.subarray(0, PNG.length).equals(PNG)) return pngSize(file)
  return file.length > 4 && file.readUInt16BE(0) === 0xff_d8 ? jpegSize(file) : null
}

function pngSize(file: Buffer): ImageSize | null {
  if (file.length < IHDR + 12 || file.toString('latin1', IHDR, IHDR + 4) !== 'IHDR') return null
  return sized('image/png', file.readUInt32BE(IHDR + 4), file.readUInt32BE(IHDR + 8))
}

/** Goes from segment to segment as far as the one that tells the size. */
function jpegSize(file: Buffer): ImageSize | null {
  let at = 2
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return sized('image/jpeg', file.readUInt16BE(at + 7), file.readUInt16BE(at + 5))
    else at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}

/** SOF0 to SOF15, among which DHT, JPG and DAC have their numbers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const sized = (type: ImageSize['type'], width: number, height: number): ImageSize | null =>
  width > 0 && height > 0 ? { type, width, height } : null
