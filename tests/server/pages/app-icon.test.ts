import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type AppIcon, appIcon } from '@palpite/game-art/app-icon.ts'
import { expect, test } from 'vitest'

const project = path.join(import.meta.dirname, '../../..')

/** Returns an icon's size in pixels and the opacity of its top-left corner, 0 to 255. */
async function cornerOf(name: AppIcon) {
  const image = await loadImage(await appIcon(name))
  const pen = createCanvas(image.width, image.height).getContext('2d')
  pen.drawImage(image, 0, 0)
  return { width: image.width, height: image.height, corner: pen.getImageData(0, 0, 1, 1).data[3] }
}

test.each([
  ['192', 192, 0],
  ['512', 512, 0],
  ['maskable', 512, 255],
  ['apple', 180, 255],
] as const)(
  '[DL-01] the app icon “%s” has the right size, and its corner is opaque only if the system crops the icon',
  async (name, side, corner) => {
    expect(await cornerOf(name)).toEqual({ width: side, height: side, corner })
  },
)

test('the offline worker’s `EDITION` is the start of its pages’ hash', async () => {
  const folder = path.join(project, 'public/offline')
  const pages = (await fs.readdir(folder)).filter((file) => file.endsWith('.html')).toSorted()
  const hash = createHash('sha256')
  for (const page of pages) hash.update(await fs.readFile(path.join(folder, page)))
  const worker = await fs.readFile(path.join(project, 'public/offline-worker.js'), 'utf8')
  expect(/EDITION = '(\w+)'/.exec(worker)?.[1]).toBe(hash.digest('hex').slice(0, 8))
})
