import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)

const incompressible = new Set(['.woff2', '.png', '.webp'])

export const isCompressible = (file: string): boolean => !incompressible.has(path.extname(file))

export const COMPRESSED = '.br'

/** Compresses at the highest level. This is slow, so use it once per file. */
export const compress = async (content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(content))

/** Writes a compressed copy next to every file of a build, so that a start need not compress. */
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
