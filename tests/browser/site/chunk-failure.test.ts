import type { Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { homeReady } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { fullPageMessage } from './full-page-message.ts'

const loginScript = /\/assets\/login-[^/]*\.js$/
const startScript = /\/assets\/start-[^/]*\.js$/
const gamePageScript = /\/assets\/seamless-[^/]*\.js$/
const sheet = /\/assets\/[^/]*\.css$/

const alert = (page: Page) => messagesIn(page).partMissing

/** Presses Log in after hydration. Before hydration, the link would load another page. */
async function logIn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('a[href="/login"]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await siteLayout(page).logIn.click()
}

async function reloadPage(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: textOf('site.partMissing.reload') }).click()
  await loaded
}

/**
 * Expects only a few console errors: the browser logs each lost file, and React and the page log each
 * attempt.
 */
function expectFew(faults: string[], { attempts = 1, lost = 0 } = {}): void {
  const said = faults.splice(0)
  expect(said.length).toBeLessThanOrEqual(Math.max(4 * attempts, 2 * attempts + lost))
  for (const fault of said)
    expect(fault).toMatch(/Failed to load resource|did not load|took too long|preload CSS/)
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Makes the page find a newer build whenever it checks for one. */
const deploy = (page: Page) =>
  page.route('/', async (route) => {
    const reply = await route.fetch()
    const isAsking = route.request().resourceType() === 'fetch'
    const body = await reply.text()
    return route.fulfill({ response: reply, body: isAsking ? body.replaceAll('/assets/', '/newer/') : body })
  })

for (const [what, address, tag] of [
  ['script', loginScript, []],
  ['style sheet', sheet, [LONG]],
] as const) {
  test(`[SYS-12] shows a reload notice when a ${what} fails to load, and stays on the page`, {
    tag: [...tag],
  }, async ({ page, faults }) => {
    await page.goto('/')
    // Wait for Home's lazy chunks, so that only the chunk that the press loads can fail.
    await homeReady(page)
    await expect(alert(page)).toBeHidden()
    let lost = 0
    await page.route(address, (route) => {
      lost += 1
      return route.abort()
    })
    const loads = countLoads(page)
    await logIn(page)
    await expect(alert(page)).toBeVisible()
    await expect(loginPopup(page).popup).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
    expect(loads()).toBe(0)
    await page.unroute(address)
    await reloadPage(page)
    await logIn(page)
    await expect(loginPopup(page).popup).toBeVisible()
    await expect(alert(page)).toBeHidden()
    expectFew(faults, { lost })
  })
}

test('[SYS-12] a dismissed reload notice does not return for the same script, but appears for another', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await homeReady(page)
  let lost = 0
  await page.route(loginScript, (route) => {
    lost += 1
    return route.abort()
  })
  await logIn(page)
  await expect(alert(page)).toBeVisible()
  await buttonsIn(page.getByRole('alert')).close.press('Enter')
  await expect(alert(page)).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()

  await page.reload()
  await homeReady(page)
  // The page checks for a newer build before it reports a failed chunk.
  const asked = page.waitForResponse(
    (one) => new URL(one.url()).pathname === '/' && one.request().resourceType() === 'fetch',
  )
  await logIn(page)
  await (await asked).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))))
  expect(lost).toBeGreaterThan(1)
  await expect(alert(page)).toBeHidden()

  await page.route(/\/assets\/[^/]*\.js$/, (route) => {
    lost += 1
    return route.abort()
  })
  await page.evaluate(() => history.pushState(null, '', '/winners'))
  await expect(alert(page)).toBeVisible()
  expectFew(faults, { attempts: 3, lost })
})

test('[SYS-12] reloads the page automatically only once after a new deployment', { tag: LONG }, async ({
  page,
  faults,
}) => {
  await deploy(page)
  await page.goto('/')
  await page.route(loginScript, (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await logIn(page)
  await expect.poll(loads).toBe(1)
  await page.waitForLoadState()
  await logIn(page)
  await expect(alert(page)).toBeVisible()
  expect(loads()).toBe(1)
  expectFew(faults, { attempts: 2 })
})

test('shows a reload notice when the entry script fails to load', { tag: LONG }, async ({ page, faults }) => {
  await page.route(startScript, (route) => route.abort())
  await page.goto('/')
  await expect(alert(page)).toBeVisible()
  await page.unroute(startScript)
  await reloadPage(page)
  await logIn(page)
  await expect(loginPopup(page).popup).toBeVisible()
  expectFew(faults)
})

test('[SYS-12] treats a script that takes more than 120 s as failed', { tag: LONG }, async ({
  page,
  faults,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  // Wait for Home's lazy chunks, which would time out too.
  await page.waitForLoadState('networkidle')
  let isAsked = false
  await page.route(loginScript, () => {
    isAsked = true
  })
  await logIn(page)
  await expect.poll(() => isAsked).toBe(true)
  await stopClock(page, 100_000)
  await expect(alert(page)).toBeHidden()
  await page.clock.runFor(20_000)
  await expect(alert(page)).toBeVisible()
  expectFew(faults)
})

test('shows an error page, a retry and a link home when a page’s script fails to load', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const message = fullPageMessage(page)
  await openWith(page, await startFreePlay(request))
  await expect(siteLayout(page).account).toBeVisible()
  await page.route(gamePageScript, (route) => route.abort())
  await page.evaluate(() => history.pushState(null, '', '/seamless?nodeId=1&vassalage=PG&gameType=RNG'))
  await expect(message.crashed).toBeVisible()
  await expect(buttonsIn(page).retry).toBeVisible()
  await expect(alert(page)).toBeVisible()
  await message.toHome.click()
  await expect(message.crashed).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
  expectFew(faults)
})
