import fs from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { exitWithParent } from '#server/boot/exit-with-parent.ts'
import { compressBuild, SMALL } from '#server/files/compress-build.ts'
import { exitOnFileRefusal } from '#server/files/file-refusal.ts'
import { apiDocument } from '../scripts/api-document.ts'

const [, folder = ''] = process.argv.slice(2)

exitWithParent()

/** A process of its own, given the project's root and a folder: builds the API description and its reader in the folder. */
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
      // Swagger UI is one file of that size.
      chunkSizeWarningLimit: 2_000,
    },
  })
  await fs.writeFile(path.join(folder, 'openapi.json'), JSON.stringify(await apiDocument()))
  await compressBuild(folder, SMALL)
})
