import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findChromium } from './scripts/chromium.ts'

/** These tests mock modules, or need a fresh copy of modules that other tests have loaded. */
const alone = ['tests/unit/**/*.test.ts', 'tests/server/auth/login-popup.test.ts']

/** These tests check a time limit, so they run one at a time after the others. */
const timed = [
  'tests/server/http/hostile-load.test.ts',
  'tests/server/lobby/search-time.test.ts',
  'tests/server/boot/start-time.test.ts',
  'tests/server/database/lost-database.test.ts',
]

/** The slowest test files. Their size does not tell Vitest that they are slow. */
const slow = [
  'tests/flows/mutants.test.ts',
  'tests/machines/every-flow-1.test.ts',
  'tests/machines/every-flow-2.test.ts',
  'tests/machines/every-flow-3.test.ts',
  'tests/machines/every-flow-4.test.ts',
  'tests/server/agents/bench-settlement.test.ts',
  'tests/server/agents/killed-while-settling.test.ts',
  'tests/server/boot/start.test.ts',
  'tests/server/boot/two-processes.test.ts',
  'tests/server/database/power-failure.test.ts',
  'tests/server/demo-data/seed-world.test.ts',
  'tests/server/http/hostile-input.test.ts',
  'tests/server/play/pvp-lockstep.test.ts',
  'tests/server/play/sports-engine.test.ts',
]

/**
 * Starts the slow files early, so that the run does not end with one worker busy and the other idle. On a
 * fresh clone, Vitest sorts files only by size. Isolated files still come first, since a worker ends after
 * each of them.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((file) => moduleId.endsWith(file))
    const isAlone = ({ project }: TestSpecification) => project.name === 'alone'
    return [
      ...sorted.filter(isAlone),
      ...sorted.filter(isSlow),
      ...sorted.filter((file) => !isAlone(file) && !isSlow(file)),
    ]
  }
}

const shared = {
  environment: 'node',
  // Generous, since the machine may be busy. The `timed` project checks time limits.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const

const executablePath = findChromium(true)

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-server.ts'],
    // On two cores, a third worker gains little.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'together',
          include: ['tests/{flows,machines,server}/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
          exclude: [...alone, ...timed],
          // Test files in the same worker share loaded modules, which saves a third of the time.
          isolate: false,
        },
      },
      {
        test: { ...shared, name: 'alone', include: alone },
      },
      {
        test: { ...shared, name: 'timed', include: timed, sequence: { groupOrder: 1 }, maxWorkers: 1 },
      },
      {
        plugins: [
          react(),
          lingui({ failOnCompileError: true }),
          babel({ presets: [linguiTransformerBabelPreset()] }),
        ],
        // Pre-bundled, because the page of a running test reloads when Vite discovers another dependency.
        optimizeDeps: {
          include: [
            'react-dom/client',
            '@lingui/react',
            '@tanstack/react-router',
            '@xstate/react',
            '@base-ui/react/combobox',
            'dompurify',
            're2js',
          ],
        },
        test: {
          ...shared,
          name: 'views',
          include: ['tests/views/**/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              actionTimeout: 10_000,
              launchOptions: {
                args: ['--no-sandbox', '--disable-gpu'],
                ...(executablePath && { executablePath }),
              },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
})
