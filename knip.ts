import { globSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Turns packages in `url()` of style sheets into imports, so that knip counts them as used. */
const packagesOf = (sheet: string) =>
  [...sheet.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}'`).join('\n')

/** `paths.config.ts` imports models by the names of their flows, as the accepted paths have them. */
const models = globSync('tests/models/*/accepted/*.paths.txt').map((file) =>
  file.replace('/accepted/', '/').replace('.paths.txt', '.ts'),
)

export default {
  workspaces: {
    '.': {
      entry: [
        'server/boot/main.ts',
        // Started as separate processes.
        'server/boot/client-build-entry.ts',
        'server/boot/platform-build-entry.ts',
        // Bundled by `platform-build-entry.ts`.
        'server/boot/start.ts',
        'src/app/entry-server.tsx',
        'src/routes/**',
        'games/*/main.tsx',
        'firebase/phone/main.ts',
        // The macro's `Trans` compiles to this one (see `lingui.config.ts`).
        'src/ui/kit/text/trans.tsx',
        'sandbox/entry.tsx',
        'api-docs/{build,entry}.ts',
        'paths.config.ts',
        ...models,
        'tests/browser/walk/*/*.exclusions.ts',
        'src/app/flows/main.ts',
        'scripts/build-once.ts',
        'scripts/extract-chart-texts.ts',
        'scripts/try-machines.ts',
        // Built for pages that are compared with the lobby.
        'scripts/bench-lobby/{naive.tsx,plain.ts,stop-watch.ts}',
        'tests/firebase-emulator/main.ts',
        'tests/support/large-build.ts',
        'tests/support/agents/settling-process.ts',
        'tests/support/cashier/paying-out-process.ts',
        'tests/browser/record/main.ts',
      ],
      project: [
        'api-docs/**',
        'bundling/**',
        'protocol/**',
        'domain/**',
        'src/**',
        'games/**',
        'firebase/**',
        'sandbox/**',
        'server/**',
        'scripts/**',
        'tests/**',
      ],
    },
    'packages/charts': { entry: ['tests/**/*.test.ts'], project: ['**/*.{ts,css}'] },
    'packages/game-art': { entry: ['tests/**/*.test.ts'], project: ['**/*.ts'] },
    'packages/paths': {
      entry: [
        // Started as a separate process.
        'sandbox/main.ts',
        // Replace globals and packages in the bundle of a loaded module.
        'module-loader/{inert-globals,inert-xstate,stand-in,watched-xstate}.ts',
        'tests/**/*.test.ts',
        // Loaded by file name, like machines of other projects.
        'tests/foreign/*',
        'tests/command/browser-stand-in.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
    'packages/visualiser': {
      entry: [
        // Imported by the virtual module that lists flows.
        'source/library-of-*.ts',
        'layout/worker.ts',
        'tests/**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
  },
  // Types in exported signatures stay exported, even if no other file uses them yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // System programs that tests run.
  ignoreBinaries: ['mount', 'umount'],
  compilers: { css: packagesOf },
} satisfies KnipConfig
