import fs from 'node:fs/promises'
import path from 'node:path'
import { currentBuild } from '#server/boot/build-cache.ts'

export async function scriptOf(source: string): Promise<string> {
  const folder = await currentBuild(path.join(import.meta.dirname, '../../..'), () => {})
  const manifest = JSON.parse(await fs.readFile(path.join(folder, 'client/.vite/manifest.json'), 'utf8'))
  return `/${manifest[source].file}`
}
