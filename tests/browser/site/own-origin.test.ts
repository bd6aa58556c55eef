import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { LONG } from '#tests/support/is-long.ts'

test('Home, login and a game send no request to another origin if no analytics id is configured', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const elsewhere: string[] = []
  page.on('request', (one) => {
    const { origin, protocol } = new URL(one.url())
    if (origin !== platform.url && protocol !== 'data:' && protocol !== 'blob:') elsewhere.push(one.url())
  })
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(platform.url).host) elsewhere.push(socket.url())
  })
  await page.goto('/')
  await siteLayout(page).logIn.click()
  await expect(loginPopup(page).popup).toBeVisible()
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(siteLayout(page).account).toBeVisible()
  await homePage(page).hot.locator('[data-tile]').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty()
  expect(elsewhere).toEqual([])
})

test('[SYS-10] stores the merchant in session and local storage and keeps it there after logout', async ({
  page,
  request,
}) => {
  const { merchant } = await (await request.get('/config.json')).json()
  const kept = () =>
    page.evaluate(() => [sessionStorage.getItem('merchant'), localStorage.getItem('merchant')])
  await page.goto('/')
  await expect.poll(kept).toEqual([merchant, merchant])
  await openWith(page, await sessionOf(request, 'ana'))
  await siteLayout(page).account.click()
  await buttonsIn(page).logOut.click()
  await expect(siteLayout(page).logIn).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  expect(await kept()).toEqual([merchant, merchant])
})
