import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

/** The headless shell opens pages ten times as fast as the full browser. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'
const WITH_WINDOWS = '/usr/bin/chromium'

/**
 * Returns the path of a Chromium for tests: `CHROMIUM` from the environment, or else the system's. Undefined
 * if `CHROMIUM` is not set and Playwright has its own Chromium, or if there is none.
 */
export function findChromium(isHeadless: boolean): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (fs.existsSync(chromium.executablePath())) return undefined
  const system = isHeadless ? [WITHOUT_WINDOWS, WITH_WINDOWS] : [WITH_WINDOWS]
  return system.find((file) => fs.existsSync(file))
}

/** Installs a headless Chromium if there is none. Resolves to 0 on success. */
export async function installChromium(): Promise<number> {
  const hasQuickOne = [chromium.executablePath(), WITHOUT_WINDOWS].some((file) => fs.existsSync(file))
  if (process.env.CHROMIUM || hasQuickOne) return 0
  console.log('No headless Chromium found. Installing one.')
  if ((await run('playwright', ['install', 'chromium'])) === 0) return 0
  await run('apt-get', ['update', '-qq'])
  const installed = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  return findChromium(true) === undefined ? installed : 0
}
