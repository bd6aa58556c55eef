import type { Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { scriptOf } from '#tests/browser/kit/script-of.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { LONG } from '#tests/support/is-long.ts'

test.use({ reducedMotion: 'no-preference' })

type Noted = { tiles: Element[]; shift: number; takenOver: number | null }

/** Maximum compressed size, in bytes, of the scripts that hydration waits for (`scripts/check-budget.ts`). */
const MOST_SCRIPT = 128_000

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const noted: Noted = { tiles: [], shift: 0, takenOver: null }
    document.addEventListener('DOMContentLoaded', () => {
      noted.tiles = [...document.querySelectorAll('[data-tile]')]
    })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        noted.shift += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
    // Hydration ends when the application calls `take` to collect the early input.
    let early: { take(): unknown } | undefined
    Object.defineProperty(window, 'early', {
      configurable: true,
      get: () => early,
      set(keeper: { take(): unknown }) {
        const take = () => {
          noted.takenOver ??= performance.now()
          return keeper.take()
        }
        early = { ...keeper, take }
      },
    })
    Object.assign(window, { noted })
  })
})

const note = <Value>(page: Page, read: (noted: Noted) => Value): Promise<Value> =>
  page.evaluate(`(${read})(window.noted)`)

/** Opens Home and waits for hydration and the banners' motion, which is loaded last. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(homePage(page).highlights.pause).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

test('hydration keeps the tiles that the server has rendered', async ({ page }) => {
  await openHome(page)
  const tiles = await note(page, ({ tiles }) => ({
    sent: tiles.length,
    kept: tiles.filter(({ isConnected }) => isConnected).length,
    now: document.querySelectorAll('[data-tile]').length,
  }))
  expect(tiles.sent).toBeGreaterThan(10)
  expect(tiles.kept).toBe(tiles.sent)
  // Sections far below the viewport are rendered only after hydration.
  expect(tiles.now).toBeGreaterThan(tiles.sent)
})

test('Home sends no API calls before the first paint and no requests to other origins', async ({
  page,
  platform,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openHome(page)
  const { painted, calls } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    calls: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest')
      .map(({ startTime }) => startTime),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(calls.filter((start) => start < painted)).toEqual([])
  expect(asked.filter((url) => new URL(url).origin !== platform.url)).toEqual([])
})

/**
 * Layout shift score below which shifts are invisible. The fallback font differs by a few pixels at the end
 * of the wordmark and in the counts on the right.
 */
const UNSEEN = 0.0001

for (const width of [390, 1440]) {
  test(`fonts that load late cause no layout shift at ${width} px`, { tag: LONG }, async ({ page }) => {
    const { promise: late, resolve: comeLate } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(homePage(page).highlights.pause).toBeVisible()
    comeLate()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))).toBe(true)
    expect(await note(page, ({ shift }) => shift)).toBeLessThan(UNSEEN)
  })
}

test('the scripts that Home’s hydration needs stay within budget', { tag: LONG }, async ({ page }) => {
  await openHome(page)
  const { takenOver, scripts, announced } = await page.evaluate(() => ({
    takenOver: (window as Window & { noted?: Noted }).noted?.takenOver ?? 0,
    // The inline script names the page's modules.
    announced: [...document.scripts].flatMap(
      ({ text }): string[] => text.match(/\/assets\/[\w.-]+\.js/g) ?? [],
    ),
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startTime,
        encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  }))
  const waitedFor = scripts.filter(({ path }) => announced.includes(path))
  const bytes = waitedFor.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  expect(bytes).toBeGreaterThan(MOST_SCRIPT / 2)
  expect(bytes).toBeLessThan(MOST_SCRIPT)
  // Before hydration ends, the page requests only three other scripts: the remaining messages, the banners'
  // motion and the script that handles a translation of the page by the browser.
  const follower = await scriptOf('src/ui/kit/translated-page/follow-translation.ts')
  const others = scripts.filter(({ path, startTime }) => startTime < takenOver && !announced.includes(path))
  const isExpected = (path: string) => path === follower || /^\/assets\/(pt|banner-motion)-/.test(path)
  expect(others.filter(({ path }) => !isExpected(path))).toEqual([])
})

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('carries out a press made before the scripts have loaded', { tag: LONG }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.locator('[data-tile]:not([aria-disabled])').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await note(page, ({ takenOver }) => takenOver)).toBe(null)
  release()
  await expect(loginPopup(page).popup).toBeVisible()
})

test('does not replay a press that was already handled during hydration', {
  tag: LONG,
}, async ({ page }) => {
  // Delay the task that replays input, as on a busy machine.
  await page.addInitScript(() => {
    const now = window.setTimeout
    const late = (task: () => void, delay?: number, ...others: unknown[]) =>
      now(task, String(task).includes('early') ? 1_500 : delay, ...others)
    Object.assign(window, { setTimeout: late })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = siteLayout(page).drawer
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await siteLayout(page).menuButton.click()
  await expect(menu.dialog).toBeVisible()
  expect(await page.evaluate(() => 'early' in window)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu.dialog).toHaveCount(0)
  await takenOver(page)
  await expect(menu.dialog).toHaveCount(0)
})

test('applies a language selected before the scripts have loaded', { tag: LONG }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await siteLayout(page).language.first().selectOption('English')
  expect(await note(page, ({ takenOver }) => takenOver)).toBe(null)
  release()
  await expect(homePage(page).titleInEnglish).toBeAttached()
})

test('keeps a scroll position reached before the scripts have loaded', { tag: LONG }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 900))
  release()
  await expect.poll(() => note(page, ({ takenOver }) => takenOver)).not.toBe(null)
  await expect(homePage(page).highlights.pause).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('Home becomes usable even if its images never load', { tag: LONG }, async ({ page }) => {
  await page.route('**/art/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('[data-tile]').first().waitFor()
  await page.waitForFunction(() => !('early' in window))
  await expect(homePage(page).highlights.region.locator('img').first()).toHaveJSProperty('complete', false)
})
