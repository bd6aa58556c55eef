import { globSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Turns package files in a style sheet's `url()` into imports, so that knip knows that they are used. */
const packagesOf = (sheet: string) =>
  [...sheet.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}'`).join('\n')

/**
 * `paths.config.ts` imports each model dynamically by its flow's name, so knip cannot see the imports. The
 * models have the same names as the files of accepted paths.
 */
const models = globSync('tests/models/*/accepted/*.paths.txt').map((file) =>
  file.replace('/accepted/', '/').replace('.paths.txt', '.ts'),
)

export default {
  workspaces: {
    '.': {
      entry: [
        'server/boot/main.ts',
        // Entry points of separate processes.
        'server/boot/client-build-entry.ts',
        'server/boot/platform-build-entry.ts',
        // `platform-build-entry.ts` bundles these files.
        'server/boot/start.ts',
        'src/app/entry-server.tsx',
        'src/routes/**',
        'games/*/main.tsx',
        'firebase/phone/main.ts',
        // The `Trans` macro compiles to this component (see `lingui.config.ts`).
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
        // The lobby benchmark builds these files as baselines.
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
        // Entry point of a separate process.
        'sandbox/main.ts',
        // When a loaded module is bundled, these files replace globals and packages.
        'module-loader/{inert-globals,inert-xstate,stand-in,watched-xstate}.ts',
        'tests/**/*.test.ts',
        // Tests load these machines by file name, as users load machines of other projects.
        'tests/foreign/*',
        'tests/command/browser-stand-in.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
    'packages/visualiser': {
      entry: [
        // The virtual module that lists the flows imports these files.
        'source/library-of-*.ts',
        'layout/worker.ts',
        'tests/**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
  },
  // Types used in exported signatures stay exported, even if no other file imports them yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // System commands that the tests run.
  ignoreBinaries: ['mount', 'umount'],
  compilers: { css: packagesOf },
} satisfies KnipConfig
