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

/** Secrets as Vite knows them, which a list of one's own takes the place of. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** The project whose flows are shown. Folders are absolute. */
export type FlowsSite = {
  /** Folder of the project, with its `paths.config.ts`. */
  project: string
  /** Folder with the page's `index.html`, whose script imports the project's styles and `start.tsx` of this package. */
  page: string
  catalogues: ChartCatalogues
}

type Shown = {
  /** A module whose machines are shown in place of the project's. */
  file?: string | undefined
  /** Charts of another git revision, to compare with. */
  earlier?: EarlierCharts
}

/** How the visualiser is built and served: for a project, or for the machines of any module. */
export function visualiserConfig(
  { project, page, catalogues }: FlowsSite,
  { file, earlier }: Shown = {},
): InlineConfig {
  return {
    root: page,
    // It works in any folder of any host.
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
      // A dependency that is found later makes Vite bundle all of them again and reload the page.
      entries: [path.join(page, 'index.html'), path.join(project, 'paths.config.ts')],
      // It is one file already, and the largest of all.
      exclude: ['elkjs/lib/elk-worker.min.js'],
    },
    // The page and the module that is shown may read this project and the module's package only.
    server: {
      fs: {
        strict: true,
        allow: servedTo(project, file),
        deny: [...NEVER_SERVED, path.join(project, 'data/**')],
      },
    },
    // One of them loads the machines by itself.
    worker: { format: 'es', plugins: () => [flowsPlugin(project, file)] },
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

function servedTo(project: string, file: string | undefined): string[] {
  const folders = [
    project,
    path.join(project, 'node_modules'),
    ...(file === undefined ? [] : [packageOf(file)]),
  ]
  return folders.map((folder) => realpathSync(folder))
}
