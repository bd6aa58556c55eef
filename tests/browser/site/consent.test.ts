import type { Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, type RunningPlatform, test } from '#tests/browser/kit/platform.ts'
import { siteFooter, siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { consentBar } from './consent-bar.ts'

const site = settings.site.initial
const TAG = 'G-PALPITE1'

declare const shifted: { value: number }

const measure = (platform: RunningPlatform, gtagId: string | null) =>
  platform.set('site', { ...site, gtagId })

/** Records requests to other hosts. Google's tag gets an empty response. */
async function listenElsewhere(page: Page, platform: RunningPlatform): Promise<string[]> {
  const elsewhere: string[] = []
  page.on('request', (one) => {
    const { origin, protocol } = new URL(one.url())
    if (origin !== platform.url && protocol.startsWith('http')) elsewhere.push(one.url())
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return elsewhere
}

/** The page paths reported to Google's tag, and all of the tag's data as text. */
const told = (page: Page) =>
  page.evaluate(() => {
    const layer = ((window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) =>
      Array.from(call),
    )
    const views = layer.filter(([kind, name]) => kind === 'event' && name === 'page_view')
    return {
      paths: views.map(([, , said]) => (said as { page_path: string }).page_path),
      text: JSON.stringify(layer),
    }
  })

test.afterEach(({ platform }) => measure(platform, null))

test('[SYS-11] asks for no consent and calls no other host if no analytics id is configured', {
  tag: LONG,
}, async ({ page, platform }) => {
  const elsewhere = await listenElsewhere(page, platform)
  const reply = await page.goto('/')
  expect(reply?.headers()['content-security-policy']).not.toContain('google')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(siteFooter(page).terms).toBeVisible()
  await expect(siteFooter(page).consent).toHaveCount(0)
  await expect(consentBar(page).bar).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('[SYS-11] measures page paths only between consent and its withdrawal', async ({
  page,
  request,
  platform,
}) => {
  await measure(platform, TAG)
  const elsewhere = await listenElsewhere(page, platform)
  await openWith(page, await sessionOf(request, 'ana'), '/promotions?category=BONUS')
  await expect(consentBar(page).bar).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  await consentBar(page).agree.click()
  await expect.poll(() => elsewhere).toEqual([`https://www.googletagmanager.com/gtag/js?id=${TAG}`])
  await expect(consentBar(page).bar).toHaveCount(0)
  await siteLayout(page)
    .accountAndPromotions.getByRole('link', { name: textOf('promotion.raffleOfTheMonth.title') })
    .click()
  await expect(page).toHaveURL(/#[0-9a-f-]{36}$/)
  await page
    .getByRole('link', { name: textOf('common.favourites') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/favorite$/)
  await expect.poll(async () => (await told(page)).paths).toEqual(['/promotions', '/favorite'])
  const { text } = await told(page)
  for (const off of ['send_page_view', 'allow_google_signals', 'allow_ad_personalization_signals'])
    expect(text).toContain(`"${off}":false`)
  for (const secret of ['ana', 'BONUS', 'category', 'token', '#']) expect(text).not.toContain(secret)

  await page.reload()
  await expect.poll(async () => (await told(page)).paths).toEqual(['/favorite'])
  await expect(consentBar(page).bar).toHaveCount(0)
  await siteFooter(page).consent.click()
  await expect(consentBar(page).bar).toBeFocused()
  await consentBar(page).decline.click()
  await siteLayout(page).home.first().click()
  await expect(page).toHaveURL(/\/$/)
  expect((await told(page)).paths).toEqual(['/favorite'])
  expect(await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${TAG}`)).toBe(true)
})

test('[SYS-11] deletes the analytics cookies of every domain when consent is withdrawn', {
  tag: LONG,
}, async ({ page, platform }) => {
  await measure(platform, TAG)
  await listenElsewhere(page, platform)
  // Use a host with a parent domain, since the tag stores its cookies at the widest domain.
  const host = 'https://www.palpite.test'
  await page.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, platform.url)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${host}/winners`)
  await consentBar(page).agree.click()
  await expect(consentBar(page).bar).toHaveCount(0)
  const places = ['.palpite.test', '.www.palpite.test', 'www.palpite.test']
  const cookies = places.map((domain, index) => ({ name: `_ga_${index}`, value: '1', path: '/', domain }))
  await page.context().addCookies(cookies)
  const kept = async () => (await page.evaluate(() => document.cookie)).match(/_ga/g)?.length ?? 0
  expect(await kept()).toBe(3)
  await siteFooter(page).consent.click()
  await consentBar(page).decline.click()
  await expect.poll(kept).toBe(0)
})

test('[SYS-11] does not ask again after consent is declined by keyboard, and calls no other host', {
  tag: LONG,
}, async ({ page, platform }) => {
  await measure(platform, TAG)
  await page.setViewportSize({ width: 390, height: 844 })
  const elsewhere = await listenElsewhere(page, platform)
  await page.addInitScript(() => {
    const noted = { value: 0 }
    Object.assign(window, { shifted: noted })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        noted.value += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/winners')
  await expect(consentBar(page).bar).toBeVisible()
  await expect(siteLayout(page).shortcuts.bar).toBeInViewport()
  const [said, below] = await Promise.all([
    consentBar(page).bar.boundingBox(),
    siteLayout(page).shortcuts.bar.boundingBox(),
  ])
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  expect(await page.evaluate(() => shifted.value)).toBeLessThan(0.01)
  await page.keyboard.press('Tab')
  await expect(consentBar(page).agree).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(consentBar(page).bar).toHaveCount(0)
  await page.goto('/games')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(siteFooter(page).consent).toBeVisible()
  await expect(consentBar(page).bar).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('[SYS-11] the deposit page shows the consent bar only when the bar is opened from the footer', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await measure(platform, TAG)
  await listenElsewhere(page, platform)
  await openWith(page, await sessionOf(request, 'ana'), '/member/depositv2')
  const reopen = siteFooter(page).consent
  await reopen.scrollIntoViewIfNeeded()
  await expect(reopen).toBeVisible()
  await expect(consentBar(page).bar).toHaveCount(0)
  await reopen.click()
  await expect(consentBar(page).bar).toBeFocused()
  await consentBar(page).decline.click()
  await expect(consentBar(page).bar).toHaveCount(0)
  await reopen.click()
  await expect(consentBar(page).bar).toBeFocused()
})
