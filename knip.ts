import { globSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Style sheets name packages in `url()`; read as imports, so that their use is seen. */
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
        // Started as processes of their own.
        'server/boot/client-build-entry.ts',
        'server/boot/platform-build-entry.ts',
        // Bundled by one of them.
        'server/boot/start.ts',
        'src/app/entry-server.tsx',
        'src/routes/**',
        'games/*/main.tsx',
        'firebase/phone/main.ts',
        // Every `Trans` of the macro becomes this one, says `lingui.config.ts`.
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
        // Built for pages that stand beside the lobby.
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
        // Started as a process of its own.
        'sandbox/main.ts',
        // Put into bundles in place of the globals and packages of a module.
        'module-loader/{inert-globals,inert-xstate,stand-in,watched-xstate}.ts',
        'tests/**/*.test.ts',
        // Read by their file names, as machines of other projects are.
        'tests/foreign/*',
        'tests/command/browser-stand-in.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
    'packages/visualiser': {
      entry: [
        // Imported by the virtual module of flows.
        'source/library-of-*.ts',
        'layout/worker.ts',
        'tests/**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx,css}'],
    },
  },
  // A type that says what a function returns is exported with it, whether somebody names it yet or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system, used by tests.
  ignoreBinaries: ['mount', 'umount'],
  compilers: { css: packagesOf },
} satisfies KnipConfig
