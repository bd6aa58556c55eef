import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)

/** Compressed already. */
const incompressible = new Set(['.woff2', '.png', '.webp'])

export const isCompressible = (file: string): boolean => !incompressible.has(path.extname(file))

/** What the compressed form of a built file is named by. */
export const COMPRESSED = '.br'

/** Compresses as far as it goes, which takes its time: do it once. */
export const compress = async (content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(content))

/** Puts the compressed form beside every file of a build, so that no start has to wait for it. */
export async function compressBuild(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      await fs.writeFile(file + COMPRESSED, await compress(await fs.readFile(file)))
    }),
  )
}
