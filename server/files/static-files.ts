import fs from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { errorCode } from '#server/database/error-code.ts'
import { COMPRESSED, compress, isCompressible } from './compress-build.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

type StaticFile = {
  raw: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer> | null
  type: string
  hashed: boolean
}

export type StaticFiles = (context: Context) => Response | null

/**
 * Reads every file of a built client, except HTML documents and files in dot folders, such as `.vite`.
 * `under` is the prefix of the files' URL paths.
 */
export async function loadStaticFiles(folder: string, under = ''): Promise<StaticFiles> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, StaticFile>()
  const load = async (file: string) => {
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (address.endsWith('.html') || address.endsWith(COMPRESSED) || address.startsWith('/.')) return
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    const raw = new Uint8Array(await fs.readFile(file))
    const compressed = isCompressible(file) ? await compressedForm(file, raw) : null
    files.set(under + address, { raw, compressed, type, hashed: address.startsWith('/assets/') })
  }
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => load(path.join(entry.parentPath, entry.name))),
  )
  return (context) => {
    const file = files.get(context.req.path)
    return file ? respond(context, file) : null
  }
}

async function compressedForm(file: string, raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await fs.readFile(file + COMPRESSED))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return compress(raw)
  }
}

function respond(context: Context, file: StaticFile): Response {
  const compressed = takesBrotli(context) ? file.compressed : null
  return context.body(compressed ?? file.raw, 200, {
    'content-type': file.type,
    vary: 'accept-encoding',
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  })
}

export const takesBrotli = (context: Context): boolean =>
  /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
