import type { Page } from '@playwright/test'
import { readBalance } from '#protocol/cashier/balance.ts'
import { agentLogin } from '#tests/browser/agents/agent-page.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { gameTiles } from '#tests/browser/lobby/game-tiles.ts'
import { gameControls, openSlot, SLOT, tileOf } from '#tests/browser/play/game-page.ts'
import { watchLine } from '#tests/browser/support/line.ts'
import { LONG } from '#tests/support/is-long.ts'
import { anyOf, patternOf, textOf } from '#tests/support/texts.ts'
import { logInByForm } from './login-popup.ts'
import { sessionEndedPopup } from './session-ended-popup.ts'
import { startFreePlay } from './trial-player.ts'

const HOUR = 3_600_000

const account = (page: Page) => siteLayout(page).account
const loginLink = (page: Page) => siteLayout(page).logIn

async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await buttonsIn(page).logOut.click()
  await expect(loginLink(page)).toBeVisible()
}

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['token', 'isLogin', 'isAgent', 'isTrial', 'merchant'].map((name) => [
        name,
        sessionStorage.getItem(name),
      ]),
    ),
  )

test.afterEach(async ({ request }) => {
  await request.put('/sandbox/api/clock', { data: { offset: 0 } })
  await request.delete('/sandbox/api/faults')
})

test('[SESS-01] the page shows whether it is used by a visitor, a member, a trial player or an agent', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByText(textOf('common.balance'))).toHaveCount(0)

  await openWith(page, await sessionOf(request, 'ana'))
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('banner').getByText(textOf('common.balance'))).toBeVisible()
  await account(page).click()
  await expect(siteLayout(page).accountMenu.menu).toContainText('Ana')
  expect(await stored(page)).toMatchObject({ isLogin: 'true', isAgent: 'false', isTrial: 'false' })

  await openWith(page, await startFreePlay(request))
  await expect(siteLayout(page).testMoney).toBeVisible()
  await expect(page.getByRole('banner').getByText('R$ 1.000,00')).toBeVisible()
  expect(await stored(page)).toMatchObject({ isLogin: 'true', isAgent: 'false', isTrial: 'true' })

  await openWith(page, await sessionOf(request, 'agente', 'agent'))
  await expect(account(page)).toBeVisible()
  await expect.poll(() => stored(page)).toMatchObject({ isLogin: 'true', isAgent: 'true', isTrial: 'false' })
})

test('[SESS-02] logging out ends the session, keeps the merchant and clears the member’s stored state', async ({
  page,
  request,
}) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token)
  await signOut(page)
  expect(await stored(page)).toEqual({
    token: null,
    isLogin: null,
    isAgent: null,
    isTrial: null,
    merchant: 'palpite',
  })
  expect((await request.get('/wps/member/info', { headers: { token } })).status()).toBe(401)
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
})

test('[SESS-02] logging out as an agent leads to the agent page', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente'))
  await siteLayout(page).account.click()
  await expect(page.getByRole('link', { name: textOf('common.agentCentre') })).toHaveAttribute(
    'href',
    '/agentHome',
  )
  await buttonsIn(page).logOut.click()
  await expect(page).toHaveURL('/agent')
  await expect(agentLogin(page).login).toBeVisible()
})

test('[SESS-06] a reload restores favourites and login state from the tab, and logout clears them', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const kept = () => page.evaluate(() => sessionStorage.getItem('favouriteGameIds'))
  const many = async () => (await kept())?.split(',').length
  await expect.poll(kept).not.toBeNull()
  const before = (await many()) ?? 0
  const mark = gameTiles(page.getByRole('main')).unmarked.first()
  const name = (await mark.getAttribute('aria-label')) ?? ''
  await mark.click()
  await expect.poll(many).toBe(before + 1)
  expect(await stored(page)).toMatchObject({ isLogin: 'true', isAgent: 'false', isTrial: 'false' })

  await setFault(request, 'readFavourites', { kind: 'error' })
  await page.reload()
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true')
  await signOut(page)
  expect(await kept()).toBeNull()
  expectOnly(faults, /500|WebSocket connection to .* failed|status of 401/)
})

test('[SESS-03] reports an expired session only once and returns to the same page after login', async ({
  page,
  request,
  faults,
}) => {
  const line = await watchLine(page)
  await openWith(page, await sessionOf(request, 'ana'), '/#fish')
  await expect(account(page)).toBeVisible()
  await expect(page.locator('#fish')).toBeInViewport()
  await expect(page.getByRole('banner').getByText(/R\$/)).toBeVisible()
  await line.opened
  // The balance call starts during the session and is answered after the session has expired. The socket also
  // reports the expiry, so either report may arrive first.
  const expired = Promise.withResolvers<void>()
  await page.route(`**${readBalance.path}`, (route) => expired.promise.then(() => route.continue()))
  await siteLayout(page).refreshBalance.click()
  await request.put('/sandbox/api/clock', { data: { offset: 13 * HOUR } })
  expired.resolve()
  await expect(sessionEndedPopup(page).popup).toContainText(textOf('auth.sessionEnded.expired'))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL('/#fish')
  await expect(page.locator('#fish')).toBeInViewport()
  await sessionEndedPopup(page).logIn.click()
  await logInByForm(page, 'ana')
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/#fish')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expectOnly(faults, /401|WebSocket/)
})

test('dismissing the session-ended dialog shows the visitor’s page, and a reload does not reopen the dialog', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  // Wait for the balance, so that the fault does not affect the first request for it.
  await expect(page.getByRole('banner').getByText(/^R\$/)).toBeVisible()
  await expect(siteLayout(page).refreshBalance).toHaveAttribute('aria-busy', 'false')
  await request.put('/sandbox/api/faults/readBalance', { data: { kind: 'unauthorised' } })
  await siteLayout(page).refreshBalance.click()
  await sessionEndedPopup(page).notNow.click()
  await expect(sessionEndedPopup(page).popup).toHaveCount(0)
  await expect(loginLink(page)).toBeVisible()
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expectOnly(faults, /401|WebSocket/)
})

test('[SESS-03] reports only once that a session ended during a game, and reopens the game after login', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token)
  await openSlot(page)
  const address = page.url()
  await request.delete('/wps/session/logout', { headers: { token } })
  await expect(sessionEndedPopup(page).popup).toContainText(textOf('auth.sessionEnded.elsewhere'))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(page.url()).toBe(address)
  await sessionEndedPopup(page).logIn.click()
  await logInByForm(page, 'ana')
  const game = page.frameLocator('iframe')
  await gameControls(game).spin.click()
  await expect(game.getByRole('status')).toHaveText(
    anyOf(patternOf('games.common.won'), textOf('games.common.noWin')),
    { timeout: 15_000 },
  )
  expect(page.url()).toBe(address)
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
  expectOnly(faults, /401|WebSocket/)
})

test('[SESS-05] the session survives a reload and is shared with a second tab until logout', async ({
  page,
  context,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()

  const second = await context.newPage()
  const troubles: string[] = []
  second.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  await second.goto('/')
  await expect(account(second)).toBeVisible()
  await tileOf(second, SLOT).click()
  await expect(gameControls(second.frameLocator('iframe')).spin).toBeVisible()

  await signOut(page)
  await expect(second).toHaveURL('/')
  await expect(loginLink(second)).toBeVisible()
  await expect(second.getByRole('dialog')).toHaveCount(0)

  await loginLink(page).click()
  await logInByForm(page, 'ana')
  await expect(account(second)).toBeVisible()
  expect(troubles).toEqual([])
})

test('[SESS-07] opens a socket only for members, retries with increasing delays and reloads the balance', async ({
  page,
  request,
  faults,
}) => {
  const tried: number[] = []
  const held: { close(): Promise<void> }[] = []
  let isReachable = true
  await page.routeWebSocket('**/wps/socket', (line) => {
    tried.push(Date.now())
    if (!isReachable) return line.close()
    line.connectToServer()
    held.push(line)
  })
  await page.goto('/')
  await expect(loginLink(page)).toBeVisible()
  expect(tried).toHaveLength(0)

  await openWith(page, await sessionOf(request, 'ana'))
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  let balances = 0
  page.on('request', (sent) => {
    if (sent.url().endsWith('/wps/v2/wallets/balance')) balances += 1
  })
  isReachable = false
  await held[0]?.close()
  await expect.poll(() => tried.length, { timeout: 15_000 }).toBe(4)
  const [, first = 0, second = 0, third = 0] = tried
  expect(third - second).toBeGreaterThan(second - first)
  isReachable = true
  await expect.poll(() => held.length, { timeout: 15_000 }).toBe(2)
  await expect.poll(() => balances).toBe(1)

  await signOut(page)
  expect(tried).toHaveLength(5)
  expectOnly(faults, /WebSocket/)
})
