import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import * as v from 'valibot'
import { trustedOrigins } from '#domain/site/trusted-origin.ts'
import { type Boot, boot as bootSchema } from '#protocol/site/boot.ts'
import { contentSecurityPolicy, hashSource } from '#server/requests/security.ts'
import { tagFor } from '#server/texts/languages.ts'
import { filesOfPage, type Manifest } from './page-files.ts'
import { messagesOfScripts } from './page-messages.ts'
import { pageStart } from './page-start.ts'
import { pageColour } from './web-manifest.ts'

const brotli = promisify(zlib.brotliCompress)
/**
 * Fast compression for pages that are not cached. The result is 20 % larger than at the best level, but takes
 * a fortieth of the time.
 */
const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }

type Rendered = {
  html: string
  status: 200 | 404 | 500
  address: string
  routeIds: string[]
  overlays: string[]
  theme: 'dark' | 'light'
  catalogue: Record<string, unknown>
}
type Render = (path: string, boot: Boot) => Promise<Rendered>

export type Page = {
  status: 200 | 404 | 500
  address: string
  raw: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer>
  etag: string
  csp: string
}

export type Pages = (path: string, boot: Boot) => Promise<Page>

/** Maximum number of cached pages. The oldest one is evicted first. */
const KEPT = 200

/**
 * Loads the pages of one build. They can be framed only by the same origin, and only if the build has a
 * visualiser.
 */
export async function loadPages(build: string, { hasFlows }: { hasFlows: boolean }): Promise<Pages> {
  const client = path.join(build, 'client')
  const [manifestText, template] = await Promise.all([
    fs.readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
    fs.readFile(path.join(client, 'index.html'), 'utf8'),
  ])
  const manifest: Manifest = JSON.parse(manifestText)
  const { render }: { render: Render } = await import(path.join(build, 'server/entry-server.js'))
  const sheets = await readSheets(client, manifest)
  const messagesOf = messagesOfScripts(client)
  const kept = new Map<string, Promise<Page>>()

  const make = async (address: string, known: Boot): Promise<Page> => {
    // Validate the data here, because scripts in the browser read it without validation.
    const boot = v.parse(bootSchema, known)
    const rendered = await render(address, boot)
    const { entry, scripts, libraries, styles } = filesOfPage(manifest, rendered)
    const style = styles
      .map((file) => sheets.get(file) ?? '')
      .join('')
      .trim()
    const script = pageStart(entry, scripts, libraries)
    const { hoisted, html } = withoutHoisted(rendered.html)
    const document = fill(template, {
      boot: { ...boot, messages: await messagesOf([entry, ...scripts], rendered.catalogue) },
      html,
      theme: rendered.theme,
      head: head({ style, script, styles, hoisted }),
    })
    const raw = new Uint8Array(Buffer.from(document))
    return {
      status: rendered.status,
      address: rendered.address,
      raw,
      compressed: new Uint8Array(await brotli(raw, isFound(rendered) ? {} : QUICK)),
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      csp: contentSecurityPolicy({
        styles: [hashSource(style)],
        scripts: [hashSource(script)],
        framedBy: hasFlows ? `'self'` : `'none'`,
        images: trustedOrigins(boot.site?.imageCDNs ?? []),
        frames: trustedOrigins(boot.site?.launchGameCDNs ?? []),
        tagId: boot.site?.analytics.gtagId,
      }),
    }
  }

  return (address, boot) => {
    const key = JSON.stringify([address, boot])
    const known = kept.get(key)
    if (known) return known
    const page = make(address, boot)
    kept.set(key, page)
    // Do not cache errors, or made-up URLs could evict real pages.
    page.then(
      (made) => {
        if (!isFound(made)) kept.delete(key)
      },
      () => kept.delete(key),
    )
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return page
  }
}

const isFound = ({ status }: Pick<Page, 'status'>) => status === 200

/** Reads all style sheets immediately, as a later build may delete the folder. */
async function readSheets(client: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const read = async (file: string) => [file, await fs.readFile(path.join(client, file), 'utf8')] as const
  return new Map(await Promise.all([...files].map(read)))
}

/**
 * Splits off the title and image preloads. React puts them at the start of the markup, but they belong in the
 * head.
 */
function withoutHoisted(markup: string): { hoisted: string; html: string } {
  const hoisted = /^(?:<link [^>]*>|<title>[^<]*<\/title>)+/.exec(markup)?.[0] ?? ''
  return { hoisted, html: markup.slice(hoisted.length) }
}

function head(parts: { style: string; script: string; styles: string[]; hoisted: string }): string {
  return [
    `<style>${parts.style}</style>`,
    parts.hoisted,
    // The styles are already inlined. Vite's preload helper skips linked style sheets, and `disabled` keeps
    // the browser from fetching them.
    ...parts.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script>${parts.script}</script>`,
  ].join('')
}

/** Attribute of the light theme. The default theme is dark. */
const LIGHT = ' data-theme="light"'

type Parts = { boot: Boot; html: string; theme: Rendered['theme']; head: string }

function fill(template: string, { boot, html, theme, head }: Parts): string {
  return template
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${tagFor(boot.language)}"${theme === 'light' ? LIGHT : ''}`,
    )
    .replace(`content="${pageColour.dark}"`, () => `content="${pageColour[theme]}"`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${inlineJson(boot)}</script>`)
    .replace(/>\s*\n\s*</g, '><')
}

/** Returns JSON that is safe inside a script element, which a literal `<` could close. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
