import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { currentBuild } from '#server/boot/build-cache.ts'
import { barsOf } from './bench-lobby/bars.ts'
import { type Figures, measure } from './bench-lobby/measure.ts'
import { startPlatform } from './bench-lobby/platform.ts'
import { buildScript } from './bench-lobby/scripts.ts'
import { variants } from './bench-lobby/variants.ts'
import { findChromium, installChromium } from './chromium.ts'
import { root } from './run.ts'

/**
 * `npm run bench:lobby`: measures the lobby with 10,000 games in a Chromium with 4× CPU throttling. Compares
 * it with a plain DOM list (the lower bound) and with a React list that loads and renders all games. The
 * variants take turns, and the results are medians of three tries. `-- --quick` tries once, `-- --tries 5`
 * five times. Exits with 1 if the lobby misses a limit.
 */

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, tries: { type: 'string', default: '3' } },
})
const PORT = 4_179

process.exitCode = (await installChromium()) || (await run(values.quick ? 1 : Number(values.tries)))

async function run(tries: number): Promise<number> {
  if (!Number.isInteger(tries) || tries < 1) throw new Error('--tries must be a whole number of at least 1')
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-bench-'))
  await fs.chmod(folder, 0o755)
  await currentBuild(root, console.log)
  const platform = await startPlatform(folder, PORT)
  const executablePath = findChromium(true)
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  try {
    await platform.seed('busy')
    const stopWatch = await buildScript('scripts/bench-lobby/stop-watch.ts')
    const tried = await Promise.all(
      variants.map(async (variant) => ({
        variant,
        script: variant.entry && (await buildScript(variant.entry)),
        figures: [] as Figures[],
      })),
    )
    for (let attempt = 1; attempt <= tries; attempt++)
      for (const { variant, script, figures } of tried) {
        const measured = await measure(browser, platform.url, { variant, script, stopWatch })
        console.log(`Try ${attempt} of ${tries}, ${variant.name}: ${inWords(measured)}`)
        figures.push(measured)
      }
    return printResults(tried.map(({ variant: { name }, figures }) => [name, middleOf(figures)]))
  } finally {
    await browser.close()
    await platform.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
}

function printResults(measured: [name: string, figures: Figures][]): number {
  console.log(
    'Median of all tries, in milliseconds, megabytes of JavaScript heap, and kilobytes transferred.',
  )
  console.table(Object.fromEntries(measured))
  const missed = barsOf(Object.fromEntries(measured)).filter(({ isKept }) => !isKept)
  for (const { what } of missed) console.error(`Missed: ${what}`)
  return missed.length > 0 ? 1 : 0
}

function inWords(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

function middleOf(all: readonly Figures[]): Figures {
  const [first] = all
  if (!first) throw new Error('Nothing was measured')
  const names = Object.keys(first) as (keyof Figures)[]
  const middle = (name: keyof Figures) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures
}
