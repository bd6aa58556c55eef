import type { Page, Request } from '@playwright/test'
import { readBalance } from '#protocol/cashier/balance.ts'
import { listPopups } from '#protocol/site/popups.ts'
import { status } from '#protocol/site/system-status.ts'
import { openLogin } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { gameControls, openSlot } from '#tests/browser/play/game-page.ts'
import { watchLine } from '#tests/browser/support/line.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'
import { fullPageMessage } from './full-page-message.ts'
import { asStaticFile } from './static-host.ts'

const open = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestricted: false,
  customerService: 'mailto:atendimento@palpite.example',
}

test.afterEach(({ platform }) => platform.set('systemStatus', open))

const lobby = (page: Page) => homePage(page).title
const closed = (page: Page) => fullPageMessage(page).closed

test('serves Home as rendered HTML in the default language', async ({ page, request }) => {
  const reply = await request.get('/')
  expect(await reply.text()).toContain(textOf('lobby.home.title', { brand: 'Palpite' }))
  await page.goto('/')
  await expect(lobby(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('[SYS-02] a maintenance screen replaces the site and shows the end time in the visitor’s time zone', async ({
  page,
  platform,
}) => {
  await platform.set('systemStatus', {
    ...open,
    maintenance: true,
    maintenanceEnd: '2026-12-01T03:30:00.000Z',
  })
  await page.goto('/')
  await expect(fullPageMessage(page).closed).toBeVisible()
  await expect(page.getByRole('time')).toHaveText(/1 de dezembro.* 00:30$/)
  await expect(fullPageMessage(page).service).toHaveAttribute('href', open.customerService)
  await expect(lobby(page)).toHaveCount(0)
})

test('[SYS-03] shows visitors from a restricted region their IP address and a link to support', async ({
  page,
  platform,
}) => {
  await platform.set('systemStatus', { ...open, regionRestricted: true })
  await page.goto('/')
  await expect(fullPageMessage(page).notInRegion).toBeVisible()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await expect(fullPageMessage(page).service).toBeVisible()
})

test('[SYS-01] a static host shows no content before the platform’s status is known', async ({ page }) => {
  await asStaticFile(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/wps/system/status', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('img', { name: 'Palpite' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText(textOf('site.systemStatus.connecting'))
  release()
  await expect(lobby(page)).toBeVisible()
})

test('[SYS-06] retries an unreachable platform with increasing delays and on request', async ({
  page,
  faults,
}) => {
  await asStaticFile(page)
  await page.clock.install()
  let asked = 0
  let reachable = false
  const stopped = Promise.withResolvers<void>()
  await page.route(`**${status.path}`, async (route) => {
    asked += 1
    await stopped.promise
    return reachable ? route.continue() : route.abort()
  })
  await page.goto('/')
  await expect.poll(() => asked).toBe(1)
  await stopClock(page)
  stopped.resolve()
  await expect(
    page.getByRole('heading', { name: textOf('site.systemStatus.unreachableTitle') }),
  ).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(textOf('site.systemStatus.retryIn', { seconds: 2 }))
  await page.clock.runFor(2_000)
  await expect.poll(() => asked).toBe(2)
  await expect(page.getByRole('status')).toHaveText(textOf('site.systemStatus.retryIn', { seconds: 4 }))
  reachable = true
  await page.getByRole('button', { name: textOf('site.systemStatus.tryNow') }).click()
  await page.clock.resume()
  await expect(lobby(page)).toBeVisible()
  expect(asked).toBe(3)
  // The browser logs the two failed calls.
  expect(faults.splice(0)).toEqual([
    expect.stringContaining('ERR_FAILED'),
    expect.stringContaining('ERR_FAILED'),
  ])
})

test('[SYS-05] socket messages close a member’s page at once and reopen it at its previous scroll position', {
  tag: LONG,
}, async ({ page, request, platform, faults }) => {
  const line = await watchLine(page)
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(siteLayout(page).account).toBeVisible()
  await line.opened
  await page.locator('#fish').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await platform.set('systemStatus', { ...open, maintenance: true })
  await expect(closed(page)).toBeVisible()
  await expect(lobby(page)).toHaveCount(0)
  await platform.set('systemStatus', open)
  // A closed page polls every 15 s, so within 10 s only the socket can reopen it.
  await expect(lobby(page)).toBeVisible({ timeout: 10_000 })
  await expect(page.locator('#fish')).toBeInViewport()
  await expect(siteLayout(page).account).toBeVisible()
  // While the site closes, the platform may refuse calls for content that has just scrolled into view.
  expectOnly(faults, /status of 503/)
})

test('[SYS-05] a visitor’s page polls the status every minute, and every 15 s while the site is closed', {
  tag: LONG,
}, async ({ page, platform }) => {
  await page.clock.install()
  await page.goto('/#rng')
  await expect(lobby(page)).toBeVisible()
  await takenOver(page)
  // Trigger the request for popups now, since later it would also reveal that the site is closed.
  const popups = page.waitForResponse((reply) => new URL(reply.url()).pathname === listPopups.path)
  await page.keyboard.press('Shift')
  await popups
  let answered = 0
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === status.path) answered += 1
  })
  await stopClock(page, 60_000)
  await expect.poll(() => answered).toBe(1)
  await platform.set('systemStatus', { ...open, regionRestricted: true })
  await page.clock.runFor(58_000)
  await expect(lobby(page)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(fullPageMessage(page).notInRegion).toBeVisible()
  // As soon as the page learns that the site is restricted, it asks for the status again.
  await expect.poll(() => answered).toBe(3)
  await page.clock.runFor(13_000)
  await expect(fullPageMessage(page).notInRegion).toBeVisible()
  expect(answered).toBe(3)
  await platform.set('systemStatus', open)
  await page.clock.runFor(2_000)
  await expect(lobby(page)).toBeVisible()
  expect(answered).toBe(4)
  await expect(page).toHaveURL('/#rng')
})

test('keeps the login popup’s input while the site is closed', { tag: LONG }, async ({
  page,
  platform,
  faults,
}) => {
  await page.clock.install()
  const { popup, user, password, submit } = await openLogin(page)
  await takenOver(page)
  await user.fill('ana')
  await password.fill('palpite-demo-1')
  await platform.set('systemStatus', { ...open, maintenance: true })
  await submit.click()
  await expect(closed(page)).toBeVisible()
  await expect(popup).toBeHidden()
  await fullPageMessage(page).service.click({ trial: true })
  await platform.set('systemStatus', open)
  await expect(lobby(page)).toBeVisible({ timeout: 20_000 })
  await expect(user).toHaveValue('ana')
  await expect(password).toHaveValue('palpite-demo-1')
  expectOnly(faults, /503/)
})

test('[SYS-05] shows the maintenance screen when a reply says that the site is closed', async ({
  page,
  request,
  platform,
  faults,
}) => {
  await page.routeWebSocket('**/wps/socket', () => {})
  await page.clock.install()
  const underWay = new Set<Request>()
  page.on('request', (call) => new URL(call.url()).pathname.startsWith('/wps/') && underWay.add(call))
  page.on('requestfinished', (call) => underWay.delete(call))
  page.on('requestfailed', (call) => underWay.delete(call))
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  // Hold back Home's other requests, which would reveal the maintenance before the balance does.
  const isClosed = Promise.withResolvers<void>()
  await page.route('**/wps/**', async (route) => {
    const call = route.request()
    const { pathname } = new URL(call.url())
    if (pathname === readBalance.path) await isClosed.promise
    if ([readBalance.path, status.path].includes(pathname)) return route.fallback()
    underWay.delete(call)
  })
  await expect.poll(() => underWay.size).toBe(0)
  const asked = page.waitForRequest((call) => new URL(call.url()).pathname === readBalance.path)
  await siteLayout(page).refreshBalance.click()
  await asked
  await platform.set('systemStatus', { ...open, maintenance: true })
  isClosed.resolve()
  await expect(closed(page)).toBeVisible()
  await platform.set('systemStatus', open)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  // The browser logs the closed site's refusal.
  expect(faults.splice(0)).toEqual([expect.stringContaining('503')])
})

test('[SYS-05] continues a running game after the site reopens', { tag: LONG }, async ({
  page,
  request,
  platform,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const game = await openSlot(page)
  await platform.set('systemStatus', { ...open, maintenance: true })
  await expect(closed(page)).toBeVisible()
  await platform.set('systemStatus', open)
  await gameControls(game).spin.click({ timeout: 20_000 })
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 15_000,
  })
})
