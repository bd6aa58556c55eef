import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { plainImage } from '#server/support/uploads/plain-image.ts'
import { reencode } from '#server/support/uploads/reencode.ts'
import { isLong } from '#tests/support/is-long.ts'

const canvas = createCanvas(37, 23)
const jpeg = canvas.toBuffer('image/jpeg', 80)
const png = canvas.toBuffer('image/png')
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** Inserts bytes after a JPEG's first marker. */
const inFront = (bytes: Buffer, file = jpeg) => Buffer.concat([file.subarray(0, 2), bytes, file.subarray(2)])

/** The JPEG frame header of an image with a single pixel. */
const FALSE_FRAME = hex('ffc0 0011 08 0001 0001 03 011100 021100 031100')

/** Inserts a marker without a length, followed by bytes that lead a naive parser to a false frame header. */
function misleading(standalone: string, file = jpeg): Buffer {
  const segment = Buffer.concat([hex('ffe1 ffff'), Buffer.alloc(0xff_fd)])
  // A parser that mistakes the next marker for a length arrives at this offset.
  FALSE_FRAME.copy(segment, 0xff_e1)
  return inFront(Buffer.concat([hex(standalone), segment]), file)
}

/** Returns a PNG chunk with zeros as its checksum, which is never verified. */
function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)])
}

const FIRST = 8
const HEADER_END = 33
const frameAt = jpeg.indexOf(hex('ffc0'))

describe('[MEM-06] Image check', () => {
  test.each([
    ['a restart marker before the frame', misleading('ffd0')],
    ['the last of the restart markers before the frame', misleading('ffd7')],
    ['a temporary marker before the frame', misleading('ff01')],
    ['a second start marker', inFront(hex('ffd8'))],
    ['an end marker before the frame', inFront(hex('ffd9'))],
    ['an unknown marker', inFront(hex('ff00 0004 0000'))],
    ['zeros between two segments', inFront(hex('0000'))],
    ['a segment length of one', inFront(hex('ffe0 0001'))],
    ['a segment length of zero', inFront(hex('ffe0 0000'))],
    ['a segment beyond the end of the file', inFront(hex('ffe0 ffff'))],
    ['a second frame', inFront(FALSE_FRAME)],
    ['a frame that is too short for its components', inFront(hex('ffc0 0008 08 0001 0001 03'))],
    [
      'a frame whose height follows in the scan',
      Buffer.concat([jpeg.subarray(0, frameAt + 5), hex('0000'), jpeg.subarray(frameAt + 7)]),
    ],
    ['a scan before the frame', inFront(hex('ffda 0008 01 0100 00 3f 00'))],
    [
      'arithmetic coding',
      Buffer.concat([jpeg.subarray(0, frameAt), hex('ffc9'), jpeg.subarray(frameAt + 2)]),
    ],
  ])('rejects a JPEG with %s', (_what, file) => {
    expect(plainImage(file)).toBeNull()
  })

  test.each([
    [
      'a chunk before its header',
      Buffer.concat([png.subarray(0, FIRST), chunk('tEXt', Buffer.alloc(13)), png.subarray(FIRST)]),
    ],
    ['two headers', Buffer.concat([png.subarray(0, HEADER_END), png.subarray(FIRST)])],
    [
      'a header that is too long',
      Buffer.concat([png.subarray(0, FIRST), chunk('IHDR', Buffer.alloc(14, 1)), png.subarray(HEADER_END)]),
    ],
    ['no end chunk', png.subarray(0, -12)],
    [
      'a chunk beyond the end of the file',
      Buffer.concat([png.subarray(0, HEADER_END), hex('7fffffff'), png.subarray(HEADER_END)]),
    ],
  ])('rejects a PNG with %s', (_what, file) => {
    expect(plainImage(file)).toBeNull()
  })

  test('rejects a JPEG that hides its excessive number of pixels behind a marker', async () => {
    const large = createCanvas(5_000, 5_000).toBuffer('image/jpeg', 40)
    expect(await reencode(large)).toBe('tooManyPixels')
    expect(await reencode(misleading('ffd0', large))).toBe('notImage')
  })
})

test('[MEM-06] passes only the known parts of an image header to the decoder', () => {
  const filled = inFront(hex('ffff ffff fffe 0006 48696464'))
  expect(plainImage(filled)?.bytes).toEqual(plainImage(jpeg)?.bytes)
  expect(plainImage(inFront(Buffer.concat([hex('ffe2 0008'), Buffer.from('MPF\0xx')])))?.bytes).toEqual(jpeg)
  const told = Buffer.concat([
    png.subarray(0, HEADER_END),
    chunk('tEXt', Buffer.from('<svg>')),
    png.subarray(HEADER_END),
  ])
  expect(plainImage(Buffer.concat([told, Buffer.from('behind')]))?.bytes).toEqual(plainImage(png)?.bytes)
  expect(plainImage(png)).toMatchObject({ type: 'image/png', width: 37, height: 23 })
  expect(plainImage(jpeg)).toMatchObject({ type: 'image/jpeg', width: 37, height: 23 })
})

const markers = [0xff, 0xc0, 0xc2, 0xd0, 0xd7, 0x01, 0xda, 0x00, 0xd8, 0xfe, 0xe1] as const

/**
 * Returns the file with some bytes changed, inserted or removed. The same number always gives the same
 * result.
 */
function mutated(file: Buffer, number: number): Buffer {
  let state = number * 2_654_435_761
  const pick = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (state >>> 8) % below
  }
  let bytes = Buffer.from(file)
  for (let changes = 1 + pick(4); changes > 0; changes--) {
    const at = pick(Math.min(bytes.length, number % 3 === 0 ? 620 : 60))
    const marker = markers[pick(markers.length)] ?? 0xff
    const put =
      [Buffer.from([pick(256)]), Buffer.from([marker]), hex('ff'), Buffer.alloc(0)][pick(4)] ?? hex('')
    const without = pick(3)
    bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + without)])
  }
  return bytes
}

test('[MEM-06] reads the same image size as the decoder for mutated headers', async () => {
  let decoded = 0
  for (let number = 0; number < (isLong ? 12_000 : 1_200); number++) {
    const plain = plainImage(mutated(number % 2 === 0 ? jpeg : png, number))
    if (!plain || plain.width * plain.height > 1_000_000) continue
    const image = await loadImage(plain.bytes).catch(() => null)
    if (!image) continue
    decoded += 1
    // A portrait orientation swaps width and height, so the sides are compared in sorted order.
    const sides = [image.width, image.height].toSorted()
    expect(sides, `number ${number}`).toEqual([plain.width, plain.height].toSorted())
  }
  expect(decoded).toBeGreaterThan(100)
})
