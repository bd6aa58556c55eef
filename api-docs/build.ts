import fs from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { exitWithParent } from '#server/boot/exit-with-parent.ts'
import { compressBuild, SMALL } from '#server/files/compress-build.ts'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'
import { apiDocument } from '../scripts/api-document.ts'

const [, folder = ''] = process.argv.slice(2)

exitWithParent()

/**
 * Builds the API description and the page that shows it. Runs as a separate process with two arguments: the
 * project root and the output folder.
 */
await exitOnFileRefusal(async () => {
  await build({
    root: import.meta.dirname,
    base: '/docs/',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Swagger UI is a single file of almost 2 MB.
      chunkSizeWarningLimit: 2_000,
    },
  })
  await fs.writeFile(path.join(folder, 'openapi.json'), JSON.stringify(await apiDocument()))
  await compressBuild(folder, SMALL)
})
