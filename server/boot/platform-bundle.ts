import path from 'node:path'
import type { InlineConfig } from 'vite'

/** What cannot be put into a file: programs of the machine, and a development server that only sources ask for. */
const external = ['@napi-rs/canvas', '@node-rs/argon2', 'pg-native', 'vite']

/** How one module is made of the platform in `folder`, which reads as the sources do. */
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
