import type { Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { qrDrawing } from '#tests/support/site/qr-drawing.ts'
import { oneOf, textIn, textOf } from '#tests/support/texts.ts'

const site = settings.site.initial

const main = (page: Page) => page.getByRole('main')

test.afterEach(({ platform }) => platform.set('site', site))

const drawingOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).locator('path').last().getAttribute('d')

const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const userChoice = Promise.resolve({ outcome: answer })
    dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(), userChoice }))
    return event.defaultPrevented
  }, outcome)

test('[ROUTE-05] [DL-01] the install guide shows steps and this site’s QR codes on a wide screen', async ({
  page,
  platform,
}) => {
  await platform.set('site', { ...site, mainDomain: 'jogo.example' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Download')
  await expect(
    main(page).getByRole('heading', { level: 1, name: textOf('site.download.title', { brand: 'Palpite' }) }),
  ).toBeVisible()
  for (const [platformName, anchor, firstStep, qrCode] of [
    ['iOS', 'ios', 'site.download.iosStep1', 'site.download.qrCodeIos'],
    ['Android', 'android', 'site.download.androidStep1', 'site.download.qrCodeAndroid'],
  ] as const) {
    const part = main(page).getByRole('region', { name: platformName })
    await expect(part.getByRole('listitem')).toHaveCount(3)
    await expect(part.getByRole('listitem').first()).toContainText(textOf(firstStep))
    const code = part.getByRole('img', { name: textOf(qrCode) })
    await code.scrollIntoViewIfNeeded()
    const box = await code.boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    expect(await code.locator('path').last().getAttribute('d')).toBe(
      qrDrawing(`https://jogo.example/download#${anchor}`),
    )
  }
})

test('[SIDE-02] the side menu’s QR codes lead to safe operator links, or else to the install guide', async ({
  page,
  platform,
}) => {
  await platform.set('site', {
    ...site,
    resources: [
      {
        resourceType: 'download',
        labelNameEn: 'Android',
        url: 'https://play.google.com/store/apps/details?id=palpite',
      },
      { resourceType: 'download', labelNameEn: 'iOS', url: 'javascript:alert(1)' },
    ],
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const side = page.getByRole('complementary')
  for (const [name, address] of [
    [textOf('site.download.qrCodeIos'), `${platform.url}/download#ios`],
    [textOf('site.download.qrCodeAndroid'), 'https://play.google.com/store/apps/details?id=palpite'],
  ] as const) {
    await side.getByRole('figure').last().scrollIntoViewIfNeeded()
    const box = await side.getByRole('img', { name }).boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 200])
    expect(await drawingOf(page, name)).toBe(qrDrawing(address))
  }
})

test('[DL-01] on a phone, offers to install the app instead of showing QR codes, and reports the outcome', {
  tag: LONG,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await siteLayout(page).menuButton.click()
  const drawer = siteLayout(page).drawer
  await expect(
    drawer.dialog.getByRole('img', {
      name: oneOf('site.download.qrCodeIos', 'site.download.qrCodeAndroid'),
    }),
  ).toHaveCount(0)
  await drawer.dialog
    .getByRole('link', { name: textOf('common.getApp') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/download$/)
  await expect(main(page).getByRole('listitem')).toHaveCount(6)
  await expect(
    main(page).getByRole('img', {
      name: oneOf('site.download.qrCodeIos', 'site.download.qrCodeAndroid'),
    }),
  ).toHaveCount(0)
  const install = main(page).getByRole('button', {
    name: textOf('site.download.install', { brand: 'Palpite' }),
  })
  await expect(install).toHaveCount(0)
  expect(await offer(page, 'dismissed')).toBe(true)
  await install.click()
  await expect(main(page).getByRole('status')).toContainText(textOf('site.download.declinedTitle'))
  await expect(install).toHaveCount(0)
  await offer(page, 'accepted')
  await install.click()
  await expect(main(page).getByRole('status')).toContainText(
    textOf('site.download.installedTitle', { brand: 'Palpite' }),
  )
})

test('keeps an install prompt that arrives before the scripts have loaded', { tag: LONG }, async ({
  page,
}) => {
  await page.route('**/assets/start-*.js', async (route) => {
    await offer(page, 'accepted')
    await route.continue()
  })
  await page.goto('/download')
  await expect(
    main(page).getByRole('button', { name: textOf('site.download.install', { brand: 'Palpite' }) }),
  ).toBeVisible()
})

test('[DL-01] the manifest names the site and start page, and its icons exist', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const reply = await request.get(href ?? '')
  expect(reply.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await reply.json()
  expect(manifest).toMatchObject({
    name: 'Palpite',
    start_url: '/',
    display: 'standalone',
    theme_color: '#081213',
  })
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', manifest.theme_color)
  const sizes: string[] = []
  for (const { src, sizes: size, purpose } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png')
    sizes.push(`${size} ${purpose}`)
  }
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('[ROUTE-05] the install guide in English fits phone and desktop', {
  tag: LONG,
}, async ({ page, context, request, platform }) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: platform.url }])
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, await sessionOf(request, 'ana'), '/download')
    await expect(
      main(page).getByRole('heading', {
        level: 1,
        name: textIn('en', 'site.download.title', { brand: 'Palpite' }),
      }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
