import type { Page } from '@playwright/test'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { fullPageMessage } from './full-page-message.ts'

test.use({ serviceWorkers: 'allow' })

/** Console errors that the browser logs while offline. */
const noLine =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket connection|Failed to load|did not load/

/** Waits until the service worker is active and has cached `language` as the chosen language. */
async function ready(page: Page, language: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/offline/language'))?.text()) ?? null))
    .toBe(language)
}

test('[DL-01] shows the offline page in the chosen language and recovers when the connection returns', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/')
  await ready(page, 'pt')
  await page.goto('/games')
  await siteLayout(page).language.first().selectOption('en')
  await ready(page, 'en')
  await context.setOffline(true)
  await page.goto('/winners')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page).toHaveURL(/\/winners$/)
  await context.setOffline(false)
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: textIn('en', 'lobby.winners.pageTitle') }),
  ).toBeVisible()
  expectOnly(faults, noLine)
})

test('[DL-01] opens the requested page on retry once the site responds again', { tag: LONG }, async ({
  page,
  platform,
  faults,
}) => {
  await page.goto('/')
  await ready(page, 'pt')
  await page.goto('/winners')
  await page.waitForLoadState('networkidle')
  await platform.kill()
  await page.goto('/rng')
  await expect(fullPageMessage(page).offline).toBeVisible()
  await buttonsIn(page).retry.click()
  await expect(fullPageMessage(page).offline).toBeVisible()
  await platform.restart()
  await buttonsIn(page).retry.click()
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: textOf('kit.lobbyParts.casino') }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/rng$/)
  expectOnly(faults, noLine)
})

test('the service worker caches only the offline pages and the chosen language', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/')
  await ready(page, 'pt')
  await page.goto('/rng')
  await page.locator('[data-tile]').first().waitFor()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })
  expect(kept.names).toEqual(['offline'])
  const pages = ['en', 'pt', 'ty'].map((language) => `/offline/${language}.html`)
  expect(kept.paths.toSorted()).toEqual([...pages, '/offline/language'].toSorted())
})
