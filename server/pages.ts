import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Boot } from '#contract/boot.ts'
import { contentSecurityPolicy, hashSource } from './security.ts'

const brotli = promisify(zlib.brotliCompress)

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }
type Rendered = { html: string; status: 200 | 404 | 500; routeIds: string[] }
type Render = (path: string, boot: Boot) => Promise<Rendered>

/** A page ready to be sent. */
export type Page = {
  status: 200 | 404 | 500
  raw: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer>
  etag: string
  csp: string
}

/** Renders an address for one boot; equal boots share one rendering. */
export type Pages = (path: string, boot: Boot) => Promise<Page>

/** How many renderings are kept; the oldest goes first. */
const KEPT = 200

/** Pages of one build. */
export async function loadPages(build: string): Promise<Pages> {
  const client = path.join(build, 'client')
  const [manifestText, template] = await Promise.all([
    fs.readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
    fs.readFile(path.join(client, 'index.html'), 'utf8'),
  ])
  const manifest: Record<string, Chunk> = JSON.parse(manifestText)
  const { render }: { render: Render } = await import(path.join(build, 'server/entry-server.js'))
  const kept = new Map<string, Promise<Page>>()

  const make = async (address: string, boot: Boot): Promise<Page> => {
    const rendered = await render(address, boot)
    const { scripts, styles, fonts } = filesOf(manifest, rendered.routeIds)
    const sheets = await Promise.all(styles.map((file) => fs.readFile(path.join(client, file), 'utf8')))
    const style = sheets.join('').trim()
    const document = fill(template, boot, rendered.html, head({ style, scripts, styles, fonts }))
    const raw = new Uint8Array(Buffer.from(document))
    return {
      status: rendered.status,
      raw,
      compressed: new Uint8Array(await brotli(raw)),
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      csp: contentSecurityPolicy({ styles: [hashSource(style)], scripts: [] }),
    }
  }

  return (address, boot) => {
    const key = JSON.stringify([address, boot])
    const known = kept.get(key)
    if (known) return known
    const page = make(address, boot)
    kept.set(key, page)
    page.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return page
  }
}

/** Every script, sheet and font that a page of these routes needs, the entry first. */
function filesOf(manifest: Record<string, Chunk>, routeIds: string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const fonts = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const file of chunk.assets ?? []) if (file.endsWith('.woff2')) fonts.add(file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  for (const key of [entry ?? '', 'src/start.tsx', ...routeIds.map(routeChunk)]) collect(key)
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] }
}

/** Where the route compiler puts the component of a route with this id. */
function routeChunk(id: string): string {
  const file =
    id === '__root__'
      ? '__root'
      : id.slice(1).replace(/\/$/, '/index').replaceAll('/', '.').replace(/^\./, '')
  return `src/routes/${file || 'index'}.tsx?tsr-split=component`
}

function head(files: { style: string; scripts: string[]; styles: string[]; fonts: string[] }): string {
  const [entry, ...rest] = files.scripts
  return [
    ...files.fonts.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${files.style}</style>`,
    // Vite's preload helper takes a sheet that is linked for present; disabled, the browser does not fetch it.
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script type="module" src="/${entry}"></script>`,
    ...rest.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}

function fill(template: string, boot: Boot, html: string, head: string): string {
  return template
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${boot.language === 'pt' ? 'pt-BR' : boot.language}"`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${inlineJson(boot)}</script>`)
    .replace(/>\s*\n\s*</g, '><')
}

/** JSON that cannot close the script element it stands in. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
