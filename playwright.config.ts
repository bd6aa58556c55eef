import { defineConfig } from '@playwright/test'
import { isLong, JOURNEY, LONG } from './tests/support/is-long.ts'

/**
 * Tests that draw large charts, which keeps more than one core busy. They run one at a time, in parallel with
 * the site's tests.
 */
const flows = ['**/flows*.test.ts', '**/record.test.ts']
// The replay test walks the path that `PATHS_REPLAY` names, and has nothing to do without it.
const onlyTold = process.env.PATHS_REPLAY ? [] : ['**/walk/replay.test.ts']

export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'tests/browser',
  projects: [
    { name: 'flows', testMatch: flows, workers: 1 },
    { name: 'site', testIgnore: [...flows, ...onlyTold] },
    {
      name: 'translated',
      testIgnore: [...flows, ...onlyTold],
      // In a short run, this project takes the journeys that `site` skips, so that no journey runs twice.
      ...(process.env.TRANSLATED
        ? {}
        : { grep: new RegExp(isLong ? JOURNEY : `${LONG} ${JOURNEY}`), grepInvert: [] }),
      use: { isTranslated: true },
    },
  ],
  grepInvert: isLong ? [] : new RegExp(LONG),
  outputDir: 'test-results',
  // All platforms share the same reference screenshots. Only long runs compare them.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  globalSetup: './tests/browser/kit/built.ts',
  // One worker runs a whole file, so that the file's test world is created only once.
  fullyParallel: false,
  // Pages mostly wait, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, since the machine may be busy. Other tests check time limits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    // Recording screenshots and snapshots of each step takes a third of a run's time. `--trace on` records
    // them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // An animation costs up to 0.15 s of CPU time per second. Tests of animations enable them.
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    // Mocked routes do not see requests that pass through a service worker. Tests of the service worker allow
    // it.
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
        // Loads images only when they become visible, not 1,250 px earlier. That saves dozens of requests per
        // page.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx4G=0',
      ],
    },
  },
})
