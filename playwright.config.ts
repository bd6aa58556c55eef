import { defineConfig } from '@playwright/test'
import { isLong, JOURNEY, LONG } from './tests/support/is-long.ts'

/** These draw large charts, one of which is work for more than one processor: one file after another, beside those of the site. */
const flows = ['**/flows*.test.ts', '**/record.test.ts']
// It replays the one path that it is told of.
const onlyTold = process.env.PATHS_REPLAY ? [] : ['**/walk/replay.test.ts']

export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'tests/browser',
  projects: [
    { name: 'flows', testMatch: flows, workers: 1 },
    { name: 'site', testIgnore: [...flows, ...onlyTold] },
    {
      name: 'translated',
      testIgnore: [...flows, ...onlyTold],
      // The short form takes the journeys that `site` leaves out there, so that none runs twice.
      ...(process.env.TRANSLATED
        ? {}
        : { grep: new RegExp(isLong ? JOURNEY : `${LONG} ${JOURNEY}`), grepInvert: [] }),
      use: { isTranslated: true },
    },
  ],
  grepInvert: isLong ? [] : new RegExp(LONG),
  outputDir: 'test-results',
  // The same for every machine; only the long form looks at them.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  globalSetup: './tests/browser/kit/built.ts',
  // A worker that keeps to its file makes one world for it, not one at every turn between two.
  fullyParallel: false,
  // A page waits more than it works: a third worker on two cores takes what the other two leave.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Patience for a busy machine; what has to be quick is measured by a test of its own.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    // A film and the page at each step take a third of the time; `--trace on` has them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // An animation costs up to 0.15 s of CPU time per second. Tests of motion ask for it.
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    // What goes through one is hidden from tests that stand in for the platform; those of the worker itself let it in.
    serviceWorkers: 'block',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pictures are read as they come in view, not 1,250 px before: each page asks for tens fewer.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx4G=0',
      ],
    },
  },
})
