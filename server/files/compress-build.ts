import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)

const incompressible = new Set(['.woff2', '.png', '.webp'])

export const isCompressible = (file: string): boolean => !incompressible.has(path.extname(file))

export const COMPRESSED = '.br'

/** Brotli's highest level. It takes more than twice as long as `SMALL`, for 2% fewer bytes. */
const SMALLEST = zlib.constants.BROTLI_MAX_QUALITY
export const SMALL = SMALLEST - 1

/** Compresses at the highest level by default, which is slow. Use it only once per file. */
export const compress = async (content: Uint8Array, quality = SMALLEST): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }))

/** Writes a compressed copy next to each compressible file, so that nothing is compressed at startup. */
export async function compressBuild(folder: string, quality = SMALLEST): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      await fs.writeFile(file + COMPRESSED, await compress(await fs.readFile(file), quality))
    }),
  )
}
