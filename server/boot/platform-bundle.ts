import path from 'node:path'
import type { InlineConfig } from 'vite'

/** Not bundled: native modules, and the development server, which only runs from the sources. */
const external = ['@napi-rs/canvas', '@node-rs/argon2', 'pg-native', 'vite']

/** Returns the Vite configuration that bundles the whole server into one module. */
export const platformBundle = (root: string, folder: string) =>
  ({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: path.join(root, 'server/boot/start.ts'),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node22',
      rolldownOptions: {
        output: { entryFileNames: 'start.js', codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  }) satisfies InlineConfig
