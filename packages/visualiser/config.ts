import { realpathSync } from 'node:fs'
import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { packageOf } from '@palpite/paths/module-loader/package-of.ts'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { flowsPlugin } from './source/flows-plugin.ts'
import { type EarlierCharts, keptPlugin } from './source/kept-plugin.ts'
import { type ChartCatalogues, portuguesePlugin } from './source/portuguese-plugin.ts'
import { linguiConfigFile, visualiserTexts } from './texts.ts'

/** Vite's default list of denied files, repeated here because the `deny` option replaces it. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** The project whose flows are shown. All folders are absolute paths. */
export type FlowsSite = {
  /** The project's folder, which contains `paths.config.ts`. */
  project: string
  /** The folder of `index.html`, whose script imports the project's styles and this package's `start.tsx`. */
  page: string
  catalogues: ChartCatalogues
}

type Shown = {
  /** A module whose machines are shown instead of the project's. */
  file?: string | undefined
  earlier?: EarlierCharts
}

export function visualiserConfig(
  { project, page, catalogues }: FlowsSite,
  { file, earlier }: Shown = {},
): InlineConfig {
  return {
    root: page,
    // Relative URLs let the build work in any folder on any host.
    base: './',
    configFile: false,
    publicDir: false,
    // The project's flows and a single module use separate caches, since two servers would keep clearing a
    // shared one.
    cacheDir: path.join(project, 'node_modules/.vite', file === undefined ? 'flows' : 'flows-of-file'),
    plugins: [
      flowsPlugin(project, file),
      keptPlugin(project, earlier),
      portuguesePlugin(catalogues),
      react(),
      lingui({ failOnCompileError: true, configPath: linguiConfigFile }),
      babel({ presets: [visualiserTexts()] }),
    ],
    resolve: { dedupe: ['xstate'] },
    optimizeDeps: {
      // With all entry points listed here, Vite finds all dependencies at the start. If it found a dependency
      // later, it would bundle all dependencies again and reload the page.
      entries: [path.join(page, 'index.html'), path.join(project, 'paths.config.ts')],
      // Not bundled, since it is already a single file and is the largest dependency.
      exclude: ['elkjs/lib/elk-worker.min.js'],
    },
    // Allows access only to files of this project and of the shown module's package.
    server: {
      fs: {
        strict: true,
        allow: servedTo(project, file),
        deny: [...NEVER_SERVED, path.join(project, 'data/**')],
      },
    },
    // The worker that generates paths imports `virtual:flows` too.
    worker: { format: 'es', plugins: () => [flowsPlugin(project, file)] },
    build: {
      outDir: path.join(project, 'dist/flows'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // In kB. ELK's chunk is nearly this large, but only a worker loads it.
      chunkSizeWarningLimit: 1_700,
      // The names of functions are kept, since charts show them for unnamed guards and actions.
      rolldownOptions: { output: { keepNames: true }, checks: { bundlerTimings: false } },
    },
  }
}

function servedTo(project: string, file: string | undefined): string[] {
  const folders = [
    project,
    path.join(project, 'node_modules'),
    ...(file === undefined ? [] : [packageOf(file)]),
  ]
  return folders.map((folder) => realpathSync(folder))
}
