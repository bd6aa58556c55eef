import type * as canvases from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import { reencode } from '#server/support/uploads/reencode.ts'

/** The current and the highest number of images that are decoded but not yet re-encoded. */
const unfolded = vi.hoisted(() => ({ now: 0, most: 0 }))

vi.mock('@napi-rs/canvas', async (importOriginal) => {
  const original = await importOriginal<typeof canvases>()
  return {
    ...original,
    loadImage: async (...file: Parameters<typeof original.loadImage>) => {
      unfolded.most = Math.max(unfolded.most, ++unfolded.now)
      try {
        return await original.loadImage(...file)
      } catch (error) {
        unfolded.now--
        throw error
      }
    },
    createCanvas: (width: number, height: number) => {
      const canvas = original.createCanvas(width, height)
      const encode = canvas.encode.bind(canvas) as (...how: unknown[]) => Promise<Buffer>
      canvas.encode = (...how: unknown[]) => encode(...how).finally(() => unfolded.now--)
      return canvas
    },
  }
})

test('[MEM-06] decodes concurrent uploads one at a time, even after a broken image', async () => {
  const { createCanvas } = await vi.importActual<typeof canvases>('@napi-rs/canvas')
  const image = createCanvas(300, 200).toBuffer('image/png')
  const broken = image.subarray(0, 60)
  const encoded = await Promise.all([image, broken, image, image, broken, image].map(reencode))
  expect(encoded.map((answer) => (typeof answer === 'string' ? answer : answer.type))).toEqual([
    'image/png',
    'notImage',
    'image/png',
    'image/png',
    'notImage',
    'image/png',
  ])
  expect(unfolded).toEqual({ now: 0, most: 1 })
})
