import type { Browser, CDPSession, Page } from '@playwright/test'
import { compress } from '#server/files/compress-build.ts'
import type { Variant } from './variants.ts'

const SLOWDOWN = 4
const WORD = 'tigre'
const CATEGORIES = ['fish', 'live', 'pvp', 'rng']
const TURNS = 60

/** Times are in ms. */
export type Figures = {
  /** Time from a key to the next paint: median and maximum. */
  key: number
  worstKey: number
  /** Time from the last key to the paint of the results. Includes the debounce. */
  search: number
  /** Time from the press of a category to the paint of its games: median. */
  category: number
  /** Time between two frames during scrolling: 95th percentile and maximum. */
  frame: number
  longestFrame: number
  /** JavaScript heap in megabytes while the list is shown. */
  heap: number
  /** Kilobytes of scripts and of API responses loaded by the time the network is idle. */
  scripts: number
  answers: number
}

type Scripts = { variant: Variant; script: string | null; stopWatch: string }

export async function measure(browser: Browser, origin: string, scripts: Scripts): Promise<Figures> {
  const { variant, script, stopWatch } = scripts
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  })
  await context.addInitScript({ content: stopWatch })
  if (script) {
    await context.route(`**/bench-${variant.name}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: BODY }),
    )
    await context.route('**/bench-script.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
  }
  const page = await context.newPage()
  try {
    const line = await page.context().newCDPSession(page)
    const weights = await weighing(line)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await open(page, variant.address)
    const weight = weights()
    // The benchmark injects its own script, which is therefore not transferred. Its size is computed instead.
    const scripts = script ? (await compress(Buffer.from(script))).length / 1_000 : weight.scripts
    const { answers } = weight

    const typed = await typeSearch(page)

    const category = await chooseCategories(page, variant)
    await line.send('HeapProfiler.collectGarbage')
    const { usedSize } = await line.send('Runtime.getHeapUsage')

    await open(page, variant.longAddress)

    const scrolled = await scroll(page)
    return rounded({ ...typed, category, ...scrolled, heap: usedSize / 1e6, scripts, answers })
  } finally {
    await context.close()
  }
}

const BODY = `<!doctype html><html lang="pt"><head><meta charset="utf-8"><style>
  main { padding: 16px } ul { display: grid; grid-template-columns: repeat(6, 1fr); gap: 16px; list-style: none; padding: 0 }
  img { width: 100%; height: auto; aspect-ratio: 3 / 4; border-radius: 12px } [data-tile] { width: 100%; display: grid }
</style></head><body><main><input type="search"><nav></nav><output></output><ul></ul></main>
<script type="module" src="/bench-script.js"></script></body></html>`

/** Counts transferred kilobytes of scripts and API responses. The returned function reports the totals. */
async function weighing(line: CDPSession): Promise<() => Pick<Figures, 'scripts' | 'answers'>> {
  const kinds = new Map<string, string>()
  const sums = { Script: 0, Fetch: 0, XHR: 0 }
  line.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script' || kind === 'Fetch' || kind === 'XHR') sums[kind] += encodedDataLength / 1_000
  })
  await line.send('Network.enable')
  return () => ({ scripts: sums.Script, answers: sums.Fetch + sums.XHR })
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main [data-tile]').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
}

async function typeSearch(page: Page): Promise<Pick<Figures, 'key' | 'worstKey' | 'search'>> {
  await page.locator('main input[type=search]').click()
  const before = await page.evaluate(() => {
    window.stopWatch.begin()
    return window.stopWatch.first()
  })
  const listed = untilListed(page, before)
  for (const key of WORD) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
  const search = await listed
  const keys = await page.evaluate(() => window.stopWatch.keys)
  return { key: middle(keys), worstKey: Math.max(...keys), search }
}

async function chooseCategories(page: Page, { categoryButton }: Variant): Promise<number> {
  const took: number[] = []
  for (const category of CATEGORIES) {
    const before = await page.evaluate(() => window.stopWatch.first())
    const listed = untilListed(page, before)
    await page.locator(categoryButton(category)).first().click()
    took.push(await listed)
    await page.waitForLoadState('networkidle')
  }
  return middle(took)
}

/**
 * Measures the time in ms from the last key or press until another list is painted. Call it before the input,
 * since a busy page would receive the call too late.
 */
const untilListed = (page: Page, before: string | null): Promise<number> =>
  page.evaluate((before) => window.stopWatch.untilListed(before), before)

async function scroll(page: Page): Promise<Pick<Figures, 'frame' | 'longestFrame'>> {
  await page.mouse.move(640, 500)
  await page.evaluate(() => window.stopWatch.begin())
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(50)
  }
  const frames = (await page.evaluate(() => window.stopWatch.frames)).sort((a, b) => a - b)
  return {
    frame: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    longestFrame: frames.at(-1) ?? Number.NaN,
  }
}

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  ) as Figures
