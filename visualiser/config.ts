import { realpathSync } from 'node:fs'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { packageOf } from '../paths/loading/package-of.ts'
import { flowsPlugin } from './source/flows-plugin.ts'
import { type EarlierCharts, keptPlugin } from './source/kept-plugin.ts'
import { portuguesePlugin } from './source/portuguese-plugin.ts'

const project = path.join(import.meta.dirname, '..')

/** Secrets as Vite knows them, which a list of one's own takes the place of. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

type Shown = {
  /** A module whose machines are shown in the place of the product's. */
  file?: string | undefined
  /** Charts of another git revision, to compare with. */
  earlier?: EarlierCharts
}

/** How the visualiser is built and served: for the product, or for the machines of any module. */
export function visualiserConfig({ file, earlier }: Shown = {}): InlineConfig {
  return {
    root: import.meta.dirname,
    // Whatever folder of whatever host it is put in.
    base: './',
    configFile: false,
    publicDir: false,
    // Each empties what the other left, even while that one serves.
    cacheDir: path.join(project, 'node_modules/.vite', file === undefined ? 'flows' : 'flows-of-file'),
    plugins: [
      flowsPlugin(file),
      keptPlugin(earlier),
      portuguesePlugin(),
      react(),
      lingui({ failOnCompileError: true, configPath: path.join(project, 'lingui.config.ts') }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
    ],
    resolve: { dedupe: ['xstate'] },
    optimizeDeps: {
      // What is only found while the page is used has everything bundled anew, and the page loaded again.
      entries: ['index.html', '../paths.config.ts'],
      // It is one file already, and the largest of all.
      exclude: ['elkjs/lib/elk-worker.min.js'],
    },
    // Whatever asks, be it the module that is shown, is handed files of this project and of that module's package alone.
    server: {
      fs: { strict: true, allow: servedTo(file), deny: [...NEVER_SERVED, path.join(project, 'data/**')] },
    },
    // One of them loads the machines by itself.
    worker: { format: 'es', plugins: () => [flowsPlugin(file)] },
    build: {
      outDir: path.join(project, 'dist/flows'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // ELK is that large, and a worker's own.
      chunkSizeWarningLimit: 1_700,
      // Guards and actions that nobody named are called by their functions.
      rolldownOptions: { output: { keepNames: true }, checks: { bundlerTimings: false } },
    },
  }
}

function servedTo(file: string | undefined): string[] {
  const folders = [
    project,
    path.join(project, 'node_modules'),
    ...(file === undefined ? [] : [packageOf(file)]),
  ]
  return folders.map((folder) => realpathSync(folder))
}
