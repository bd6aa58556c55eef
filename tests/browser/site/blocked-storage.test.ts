import type { Page } from '@playwright/test'
import { loginLinkFor, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameControls, gameOn, homeReady, openSlot, SLOT, tileOf } from '#tests/browser/play/game-page.ts'
import { sportsGame } from '#tests/browser/play/sports-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Blocks storage as a browser that blocks all cookies does: access throws in every document. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
  })

/** Simulates full storage: every write throws. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

for (const [state, limit, tag] of [
  ['blocked', blockStorage, ''],
  ['full', fillStorage, LONG],
] as const) {
  test(`slot and sports games start while storage is ${state}`, { tag: tag || [] }, async ({
    page,
    request,
  }) => {
    await limit(page)
    await page.goto(await loginLinkFor(request, 'ana'))
    await homeReady(page)
    const slot = await openSlot(page)
    await gameControls(slot).spin.click()
    await expect(slot.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
      timeout: 40_000,
    })
    await buttonsIn(page).back.click()
    await expect(page).toHaveURL('/')
    const { search } = new URL(await loginLinkFor(request, 'ana'), page.url())
    await page.goto(`/sports${search}`)
    await page.getByRole('main').locator('[data-tile]').first().click()
    await expect(sportsGame(gameOn(page)).tomorrow).toBeVisible()
  })
}

test('offers a retry when a game fails to start', async ({ page, request, faults }) => {
  let isBroken = true
  await page.route('**/assets/games/index-*.js', (route) =>
    isBroken
      ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })
      : route.continue(),
  )
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await tileOf(page, SLOT).click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText(textOf('play.gameFrame.notStarted'))
  await expect(notice.getByRole('button', { name: textOf('play.gameFrame.backToLobby') })).toBeVisible()
  expect(faults.splice(0).every((fault) => fault.includes('broken'))).toBe(true)
  isBroken = false
  await buttonsIn(notice).retry.click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('says that a game is loading slowly, and starts the game once it has loaded', async ({
  page,
  request,
}) => {
  const { promise: isFast, resolve: speedUp } = Promise.withResolvers<void>()
  await page.route('**/assets/games/index-*.js', async (route) => {
    await isFast
    await route.continue()
  })
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  await tileOf(page, SLOT).click()
  const notice = page.getByRole('main').getByText(textOf('play.gameFrame.stillLoading'))
  await expect(notice).toBeVisible()
  speedUp()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await expect(notice).toHaveCount(0)
})
