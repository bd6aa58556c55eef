import type { Page } from '@playwright/test'
import { listGames } from '#protocol/lobby/games.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { gameControls, gameOn, homeReady, openSlot, SLOT } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { fullPageMessage } from './full-page-message.ts'

const lobby = (page: Page) => homePage(page).title
const missing = (page: Page) => fullPageMessage(page).notFound
const game = '/seamless?nodeId=10001&vassalage=PG&gameType=RNG'

test('[ROUTE-01] opens Home at each of its URLs, in any letter case, on visit and reload', async ({
  page,
}) => {
  for (const path of ['/', '/index', '/index.html', '/home', '/HOME', '/Index.html']) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 200])
    await expect(lobby(page)).toBeVisible()
    await page.reload()
    await expect(lobby(page)).toBeVisible()
  }
})

test('removes a URL’s trailing slash and keeps its query', { tag: LONG }, async ({ page }) => {
  for (const [path, there] of [
    ['/home/', '/home'],
    ['/login/?next=%2F', '/login?next=%2F'],
  ] as const) {
    await page.goto(path)
    await expect(lobby(page)).toBeVisible()
    await expect(page).toHaveURL(there)
  }
})

test('[ROUTE-02] the server renders the login popup at /login, and closing it or logging in opens Home', async ({
  page,
  request,
}) => {
  const login = loginPopup(page)
  expect(await (await request.get('/login')).text()).toContain('name="username"')
  await page.goto('/login')
  await expect(login.popup).toBeVisible()
  await buttonsIn(login.popup).close.click()
  await expect(lobby(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(lobby(page)).toBeVisible()
  await expect(login.popup).toHaveCount(0)
  await page.goto('/LOGIN')
  await expect(login.popup).toBeVisible()
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/')
})

test('keeps Home mounted when a login changes the URL from /login to /', { tag: LONG }, async ({ page }) => {
  await page.goto('/')
  await homeReady(page)
  const tile = await page.locator('#fish [data-tile]').last().elementHandle()
  await siteLayout(page).logIn.click()
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/')
  await expect(siteLayout(page).account).toBeVisible()
  expect(await tile?.evaluate((element) => element.isConnected)).toBe(true)
})

test('redirects a member from /login to Home and shows no popup', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/login')
  await expect(siteLayout(page).account).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(loginPopup(page).popup).toHaveCount(0)
})

test('[ROUTE-15] takes a visitor to the requested game after login', async ({ page }) => {
  await page.goto(game)
  await expect(page).toHaveURL(/\/login\?next=%2Fseamless/)
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL(game)
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
})

test('never redirects to another site after login', { tag: LONG }, async ({ page }) => {
  for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await expect(loginPopup(page).popup).toBeVisible()
  }
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL('/')
})

test('[ROUTE-16] opens a page at its hash or at the top, and Back and reload restore its scroll position', {
  tag: LONG,
}, async ({ page }) => {
  const targetTop = () => page.locator('#fish').evaluate((target) => target.getBoundingClientRect().top)
  await page.goto('/#fish')
  await expect.poll(targetTop).toBeLessThan(200)
  await page.goto('/')
  await expect(lobby(page)).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textOf('common.fishing') })
    .click()
  await expect(page).toHaveURL('/fish')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL('/fish')
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

for (const [name, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1440, height: 900 },
})) {
  test(`[ROUTE-16] on ${name}, reload and Back restore the scroll position of a list that loads late`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    const place = () => page.evaluate(() => Math.round(scrollY))
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const address of ['/rng?pages=3', '/winners']) {
      await page.goto(address)
      await expect.poll(room, address).toBeGreaterThan(2000)
      await page.evaluate(() => scrollTo(0, 2000))
      await page.reload()
      await expect.poll(place, `${address} again`).toBe(2000)
      await page.goto('/config.json')
      await page.goBack()
      await expect.poll(place, `back to ${address}`).toBe(2000)
    }
  })
}

test('[ROUTE-16] reload and Back restore the scroll position of a member’s bet history', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const place = () => page.evaluate(() => Math.round(scrollY))
  const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await openWith(page, await sessionOf(request, 'ana'), '/member/bettingRecord')
  await expect.poll(room).toBeGreaterThan(2000)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.reload()
  await expect.poll(place).toBe(2000)
  await page.goto('/config.json')
  await page.goBack()
  await expect.poll(place).toBe(2000)
})

test('[ROUTE-16] a list that loads late after a reload does not undo the visitor’s scrolling', async ({
  page,
}) => {
  await page.goto('/rng?pages=3')
  await expect(page.locator('[data-tile]').nth(40)).toBeAttached()
  await page.evaluate(() => scrollTo(0, 1500))
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(`**${listGames.path}*`, async (route) => {
    await sent
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.url().includes(listGames.path))
  await page.reload()
  await asked
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  send()
  await expect(page.locator('[data-tile]').nth(40)).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('[ROUTE-17] an unknown URL shows “not found” on visit, reload and Back, and links to Home', {
  tag: LONG,
}, async ({ page, faults }) => {
  for (const path of ['/no/such/page', '/no-such-page', '/no-such-page/', '/assets/']) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 404])
    await expect(missing(page)).toBeVisible()
    await page.reload()
    await expect(missing(page)).toBeVisible()
  }
  await fullPageMessage(page).toHome.click()
  await expect(lobby(page)).toBeVisible()
  await page.goBack()
  await expect(missing(page)).toBeVisible()
  await page.goto('/home')
  await expect(lobby(page)).toBeVisible()
  // The browser logs the 404 of each page.
  expectOnly(faults, /404/)
})

test('shows “not found” for a game page whose URL names no game', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/seamless')
  await expect(missing(page)).toBeVisible()
})

test('Home, a game and an unknown page have their own titles, on a visit and after navigation', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(page).toHaveTitle(textOf('lobby.home.title', { brand: 'Palpite' }))
  await openSlot(page)
  await expect(page).toHaveTitle(`${SLOT} · Palpite`)
  await buttonsIn(page).back.click()
  await expect(page).toHaveTitle(textOf('lobby.home.title', { brand: 'Palpite' }))
  const sent = await (await request.get('/no-such-page')).text()
  expect(sent.match(/<title>[^<]*<\/title>/g)).toEqual([
    `<title>${textOf('kit.feedback.notFoundTitle')} · Palpite</title>`,
  ])
})
