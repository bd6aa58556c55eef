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

/** Vite's default deny list, which a custom list replaces. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** The project whose flows are shown. Folders are absolute. */
export type FlowsSite = {
  /** Folder of the project, with its `paths.config.ts`. */
  project: string
  /** Folder with `index.html`, whose script imports the project's styles and this package's `start.tsx`. */
  page: string
  catalogues: ChartCatalogues
}

type Shown = {
  /** Shown instead of the project's machines. */
  file?: string | undefined
  earlier?: EarlierCharts
}

export function visualiserConfig(
  { project, page, catalogues }: FlowsSite,
  { file, earlier }: Shown = {},
): InlineConfig {
  return {
    root: page,
    // Relative, so that the build works in any folder of any host.
    base: './',
    configFile: false,
    publicDir: false,
    // Two caches, since each would empty the other while it is served.
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
      // Vite would bundle all dependencies again and reload the page for one that it finds later.
      entries: [path.join(page, 'index.html'), path.join(project, 'paths.config.ts')],
      // It is already a single file, and the largest dependency.
      exclude: ['elkjs/lib/elk-worker.min.js'],
    },
    // Limits file access to this project and the package of the module that is shown.
    server: {
      fs: {
        strict: true,
        allow: servedTo(project, file),
        deny: [...NEVER_SERVED, path.join(project, 'data/**')],
      },
    },
    // The path worker loads the machines itself.
    worker: { format: 'es', plugins: () => [flowsPlugin(project, file)] },
    build: {
      outDir: path.join(project, 'dist/flows'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // ELK is this large. It is loaded only in a worker.
      chunkSizeWarningLimit: 1_700,
      // Unnamed guards and actions are shown by their function names.
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
