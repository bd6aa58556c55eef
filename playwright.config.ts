import { defineConfig } from '@playwright/test'
import { isLong, JOURNEY, LONG } from './tests/support/is-long.ts'

/**
 * These draw large charts, which keep more than one core busy. They run one at a time, beside the site’s
 * tests.
 */
const flows = ['**/flows*.test.ts', '**/record.test.ts']
// The replay test walks only the path of `PATHS_REPLAY`.
const onlyTold = process.env.PATHS_REPLAY ? [] : ['**/walk/replay.test.ts']

export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'tests/browser',
  projects: [
    { name: 'flows', testMatch: flows, workers: 1 },
    { name: 'site', testIgnore: [...flows, ...onlyTold] },
    {
      name: 'translated',
      testIgnore: [...flows, ...onlyTold],
      // A short run takes the journeys that `site` skips in it, so that none runs twice.
      ...(process.env.TRANSLATED
        ? {}
        : { grep: new RegExp(isLong ? JOURNEY : `${LONG} ${JOURNEY}`), grepInvert: [] }),
      use: { isTranslated: true },
    },
  ],
  grepInvert: isLong ? [] : new RegExp(LONG),
  outputDir: 'test-results',
  // The same references for every platform. Only long runs compare them.
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  globalSetup: './tests/browser/kit/built.ts',
  // A worker that runs a whole file creates its test world once, not after every switch between files.
  fullyParallel: false,
  // Pages mostly wait, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, for a busy machine. Separate tests check time limits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    // Screenshots and snapshots of each step take a third of the time. `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // An animation costs up to 0.15 s of CPU time per second. Tests of motion ask for it.
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    // Requests through a service worker bypass mocked routes. The tests of the service worker allow it.
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
        // Loads images only when they become visible, not 1,250 px before. A page then requests dozens fewer.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx4G=0',
      ],
    },
  },
})
