import type { KnipConfig } from 'knip'

/** Style sheets name packages in `url()`; read as imports, so that their use is seen. */
const packagesOf = (sheet: string) =>
  [...sheet.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}'`).join('\n')

export default {
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
    // Imported by the virtual module of flows.
    'visualiser/source/library-of-*.ts',
    'visualiser/layout/worker.ts',
    'scripts/build-once.ts',
    'scripts/extract-chart-texts.ts',
    'scripts/try-machines.ts',
    // Built for pages that stand beside the lobby.
    'scripts/bench-lobby/{naive.tsx,plain.ts,stop-watch.ts}',
    'tests/firebase-emulator/main.ts',
    // Started as a process of its own.
    'paths/confined/main.ts',
    'tests/support/large-build.ts',
    'tests/support/agents/settling-process.ts',
    'tests/support/cashier/paying-out-process.ts',
    // Put into bundles in place of what a module has around it.
    'paths/loading/{inert-globals,inert-xstate,stand-in,watched-xstate}.ts',
    // Read by their file names, as somebody else's machines are.
    'tests/paths/foreign/*',
    'tests/paths/command/browser-stand-in.ts',
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
    'charts/**',
    'paths/**',
    'visualiser/**',
    'scripts/**',
    'tests/**',
  ],
  // A type that says what a function returns is exported with it, whether somebody names it yet or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Programs of the system, used by tests.
  ignoreBinaries: ['mount', 'umount'],
  compilers: { css: packagesOf },
} satisfies KnipConfig
