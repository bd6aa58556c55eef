import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

const SYSTEM = '/usr/bin/chromium'

/** Path of a Chromium to test with: `CHROMIUM`, the system's, Playwright's own, or undefined. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, SYSTEM, chromium.executablePath()]
  return candidates.find((file) => file !== undefined && file !== '' && fs.existsSync(file))
}

/** Makes sure that there is a Chromium; installs one where there is none. Exit code 0 when there is. */
export async function installChromium(): Promise<number> {
  if (findChromium()) return 0
  console.log('No Chromium here; installing one.')
  if ((await run('playwright', ['install', 'chromium'])) === 0) return 0
  await run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', 'chromium'])
}
