import fs from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { currentBuild } from '#server/boot/build-cache.ts'
import { COMPRESSED, compress } from '#server/files/compress-build.ts'
import { filesOfPage, type Manifest } from '#server/pages/page-files.ts'
import { minify } from '../bundling/minify.ts'
import { root } from './run.ts'

/**
 * Maximum size of the scripts that Home needs before hydration, as a multiple of a React page with a heading.
 * Both are compressed with brotli.
 */
const MOST = 2.25

/**
 * Maximum size of the scripts that the first page of the agent centre needs in addition to Home's, in bytes
 * after brotli. Messages and chart drawing do not count.
 */
const MOST_OF_AGENTS = 54_000

/** The modules of the agent centre's first page: its routes, and the page itself, which is lazily loaded. */
const AGENT_HOME = [
  'src/routes/agentHome.tsx?tsr-split=component',
  'src/routes/agentHome.{-$page}.{-$act}.tsx?tsr-split=component',
  'src/pages/agents/team-overview.page.tsx',
]

/** The API client's chunk. Home must not wait for it, since a server-rendered page contains its data. */
const LATER = /[\\/]calls-[^\\/]*$/

/** Prints the sizes of the first scripts of Home. Returns 1 if they exceed the budget or include `LATER`. */
export async function checkBudget(): Promise<number> {
  const { manifest, sizesOf } = await readBuild()
  const scripts = scriptsOfHome(manifest)
  const sizes = await sizesOf(scripts)
  const needed = sumOf(sizes)
  const hello = await sizeOfHello()
  const share = needed / hello
  scripts.forEach((file, index) => void console.log(`${String(sizes[index]).padStart(8)} ${file}`))
  console.log(`${needed} bytes, ${share.toFixed(3)} times React with a heading (${hello}); at most ${MOST}`)
  const early = scripts.filter((file) => LATER.test(file))
  for (const file of early) console.error(`Home waits for ${file}, but shows nothing of it.`)
  return share <= MOST && early.length === 0 ? 0 : 1
}

/** Prints the size of the agent centre's own scripts. Returns 1 if it exceeds the budget. */
export async function checkAgentBudget(): Promise<number> {
  const { manifest, sizesOf } = await readBuild()
  const there = scriptsOfHome(manifest)
  const scripts = scriptsWith(manifest, AGENT_HOME).filter((file) => !there.includes(file))
  const sizes = await sizesOf(scripts)
  const needed = sumOf(sizes)
  scripts.forEach((file, index) => void console.log(`${String(sizes[index]).padStart(8)} ${file}`))
  console.log(`${needed} bytes only for the agent centre; at most ${MOST_OF_AGENTS}`)
  return needed <= MOST_OF_AGENTS ? 0 : 1
}

async function readBuild() {
  const client = path.join(await currentBuild(root, console.log), 'client')
  const manifest: Manifest = JSON.parse(await fs.readFile(path.join(client, '.vite/manifest.json'), 'utf8'))
  const sizeOf = async (file: string) => (await fs.stat(path.join(client, file + COMPRESSED))).size
  return { manifest, sizesOf: (files: string[]) => Promise.all(files.map(sizeOf)) }
}

function scriptsOfHome(manifest: Manifest): string[] {
  const { entry, scripts } = filesOfPage(manifest, { routeIds: ['__root__', '/'], overlays: [] })
  return [entry, ...scripts]
}

/**
 * Returns the scripts of these modules, including static imports. Throws if the build lacks one of the
 * modules.
 */
function scriptsWith(manifest: Manifest, modules: string[]): string[] {
  const found = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const key of modules) collect(key)
  return [...found]
}

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0)

/** Returns the size of a minimal React page that is built like the site, in bytes after brotli. */
async function sizeOfHello(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [hello],
    build: { ...minify, write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: HELLO } },
  })
  if (!('output' in built)) throw new Error('Vite did not build exactly one output.')
  const scripts = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const compressed = await Promise.all(scripts.map((code) => compress(Buffer.from(code))))
  return compressed.reduce((sum, { length }) => sum + length, 0)
}

const HELLO = 'virtual:hello'
const hello: Plugin = {
  name: HELLO,
  resolveId: (id) => (id === HELLO ? id : undefined),
  load: (id) =>
    id === HELLO
      ? `import { createElement } from 'react'
         import { createRoot } from 'react-dom/client'
         createRoot(document.body).render(createElement('h1', null, 'Hello'))`
      : undefined,
}

if (import.meta.main) process.exitCode = (await checkBudget()) || (await checkAgentBudget())
