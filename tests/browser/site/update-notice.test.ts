import type { Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { messagesIn } from '#tests/browser/kit/shared-messages.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { consentBar } from './consent-bar.ts'

const HALF_AN_HOUR = 30 * 60_000

const notice = (page: Page) => page.getByRole('region', { name: textOf('site.update.label') })

/** Makes the page find a newer build whenever it checks. */
const deploy = (page: Page) =>
  page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const reply = await route.fetch()
    return route.fulfill({ response: reply, body: (await reply.text()).replaceAll('/assets/', '/newer/') })
  })

/** Counts the replies to the page's checks for a newer build from now on. */
function countAnswers(page: Page): () => number {
  let answers = 0
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/' && request.resourceType() === 'fetch') answers += 1
  })
  return () => answers
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

test('[SYS-12] announces a new version, and on request hides the notice for an hour or reloads the page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('link', { name: textOf('common.getApp') }).first()).toBeAttached()
  // Wait: a chunk that is still loading would time out when the clock jumps ahead by half an hour.
  await page.waitForLoadState('networkidle')
  const answers = countAnswers(page)
  // Retry, since the page does not show when the half hour starts. It starts when the watcher loads, and
  // again after each reply.
  await expect(async () => {
    await page.clock.fastForward(HALF_AN_HOUR)
    await expect.poll(answers, { timeout: 2_000 }).toBeGreaterThan(0)
  }).toPass()
  await expect(notice(page)).toHaveCount(0)
  await deploy(page)
  const loads = countLoads(page)
  await expect(async () => {
    await page.clock.fastForward(HALF_AN_HOUR)
    await expect(notice(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await notice(page)
    .getByRole('button', { name: textOf('common.later') })
    .click()
  await expect(notice(page)).toHaveCount(0)
  await page.clock.fastForward(HALF_AN_HOUR)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.fastForward(HALF_AN_HOUR)
  await expect(notice(page)).toBeVisible()
  expect(loads()).toBe(0)
  await notice(page)
    .getByRole('button', { name: textOf('site.update.load') })
    .click()
  await expect.poll(loads).toBe(1)
})

test('[SYS-12] does not reload a page of an old build while a form has unsaved input', {
  tag: LONG,
}, async ({ page, faults }) => {
  await page.goto('/login')
  const login = loginPopup(page)
  await login.user.fill('quase pronto')
  await page.waitForLoadState('networkidle')
  await deploy(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await buttonsIn(login.popup).readTerms.click()
  await expect(messagesIn(page).partMissing).toBeVisible()
  await expect(login.user).toHaveValue('quase pronto')
  expect(loads()).toBe(0)
  expectOnly(faults, /Failed to load resource|did not load|dynamically imported/)
})

test('[SYS-12] [SYS-11] announces a new version only after the consent question is answered', {
  tag: LONG,
}, async ({ page, platform }) => {
  const site = settings.site.initial
  await platform.set('site', { ...site, gtagId: 'G-PALPITE1' })
  try {
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto('/')
    const consent = consentBar(page)
    await expect(consent.bar).toBeVisible()
    await page.waitForLoadState('networkidle')
    const answers = countAnswers(page)
    await deploy(page)
    await expect(async () => {
      await page.clock.fastForward(HALF_AN_HOUR)
      await expect.poll(answers, { timeout: 2_000 }).toBeGreaterThan(0)
    }).toPass()
    await page.clock.fastForward(1_000)
    await expect(consent.bar).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await consent.decline.click()
    await expect(consent.bar).toHaveCount(0)
    await expect(notice(page)).toContainText(textOf('site.update.body'))
  } finally {
    await platform.set('site', { ...site, gtagId: null })
  }
})
