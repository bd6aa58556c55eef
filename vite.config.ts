import { createHash } from 'node:crypto'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { flowsPlugin } from '@palpite/visualiser/source/flows-plugin.ts'
import { keptPlugin } from '@palpite/visualiser/source/kept-plugin.ts'
import { portuguesePlugin } from '@palpite/visualiser/source/portuguese-plugin.ts'
import { visualiserTexts } from '@palpite/visualiser/texts.ts'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './bundling/catalogues.ts'
import { laterViewsCompiler } from './bundling/compiler.ts'
import { flowsSite } from './bundling/flows-site.ts'
import { everyPage, firstAreas, libraries, siteGroups } from './bundling/groups.ts'
import { lazyTexts } from './bundling/lazy-texts.ts'
import { minify } from './bundling/minify.ts'
import { phoneMetadata } from './bundling/phone-metadata.ts'
import { routerFiles } from './bundling/router-files.ts'
import { shortIds } from './bundling/short-ids.ts'
import { idsIn, readSiteTexts } from './bundling/site-texts.ts'
import { withoutDescriptions } from './bundling/without-descriptions.ts'

/** Chunks that keep a readable name, because a test or the size check of Home's first script refers to it. */
const known =
  /^(app|core|react|start|loading|calls|banner-motion|login|member-part|seamless|stream|en|pt|ty)$/

/**
 * Short file names, because Home's first script lists about a hundred, and hashes do not compress. Seven
 * characters make a hash unique. The file name of the bundler's runtime starts with `r`.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => {
    const [module = name] = name.split('.')
    if (known.test(module)) return `assets/${module}-[hash:7].js`
    return name === 'rolldown-runtime' ? 'assets/r[hash:7].js' : 'assets/[hash:7].js'
  },
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[hash:6][extname]'
      : 'assets/[name]-[hash:6][extname]',
}

/** Returns a class name with a hash of its style sheet's path. A hash per class would compress worse. */
const classOf = (name: string, sheet: string) => {
  const place = path.relative(import.meta.dirname, sheet)
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}

/** Omits preload links for chunks that every page has already loaded. */
const notYetThere = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? files.filter((file) => !THERE.test(file)) : files
const THERE = /assets[\\/](r[\w-]{7}|(react|core|app|start|loading)-[^\\/]*)\.js$/

const absolute = (file: string) => path.join(import.meta.dirname, file)

const siteIds = idsIn(absolute('src/locales/en.po'))
const short = shortIds([
  ...siteIds,
  ...idsIn(absolute('games/locales/en.po')),
  ...idsIn(absolute('sandbox/locales/en.po')),
])
const texts = readSiteTexts({ ids: siteIds, firstAreas, firstFiles: everyPage.map(absolute) })

const macro = linguiTransformerBabelPreset()

/** Compiles the messages of all files outside `packages`. The visualiser has its own Lingui configuration. */
const siteTexts = {
  ...macro,
  rolldown: { ...macro.rolldown, filter: { ...macro.rolldown.filter, id: { exclude: 'packages/**' } } },
}

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, ...routerFiles }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [laterViewsCompiler, short.preset, siteTexts, visualiserTexts()] }),
    catalogues(texts, short),
    lazyTexts(texts, short, absolute('src/app/entry-client.ts')),
    withoutDescriptions(),
    phoneMetadata(),
    // The development server also serves `/flows`. The build of `/flows` has its own configuration.
    { ...flowsPlugin(flowsSite.project), apply: 'serve' },
    { ...keptPlugin(flowsSite.project), apply: 'serve' },
    { ...portuguesePlugin(flowsSite.catalogues), apply: 'serve' },
  ],
  css: { modules: { generateScopedName: classOf } },
  build: {
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        ...minify,
        rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: siteGroups } } },
      },
    },
    // Games, the Firebase frame and the sandbox console are separate documents. Building them does not touch
    // the application's files.
    games: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        assetsDir: 'assets/games',
        rolldownOptions: {
          input: [
            'games/slot/index.html',
            'games/mines/index.html',
            'games/sports/index.html',
            'games/live/index.html',
            'games/duel/index.html',
            'games/table/index.html',
            'games/pvp/index.html',
            'games/fish/index.html',
            'firebase/phone/index.html',
            'sandbox/index.html',
          ],
          output: { codeSplitting: { groups: libraries } },
        },
      },
    },
    // Bundles all dependencies in production mode. React loaded from node_modules would run in development
    // mode.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'games', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
