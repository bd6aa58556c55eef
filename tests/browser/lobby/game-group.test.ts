import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { gameOn } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

/** A group of fishing games in the demo world. */
const GROUP = 'Cais do Brejo'

const popup = (page: Page) => page.getByRole('dialog', { name: GROUP })
const tiles = (page: Page) => popup(page).locator('[data-tile]')
const openGroup = (page: Page) =>
  page.getByRole('main').locator('[data-tile]').filter({ hasText: GROUP }).first().click()

test.afterEach(({ request }) => calm(request))

test('[GAME-06] a vendor group opens the vendor’s games, which can be searched and started', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), '/fish')
  await openGroup(page)
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL('/fish')
  await expect(tiles(page).first()).toBeVisible()
  const vendors = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.lastElementChild?.textContent),
  )
  expect(new Set(vendors)).toEqual(new Set(['Jogos do Brejo']))
  expect(vendors.length).toBeGreaterThan(1)
  await expect(popup(page).getByRole('status').first()).toHaveText(
    textOf('lobby.list.gameCount', { total: vendors.length }),
  )
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  const name = (await tiles(page).nth(1).locator('span').nth(-2).innerText()).trim()
  await popup(page).getByRole('searchbox').fill(name)
  await expect(tiles(page)).toHaveCount(1)
  await tiles(page).first().click()
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(gameOn(page).locator('body')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/fish')
})

test('[GAME-06] a visitor opens a vendor group and is asked to log in for its games', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/fish')
  await openGroup(page)
  await tiles(page).first().click()
  await expect(loginPopup(page).popup).toBeVisible()
})

test('[GAME-06] vendor groups on a phone offer a retry, clear a search with no hits and close on Escape', async ({
  page,
  request,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fish')
  await expect(page.getByRole('main').locator('[data-tile]').first()).toBeVisible()
  await setFault(request, 'listGames', { kind: 'error' })
  await openGroup(page)
  await buttonsIn(popup(page)).retry.waitFor()
  await clearFault(request, 'listGames')
  await buttonsIn(popup(page)).retry.click()
  await expect(tiles(page).first()).toBeVisible()
  await popup(page).getByRole('searchbox').fill('zzzz')
  // Press the button in the empty result, not the search field's own clear button.
  await buttonsIn(popup(page)).clearSearch.last().click()
  await expect(tiles(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expectOnly(faults, /500/)
})
