import type { ImageSize, PlainImage } from './plain-image.ts'

const START = Buffer.from('ffd8', 'hex')
const DHT = 0xc4
const SOS = 0xda
const DQT = 0xdb
const DRI = 0xdd
const APP0 = 0xe0
const APP15 = 0xef
const COM = 0xfe
/** Baseline, extended and progressive: the frame types that cameras and browsers use. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2]
const tables: readonly number[] = [DHT, DQT, DRI]

/**
 * Application segments to keep, with their signatures. All others are dropped, such as embedded thumbnails.
 */
const applications: ReadonlyMap<number, string> = new Map([
  [APP0, 'JFIF\0'],
  [0xe1, 'Exif\0\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
])

/** `bytes` includes the marker and the length. */
type Segment = { marker: number; bytes: Buffer; end: number }

/**
 * Reads the segments up to the first scan. Returns null if the file is not a JPEG or is malformed, if a
 * segment is unknown, or if there is a second frame.
 */
export function plainJpeg(file: Buffer): PlainImage | null {
  if (!file.subarray(0, START.length).equals(START)) return null
  const kept: Buffer[] = [START]
  let size: ImageSize | null = null
  let at = START.length
  for (;;) {
    const segment = segmentAt(file, at)
    if (!segment) return null
    const { marker, bytes, end } = segment
    if (marker === SOS) return size && { type: 'image/jpeg', ...size, bytes: joined(kept, file, segment) }
    if (frames.includes(marker)) {
      if (size) return null
      size = frameSize(bytes)
      if (!size) return null
      kept.push(bytes)
    } else if (tables.includes(marker) || isKnownApplication(segment)) kept.push(bytes)
    else if (marker !== COM && !isApplication(marker)) return null
    at = end
  }
}

/** Reads the segment at `at`. Returns null if it is incomplete. Every marker before a scan has a length. */
function segmentAt(file: Buffer, at: number): Segment | null {
  let start = at
  // Skip fill bytes, which can precede any marker.
  while (file[start] === 0xff && file[start + 1] === 0xff) start += 1
  if (start + 4 > file.length || file[start] !== 0xff) return null
  const length = file.readUInt16BE(start + 2)
  const end = start + 2 + length
  if (length < 2 || end > file.length) return null
  return { marker: file.readUInt8(start + 1), bytes: file.subarray(start, end), end }
}

/**
 * Reads the size from a frame segment. Its layout: marker, length, precision, height, width, number of
 * components, and three bytes for each component.
 */
function frameSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 10 || bytes.length !== 10 + 3 * bytes.readUInt8(9)) return null
  const [height, width] = [bytes.readUInt16BE(5), bytes.readUInt16BE(7)]
  return width > 0 && height > 0 ? { width, height } : null
}

const isApplication = (marker: number): boolean => marker >= APP0 && marker <= APP15

const isKnownApplication = ({ marker, bytes }: Segment): boolean => {
  const name = applications.get(marker)
  return name !== undefined && bytes.toString('latin1', 4, 4 + name.length) === name
}

/**
 * Appends the scans to the kept segments, unchanged. The decoder has already read the size when it reaches
 * them.
 */
const joined = (kept: readonly Buffer[], file: Buffer, scan: Segment): Buffer =>
  Buffer.concat([...kept, file.subarray(scan.end - scan.bytes.length)])
