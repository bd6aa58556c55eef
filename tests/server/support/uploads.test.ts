import { createCanvas, loadImage } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_BYTES, readUpload, uploadImage } from '#protocol/support/uploads.ts'
import { purgeExpired } from '#server/boot/purge-expired.ts'
import { upload } from '#server/support/uploads/upload.table.ts'
import { makeAgent, makePlayer, type Person } from '#tests/support/agents/contracts.ts'
import { type OpenedPlatform, tally } from '#tests/support/client.ts'
import { openPlatform } from '#tests/support/platform.ts'

const HOUR = 3_600_000

let opened: OpenedPlatform
let person: Person
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(async () => {
  person = await makePlayer(opened, await makeAgent(opened))
})

const blobOf = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })
const send = (image: Blob, by: Person = person) =>
  by.ask(uploadImage, { purpose: 'withdrawalProof', image }, by.headers)

/** Draws an image with a red left half and a blue right half. */
async function picture(type: 'png' | 'jpeg', width = 40, height = 20): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  return type === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 90)
}

/** Returns a JPEG with a secret and a portrait orientation in its metadata, and an appended second file. */
async function withMetadata(): Promise<Buffer> {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS-SECRET')])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  const plain = await picture('jpeg')
  return Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    exif,
    plain.subarray(2),
    Buffer.from('<script>SECOND-FILE</script>'),
  ])
}

/** Returns a PNG whose header claims these dimensions. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await picture('png'))
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

async function kept(image: Blob): Promise<{ id: string; bytes: Buffer; type: string }> {
  const answer = await send(image)
  if (!answer.success) throw new Error(`Refused with ${answer.code}`)
  const { id } = answer.value
  const [row] = await opened.platform.database.select().from(upload).where(eq(upload.id, id))
  if (!row) throw new Error('Nothing was kept')
  return row
}

describe('[MEM-06] Uploaded image', () => {
  test('[CALL-59] is stored as its real type, whatever type the file claims', async () => {
    expect(await kept(blobOf(await picture('png'), 'text/html'))).toMatchObject({ type: 'image/png' })
    expect(await kept(blobOf(await picture('jpeg'), 'image/png'))).toMatchObject({ type: 'image/jpeg' })
  })

  test('is redrawn upright, and loses all metadata', async () => {
    const file = await withMetadata()
    expect(file.toString('latin1')).toContain('GPS-SECRET')
    const { bytes } = await kept(blobOf(file))
    for (const left of ['GPS-SECRET', 'Exif', 'SECOND-FILE'])
      expect(bytes.toString('latin1')).not.toContain(left)
    const { width, height } = await loadImage(bytes)
    expect([width, height]).toEqual([20, 40])
  })

  test('is scaled down to the maximum dimensions', async () => {
    const { bytes } = await kept(blobOf(await picture('png', 3_000, 1_500)))
    const { width, height } = await loadImage(bytes)
    expect([width, height]).toEqual([2_000, 1_000])
  })

  test.each([
    ['text', Buffer.from('no image')],
    ['empty', Buffer.alloc(0)],
    ['an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>')],
    ['only the first bytes of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['only the first bytes of a JPEG', Buffer.from('ffd8ffe000', 'hex')],
    [
      'a JPEG that has segments but no image',
      Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.from('ffe00002'.repeat(5_000), 'hex')]),
    ],
  ])('is rejected when it is %s', async (_what, file) => {
    expect(await send(blobOf(file))).toMatchObject({ success: false, code: 'upload.notImage' })
  })

  test('is rejected when a marker hides a frame that has too many pixels', async () => {
    const frame = await picture('jpeg', 5_000, 5_000)
    const segment = Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.alloc(0xff_fd)])
    // A naive parser that reads the next marker as a length ends up at this offset.
    segment.write('ffc00011080001000103', 0xff_e1, 'hex')
    const misleading = Buffer.concat([
      frame.subarray(0, 2),
      Buffer.from('ffd0', 'hex'),
      segment,
      frame.subarray(2),
    ])
    expect(await send(blobOf(misleading))).toMatchObject({ success: false, code: 'upload.notImage' })
    expect(await send(blobOf(frame))).toMatchObject({ success: false, code: 'upload.tooManyPixels' })
  })

  test('is rejected when it is truncated', async () => {
    const file = await picture('png', 400, 200)
    expect(await send(blobOf(file.subarray(0, 60)))).toMatchObject({ code: 'upload.notImage' })
  })

  test('is rejected before it is decoded when it has too many pixels', async () => {
    const answer = await send(blobOf(await claiming(60_000, 60_000)))
    expect(answer).toMatchObject({ code: 'upload.tooManyPixels', value: { maxPixels: 24_000_000 } })
    for (const [width, height] of [
      [1, 23_900_000],
      [100_001, 2],
    ] as const) {
      const narrow = await send(blobOf(await claiming(width, height)))
      expect(narrow).toMatchObject({ code: 'upload.tooManyPixels', value: { maxSide: 100_000 } })
    }
  })

  test('is rejected when it is too large, and its upload is aborted when it is far too large', async () => {
    const large = Buffer.concat([await picture('png'), Buffer.alloc(MAX_BYTES)])
    expect(await send(blobOf(large))).toMatchObject({
      code: 'upload.tooLarge',
      value: { maxBytes: MAX_BYTES },
    })
    const huge = Buffer.alloc(2 * MAX_BYTES + 1)
    expect(await send(blobOf(huge))).toMatchObject({ status: 422, code: 'request.tooLarge' })
  })

  test('counts towards the limit of twenty uploads an hour even if it is rejected', async () => {
    const image = blobOf(Buffer.from('no image'))
    const answers = []
    for (let count = 0; count < 22; count++) answers.push(await send(image))
    expect(tally(answers)).toEqual({ 'upload.notImage': 20, 'upload.throttled': 2 })
  })

  test('can be read only by its sender', async () => {
    const { id, bytes } = await kept(blobOf(await picture('png')))
    const { image } = await person.read(readUpload, { id }, person.headers)
    expect(image).toBe(`data:image/png;base64,${bytes.toString('base64')}`)
    const other = await makePlayer(opened, await makeAgent(opened))
    expect(await other.ask(readUpload, { id }, other.headers)).toMatchObject({ status: 404 })
    expect(await person.ask(readUpload, { id })).toMatchObject({ status: 401 })
    const shown = await opened.request(`/sandbox/api/uploads/${id}`)
    expect(shown.status).toBe(404)
  })

  test('is deleted if it is not used within an hour', async () => {
    const { id } = await kept(blobOf(await picture('png')))
    const { database, clock } = opened.platform
    const now = await clock()
    await purgeExpired(database, new Date(now.getTime() + HOUR - 60_000))
    expect(await database.$count(upload, eq(upload.id, id))).toBe(1)
    await purgeExpired(database, new Date(now.getTime() + HOUR + 60_000))
    expect(await database.$count(upload, eq(upload.id, id))).toBe(0)
  })
})
