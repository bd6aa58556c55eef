import { defineConfig } from 'vitest/config'

/** These put others in the place of modules, or have a page of their own in modules that others have read. */
const alone = ['tests/unit/**/*.test.ts', 'tests/server/auth/login-popup.test.ts']

/** These hold a figure to a limit that is meant for a machine with nothing else to do. */
const timed = [
  'tests/server/http/hostile-load.test.ts',
  'tests/server/lobby/search-time.test.ts',
  'tests/server/boot/start-time.test.ts',
  'tests/server/database/lost-database.test.ts',
]

const shared = {
  environment: 'node',
  // Patience for a busy machine; what has to be quick is measured by a test of its own.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-server.ts'],
    // A third on two cores gains little.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'together',
          include: ['tests/{flows,machines,server}/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...alone, ...timed],
          // What they import is read once and not for each file, a third of their time.
          isolate: false,
        },
      },
      {
        test: { ...shared, name: 'alone', include: alone },
      },
      {
        test: { ...shared, name: 'timed', include: timed, sequence: { groupOrder: 1 }, maxWorkers: 1 },
      },
    ],
  },
})
