import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Boot } from '#protocol/site/boot.ts'
import { readOperator } from '#server/boot/operator.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { loadPages } from '#server/pages/pages.ts'

/** Makes a build whose only route is `/known`. Each page shows how many pages have been rendered. */
async function makeBuild(): Promise<string> {
  const build = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-pages-'))
  onTestFinished(() => fs.rm(build, { recursive: true }))
  await fs.mkdir(path.join(build, 'client/.vite'), { recursive: true })
  await fs.mkdir(path.join(build, 'server'))
  const manifest = { entry: { file: 'entry.js', isEntry: true } }
  await fs.writeFile(path.join(build, 'client/.vite/manifest.json'), JSON.stringify(manifest))
  await fs.writeFile(path.join(build, 'client/entry.js'), '')
  await fs.writeFile(path.join(build, 'client/index.html'), '<html lang="en"><div id="root"></div></html>')
  await fs.writeFile(
    path.join(build, 'server/entry-server.js'),
    `let count = 0
    export const render = async (address) => ({
      html: '<p>Rendering ' + ++count + '</p>',
      status: address === '/known' ? 200 : 404,
      address, routeIds: [], overlays: [], theme: 'dark', catalogue: {},
    })`,
  )
  return build
}

test('keeps a cached page when many unknown addresses are requested', async () => {
  const pages = await loadPages(await makeBuild(), { hasFlows: false })
  const config = await readOperator(projectRoot, { firebase: null, sandbox: true })
  const boot: Boot = { language: 'pt', config, sandbox: true, status: null, site: null }
  const first = await pages('/known', boot)
  for (let count = 0; count < 300; count += 1) {
    const { status, raw, compressed } = await pages(`/made-up/${count}`, boot)
    expect(status).toBe(404)
    expect(zlib.brotliDecompressSync(compressed).equals(raw)).toBe(true)
  }
  expect(await pages('/known', boot)).toBe(first)
})
