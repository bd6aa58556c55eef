import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Shared libraries in two files of their own: they stay cached when the application changes. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](@tanstack|@lingui|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|vite[\\/](preload-helper|modulepreload)|rolldown[\\/]runtime/,
  },
]

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [reactCompilerPreset(), linguiTransformerBabelPreset()] }),
  ],
  build: { manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { outDir: 'dist/client', rolldownOptions: { output: { codeSplitting: { groups: libraries } } } },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
