import type { Locator, Page } from '@playwright/test'
import { readMemberInfo } from '#protocol/account/member.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'

const banner = (page: Page) => page.getByRole('banner')
const ways = (page: Page) => banner(page).locator('a:is([href="/login"], [href="/register"])')

/** Holds back requests to matching URLs until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

type Box = { x: number; width: number } | null
const leftOf = (box: Box) => box?.x ?? Number.NaN
const rightOf = (box: Box) => (box ? box.x + box.width : Number.NaN)
const boxOf = (part: Locator) => part.locator('xpath=..').boundingBox()

for (const width of [390, 1440]) {
  test(`[HEAD-01] [HEAD-02] hides the login links while a member reloads, without a shift at ${width} px`, {
    tag: width === 390 ? [] : LONG,
  }, async ({ page, request, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, await sessionOf(request, 'ana'))
    await expect(banner(page).getByText('R$')).toBeVisible()
    const scripts = await holdBack(page, '**/assets/*.js')
    const member = await holdBack(page, `**${readMemberInfo.path}`)
    await page.reload({ waitUntil: 'commit' })
    // The server-rendered page is the same for everyone, so it contains the login links.
    await expect(ways(page)).toHaveCount(2)
    for (const way of await ways(page).all()) await expect(way).toBeHidden()
    const place = await boxOf(ways(page).first())
    await expect(siteLayout(page).shortcuts.logIn).toHaveCount(0)
    scripts()
    const asked = page.waitForRequest(`**${readMemberInfo.path}`)
    await asked
    for (const way of await ways(page).all()) await expect(way).toBeHidden()
    expect(await boxOf(ways(page).first())).toEqual(place)
    member()
    await expect(banner(page).getByText('R$')).toBeVisible()
    await expect(ways(page)).toHaveCount(0)
    const part = siteLayout(page).account.locator('xpath=ancestor::div[.//output][1]')
    // On phones the reserved space is wide enough for the account area, so nothing next to it moves.
    const shown = await part.boundingBox()
    if (width === 390) expect(leftOf(shown)).toBeGreaterThanOrEqual(leftOf(place))
    expect(rightOf(shown)).toBe(rightOf(place))

    // Visitors see the links immediately. On wide screens, the links are in the reserved space.
    const visitor = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width, height: 900 },
      locale: 'pt-BR',
    })
    await holdBack(visitor, '**/assets/*.js')
    await visitor.goto('/', { waitUntil: 'commit' })
    for (const way of await ways(visitor).all()) await expect(way).toBeVisible()
    if (width === 1440) expect(await boxOf(ways(visitor).first())).toEqual(place)
    await visitor.close()
  })
}

test('[HEAD-01] shows the login links when the stored session is no longer valid', { tag: LONG }, async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('token', 'of-a-session-that-is-over'))
  await page.reload()
  await buttonsIn(page.getByRole('dialog')).notNow.click()
  for (const way of await ways(page).all()) await expect(way).toBeVisible()
  await expect(ways(page)).toHaveCount(2)
  expectOnly(faults, /401/)
})
