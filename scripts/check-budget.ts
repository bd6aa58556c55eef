import fs from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { currentBuild } from '#server/build.ts'
import { COMPRESSED, compress } from '#server/compress-build.ts'
import { filesOfPage, type Manifest } from '#server/page-files.ts'
import { root } from './run.ts'

/** How much script Home may need before it is taken over, as a multiple of React with a heading, both in brotli. */
const MOST = 2.2

/** What calls are made with; the page comes with its data and must not wait for it. */
const LATER = /[\\/]calls-[^\\/]*$/

/** Says how much script Home waits for, and 1 where that is more than it may be. */
export async function checkBudget(): Promise<number> {
  const client = path.join(await currentBuild(root, console.log), 'client')
  const manifest: Manifest = JSON.parse(await fs.readFile(path.join(client, '.vite/manifest.json'), 'utf8'))
  const { scripts } = filesOfPage(manifest, { routeIds: ['__root__', '/'], overlays: [] })
  const sizes = await Promise.all(
    scripts.map(async (file) => (await fs.stat(path.join(client, file + COMPRESSED))).size),
  )
  const needed = sizes.reduce((sum, size) => sum + size, 0)
  const hello = await sizeOfHello()
  const share = needed / hello
  scripts.forEach((file, index) => void console.log(`${String(sizes[index]).padStart(8)} ${file}`))
  console.log(`${needed} bytes, ${share.toFixed(3)} times React with a heading (${hello}); at most ${MOST}`)
  const early = scripts.filter((file) => LATER.test(file))
  for (const file of early) console.error(`${file} is waited for; only what is shown may be.`)
  return share <= MOST && early.length === 0 ? 0 : 1
}

/** Bytes in brotli of the least that React can be, built as the site is. */
async function sizeOfHello(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [hello],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: HELLO } },
  })
  if (!('output' in built)) throw new Error('Vite built something else than one output.')
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

if (import.meta.main) process.exitCode = await checkBudget()
