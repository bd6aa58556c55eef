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
import { laterViewsCompiler } from './bundling/compiler.ts'
import { flowsSite } from './bundling/flows-site.ts'
import { libraries, siteGroups } from './bundling/groups.ts'
import { minify } from './bundling/minify.ts'
import { phoneMetadata } from './bundling/phone-metadata.ts'
import { routerFiles } from './bundling/router-files.ts'
import { withoutDescriptions } from './bundling/without-descriptions.ts'

/** Chunks whose names somebody looks for: who measures Home's first script, or a test that holds one back. */
const known =
  /^(app|core|react|start|loading|calls|banner-motion|login|member-part|seamless|stream|en|pt|ty)$/

/** The bundler's own runtime is told by a name of eight signs. The first script names a hundred others. What tells their versions apart cannot be compressed: seven signs of it are enough, and stand for a name. */
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

/** Names a class by its sheet. The line of each class too, as usual, would tell nothing more and cannot be compressed. */
const classOf = (name: string, sheet: string) => {
  const place = path.relative(import.meta.dirname, sheet)
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}

/** What a part that comes later has to have fetched beside it: what every page begins with is there by then. */
const notYetThere = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? files.filter((file) => !THERE.test(file)) : files
const THERE = /assets[\\/](r[\w-]{7}|(react|core|app|start|loading|calls)-[^\\/]*)\.js$/

const texts = linguiTransformerBabelPreset()

/** Texts of the site and everything beside it; those of the visualiser have a configuration of their own. */
const siteTexts = {
  ...texts,
  rolldown: { ...texts.rolldown, filter: { ...texts.rolldown.filter, id: { exclude: 'packages/**' } } },
}

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, ...routerFiles }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [laterViewsCompiler, siteTexts, visualiserTexts()] }),
    withoutDescriptions(),
    phoneMetadata(),
    // The development server serves `/flows` too; its build has a configuration of its own.
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
    // The games, Firebase's frame and the sandbox's console are documents of their own, built beside the application without touching its files.
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
    // With all that it needs, as it is for people who use it: read from packages, React would be the one for its developers.
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
