import type { Page } from '@playwright/test'
import { listRecentGames } from '#protocol/lobby/recent-games.ts'
import { logInByForm } from '#tests/browser/auth/login-popup.ts'
import { startFreePlay } from '#tests/browser/auth/trial-player.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { gameControls, gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { gameIn, gameTiles } from './game-tiles.ts'
import { homePage } from './home-page.ts'

const row = (page: Page) => page.getByRole('region', { name: textOf('lobby.home.continuePlaying') })
const hot = (page: Page) => homePage(page).hot

/** Opens Home as Ana and waits for her recent games. */
async function openHomeOfAna(page: Page): Promise<void> {
  const read = page.waitForResponse((reply) => reply.url().includes(listRecentGames.path))
  await openWith(page, await sessionOf(page.request, 'ana'))
  await read
}

test.afterEach(({ request }) => calm(request))

test('[GAME-09] shows the last played game first on Home and resumes it from there', {
  tag: LONG,
}, async ({ page }) => {
  await openWith(page, await sessionOf(page.request, 'ana'), '/rng?vassalage=EG2')
  const played = page.getByRole('main').locator('[data-tile]').nth(3)
  const node = (await played.getAttribute('data-tile')) ?? ''
  await played.click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
  await buttonsIn(page).back.click()
  await siteLayout(page).sideHome.click()
  await expect(row(page).locator('[data-tile]').first()).toHaveAttribute('data-tile', node)
  const isAbove = await row(page).evaluate(
    (row, hot) => row.getBoundingClientRect().bottom <= (hot?.getBoundingClientRect().top ?? 0),
    await hot(page).elementHandle(),
  )
  expect(isAbove).toBe(true)
  await row(page)
    .getByRole('link', { name: textOf('lobby.home.allRecent') })
    .click()
  await expect(page).toHaveURL('/recent')
  await page.goBack()
  await row(page).locator('[data-tile]').first().click()
  await expect(gameControls(gameOn(page)).spin).toBeVisible()
})

test('shows recently played games on Home after login and removes them on logout', { tag: LONG }, async ({
  page,
}) => {
  const layout = siteLayout(page)
  await page.goto('/')
  await takenOver(page)
  await expect(row(page)).toHaveCount(0)
  await layout.logIn.click()
  await logInByForm(page, 'ana')
  await expect(row(page).locator('[data-tile]').first()).toBeVisible()
  await layout.account.click()
  await buttonsIn(page).logOut.click()
  await expect(layout.logIn).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await page.reload()
  await takenOver(page)
  await expect(page.locator(':root[data-played]')).toHaveCount(0)
})

test('[LOGIN-11] Home shows recently played games for a stored session, but not for a new trial player', {
  tag: LONG,
}, async ({ page }) => {
  await openWith(page, await sessionOf(page.request, 'ana'))
  await expect(row(page).locator('[data-tile]').first()).toBeVisible()
  await openWith(page, await startFreePlay(page.request))
  await expect(siteLayout(page).testMoney).toBeVisible()
  await expect(gameTiles(hot(page)).favourites.first()).toBeVisible()
  await expect(row(page)).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`Home does not shift when recently played games arrive late at ${width} px`, {
    tag: LONG,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await openHomeOfAna(page)
    const { promise: late, resolve: comeLate } = Promise.withResolvers<void>()
    await page.route(`**${listRecentGames.path}*`, async (route) => {
      await late
      await route.continue()
    })
    await page.addInitScript(() => {
      const noted = { moved: 0 }
      Object.assign(window, { noted })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          noted.moved += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    const top = () => hot(page).evaluate((section) => section.getBoundingClientRect().top)
    const before = await top()
    await expect(gameTiles(page).favourites.first()).toBeVisible()
    await expect(row(page)).toHaveCount(0)
    comeLate()
    await expect(row(page).locator('[data-tile]').first()).toBeVisible()
    expect(await top()).toBe(before)
    expect(await page.evaluate('noted.moved')).toBeLessThan(0.01)
  })
}

test('[ERR-02] Home offers a retry when recent games fail to load, and does not shift when they arrive', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openHomeOfAna(page)
  await setFault(request, 'listRecentGames', { kind: 'error' })
  await page.reload()
  await expect(page.getByText(textOf('lobby.home.recentLoadFailed'))).toBeVisible()
  const top = () => hot(page).evaluate((section) => section.getBoundingClientRect().top)
  const before = await top()
  await clearFault(request, 'listRecentGames')
  await buttonsIn(page.getByRole('main')).retry.click()
  await expect(row(page).locator('[data-tile]').first()).toBeVisible()
  expect(await top()).toBe(before)
  expectOnly(faults, /500/)
})

test('[GAME-02] a favourite marked on Home is listed, and the game’s details open from its tile', {
  tag: LONG,
}, async ({ page }) => {
  await openHomeOfAna(page)
  const mark = gameTiles(hot(page)).unmarked.first()
  const label = (await mark.getAttribute('aria-label')) ?? ''
  await hot(page).getByRole('button', { name: label }).click()
  await expect(hot(page).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true')
  await siteLayout(page).sideFavourites.click()
  await expect(page.getByRole('heading', { level: 1, name: textOf('common.favourites') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: label })).toHaveCount(1)
  await page.goBack()
  await gameTiles(hot(page)).info(gameIn(label)).click()
  await expect(page.getByRole('dialog', { name: gameIn(label) })).toBeVisible()
})
