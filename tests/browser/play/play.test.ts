import type { Page } from '@playwright/test'
import { launchGame } from '#protocol/play/game-launch.ts'
import { logInByForm, loginPopup } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { fullPageMessage } from '#tests/browser/site/full-page-message.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, patternOf, textOf } from '#tests/support/texts.ts'
import { gameControls, gameOn, homeReady, openSlot, SLOT, tileOf } from './game-page.ts'

test.use({ reducedMotion: 'no-preference' })

/** Reads a displayed amount as minor units. */
async function amountIn(text: Promise<string>): Promise<number> {
  return Number((await text).replace(/\D/g, ''))
}

const balanceOf = (page: Page) => page.getByRole('status').filter({ hasText: 'R$' }).first()
const trouble = (page: Page, title: string) => page.getByRole('dialog', { name: title })

const tileOfVendor = (page: Page, vendor: string) =>
  page
    .locator('[data-tile]')
    .filter({ has: page.getByText(vendor, { exact: true }) })
    .first()

/** The rounds of all games that this tab has opened. */
async function roundsOf(page: Page): Promise<{ stake: number; payout: number }[]> {
  return page.evaluate(async () => {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith('palpite.play-token.'))
    const replies = names.map(async (name) => {
      const headers = { 'play-token': sessionStorage.getItem(name) ?? '' }
      return (await (await fetch('/play/api/rounds', { headers })).json()).value.rounds
    })
    return (await Promise.all(replies)).flat()
  })
}

async function setFault(page: Page, fault: object): Promise<void> {
  const reply = await page.request.put('/sandbox/api/faults/launchGame', { data: fault })
  expect(reply.status()).toBe(200)
}

test.afterEach(({ request }) => request.delete('/sandbox/api/faults'))

test('[GAME-10] a member logs in, returns from a game to its tile, and sees a spin change the balance', async ({
  page,
}) => {
  await page.goto('/')
  await siteLayout(page).logIn.click()
  await logInByForm(page, 'ana')
  const tile = page.locator('#fish [data-tile]:not([aria-disabled])').filter({ hasNotText: 'CQ9' }).last()
  await page.locator('#fish').scrollIntoViewIfNeeded()
  await tile.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await tile.click()
  await expect(page).toHaveURL(/\/seamless\?/)
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
  await expect(tile).toBeInViewport()

  const game = await openSlot(page)
  const before = await amountIn(balanceOf(page).innerText())
  await gameControls(game).spin.click()
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 15_000,
  })
  const [round] = await roundsOf(page)
  if (!round) throw new Error('There was no round.')
  const after = before - round.stake + round.payout
  // Long timeout: the balance changes only when the reels stop, and free spins may win more free spins.
  await expect.poll(() => amountIn(balanceOf(page).innerText()), { timeout: 45_000 }).toBe(after)
  await page.reload()
  await expect.poll(() => amountIn(balanceOf(page).innerText())).toBe(after)
})

test('starts a game once a visitor has logged in, and stays on the page if the visitor closes the login', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  await homeReady(page)
  await tileOf(page, SLOT).click()
  const login = loginPopup(page)
  await buttonsIn(login.popup).close.click()
  await expect(login.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await tileOf(page, SLOT).click()
  await logInByForm(page, 'ana')
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('[GAME-07] counts down to the next attempt when starting a game is rate-limited', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await setFault(page, { kind: 'throttled', value: { retryAfter: 95 } })
  await tileOf(page, SLOT).click()
  const dialog = page.getByRole('dialog', { name: textOf('play.gameLaunch.notOpened') })
  await expect(dialog).toContainText(
    `${textOf('kit.errors.loadThrottled')} ${textOf('play.gameLaunch.noMoneyMoved')}`,
  )
  const again = buttonsIn(dialog).againIn
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again.getByRole('timer')).toHaveText(/^1:\d\d$/)
  await buttonsIn(dialog).toGames.click()
  await expect(dialog).toHaveCount(0)
  expectOnly(faults, /429/)
})

test('[ROUTE-13] shows “not found” in the main area when a game page’s URL names no game', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/seamless')
  await expect(fullPageMessage(page.getByRole('main')).notFound).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('a reload continues a game, Back leaves it and Forward reopens it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await openSlot(page)
  await page.reload()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  // Go back and forward before the previous page can be rendered: its chunks are held back.
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/**', (route) => arrived.promise.then(() => route.continue()))
  const launched = page.waitForResponse((response) => new URL(response.url()).pathname === launchGame.path)
  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true })
    history.back()
  })
  await launched
  arrived.resolve()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')
})

test('[GAME-04] asks a trial player to register for a real-money game, and starts a trial game', async ({
  page,
  request,
}) => {
  await openWith(page, await startFreePlay(request))
  await homeReady(page)
  await expect(page.getByText(textOf('common.demoBalance'))).toBeVisible()
  const listed = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').home.hot.list,
  )
  const games: { nodeId: number; trial?: boolean }[] = listed
  const barred = games.find(({ trial }) => !trial)?.nodeId
  const open = games.find(({ trial }) => trial)?.nodeId
  await page.locator(`[data-tile="${barred}"]`).first().click()
  const told = page.getByRole('dialog', { name: textOf('common.realAccountNeeded') })
  await buttonsIn(told).ok.click()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.locator(`[data-tile="${open}"]`).first().click()
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(gameControls(gameOn(page)).rules).toBeVisible()
  await expect(page.getByRole('region').first()).toContainText('R$ 1.000,00')
})

test('leads a trial player from the URL of a real-money game back to Home', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await startFreePlay(request), '/seamless?nodeId=10001&vassalage=PG&gameType=RNG')
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page).toHaveURL('/')
  await expect(homePage(page).title).toBeVisible()
})

test('[GAME-07] opens a game in its own window, without an opener, when the vendor requires it', {
  tag: LONG,
}, async ({ page, context, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  const opening = context.waitForEvent('page')
  await tileOfVendor(page, 'Cais Nove').click()
  const game = await opening
  await expect(game).toHaveURL(/\/play\//)
  await expect(game.getByTestId('balance')).toBeVisible()
  expect(await game.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[GAME-07] offers to open a game again when the browser blocks its window', { tag: LONG }, async ({
  page,
  context,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await page.evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await tileOfVendor(page, 'Cais Nove').click()
  const blocked = trouble(page, textOf('play.gameLaunch.windowBlocked'))
  const opening = context.waitForEvent('page')
  await blocked.getByRole('button', { name: textOf('play.gameLaunch.openWindow') }).click()
  await expect(await opening).toHaveURL(/\/play\//)
  await expect(blocked).toHaveCount(0)
})

test('[GAME-07] reports that the response to a game launch was lost, and leads back to the games', async ({
  page,
  request,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await setFault(page, { kind: 'cut' })
  await tileOf(page, SLOT).click()
  const failed = trouble(page, textOf('play.gameLaunch.notOpened'))
  await expect(failed).toContainText(textOf('play.gameLaunch.noMoneyMoved'))
  await buttonsIn(failed).toGames.click()
  await expect(failed).toHaveCount(0)
  await expect(page).toHaveURL('/')
  expectOnly(faults, /ERR_/)
})

test('[GAME-07] gives up on a game launch that gets no response, and opens the game on retry', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  await setFault(page, { delay: 20_000, times: 1 })
  await tileOf(page, SLOT).click()
  await expect(page.getByText(textOf('play.gameLaunch.opening', { 0: SLOT }))).toBeVisible()
  const failed = trouble(page, textOf('play.gameLaunch.notOpened'))
  await buttonsIn(failed).retry.click({ timeout: 20_000 })
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
})

test('cancels a slow game launch and then opens the game on a second press', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await setFault(page, { delay: 1_500, times: 1 })
  const cancelled = page.waitForEvent('requestfailed', (sent) => sent.url().includes(launchGame.path))
  await tileOf(page, SLOT).click()
  await page.getByRole('button', { name: textOf('common.cancel') }).click()
  await cancelled
  await expect(page.getByText(textOf('play.gameLaunch.opening', { 0: SLOT }))).toHaveCount(0)
  await tileOf(page, SLOT).click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('links to Home when a game opened by its URL fails to launch', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await setFault(page, { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), '/seamless?nodeId=10001&vassalage=PG&gameType=RNG')
  await buttonsIn(trouble(page, textOf('play.gameLaunch.notOpened'))).toGames.click()
  await expect(page).toHaveURL('/')
  await expect(homePage(page).title).toBeVisible()
  expectOnly(faults, /500/)
})

test('the tile of a closed vendor’s game says when the vendor reopens, and does not start the game', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/')
  const tile = page.locator('[data-tile][aria-disabled]').first()
  await expect(tile).toContainText(patternOf('lobby.game.backOn'))
  await tile.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
