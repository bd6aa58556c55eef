import type { KnipConfig } from 'knip'

/** Style sheets name packages in `url()`; read as imports, so that their use is seen. */
const packagesOf = (sheet: string) =>
  [...sheet.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}'`).join('\n')

export default {
  entry: [
    'server/main.ts',
    'src/entry-server.tsx',
    'games/*/main.tsx',
    'firebase/phone/main.ts',
    'sandbox/entry.tsx',
    'scripts/build-once.ts',
    'scripts/try-machines.ts',
    'tests/firebase-emulator/main.ts',
    // Read by their file names, as somebody else's machines are.
    'tests/paths/foreign/*',
  ],
  project: [
    'bundling/**',
    'contract/**',
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
