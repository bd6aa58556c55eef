import type { Locator, Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, type RunningPlatform, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

/** The first playable tile that is not a lottery. Lotteries open as pages of the site, without a launch. */
const firstIn = (place: Locator) =>
  place
    .locator('[data-tile]:not([aria-disabled])')
    .filter({ hasNotText: /Lotérica|Loterias/ })
    .first()
const tile = (place: Page | Locator, node: string) => place.locator(`[data-tile="${node}"]`)

const withdraw = (platform: RunningPlatform, nodeIds: number[]) => platform.set('withdrawnGames', { nodeIds })

test.afterEach(({ platform }) => withdraw(platform, []))

/**
 * Tries to start a game that was withdrawn after its tile was rendered. The launch is refused, and from then
 * on the tile says why.
 */
async function meetWithdrawn(page: Page, platform: RunningPlatform, place: Locator): Promise<void> {
  const shown = firstIn(place)
  const node = (await shown.getAttribute('data-tile')) ?? ''
  await withdraw(platform, [Number(node)])
  await shown.click()
  const told = page.getByRole('dialog', { name: textOf('common.gameGone') })
  await buttonsIn(told).toGames.click()
  await expect(told).toHaveCount(0)
  const off = tile(place, node)
  await expect(off).toHaveAttribute('aria-disabled', 'true')
  await expect(off).toContainText(textOf('lobby.game.removed'))
  await off.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/seamless/)
}

for (const path of ['/rng', '/favorite', '/recent']) {
  test(`[GAME-07] marks a game as withdrawn while ${path} is open, keeps its tile and does not start it`, {
    tag: LONG,
  }, async ({ page, request, platform }) => {
    await openWith(page, await sessionOf(request, 'ana'), path)
    const places = () =>
      page
        .getByRole('main')
        .locator('[data-tile]')
        .evaluateAll((all) => all.map((one) => one.dataset.tile))
    await expect(page.getByRole('main').locator('[data-tile]').first()).toBeVisible()
    const before = await places()
    await meetWithdrawn(page, platform, page.getByRole('main'))
    expect(await places()).toEqual(before)
  })
}

test('[GAME-07] marks a game as withdrawn in each section while Home is open', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/recent')
  await expect(page.getByRole('main').locator('[data-tile]').first()).toBeVisible()
  await openWith(page, await sessionOf(request, 'ana'))
  await page.waitForFunction(() => sessionStorage.getItem('hasPlayed'))
  await page.reload()
  for (const name of [
    textOf('lobby.home.continuePlaying'),
    textOf('common.popular'),
    textOf('kit.lobbyParts.casino'),
  ])
    await meetWithdrawn(page, platform, page.getByRole('region', { name }))
  // A page opened later marks the game as soon as it renders.
  const off = page
    .getByRole('region', { name: textOf('kit.lobbyParts.casino') })
    .getByText(textOf('lobby.game.removed'))
  await page.reload()
  await expect(off).toBeVisible()
})
