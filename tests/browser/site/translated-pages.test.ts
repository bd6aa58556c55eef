import type { Page } from '@playwright/test'
import { logInByForm } from '#tests/browser/auth/login-popup.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { translatedAmounts, translatePages } from '#tests/browser/kit/translate-pages.ts'
import { gameTiles } from '#tests/browser/lobby/game-tiles.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { gameControls, gameOn, homeReady, openSlot } from '#tests/browser/play/game-page.ts'
import { sportsGame } from '#tests/browser/play/sports-page.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'
import { oneOf, textOf } from '#tests/support/texts.ts'

test.use({
  seedFor: 'test',
  viewport: { width: 1440, height: 900 },
})

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => banner(page).getByRole('status')

/** Expects no error page. In every document of the page, words are translated and amounts are not. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('font font').first()).toBeAttached()
  await expect(page.getByText(textOf('site.pageFailed.title'))).toHaveCount(0)
  expect(await translatedAmounts(page)).toEqual([])
}

for (const text of isLong ? (['replaced', 'moved'] as const) : (['replaced'] as const)) {
  test(`login, favourites, search, deposits and languages work on translated pages (text nodes ${text})`, async ({
    page,
  }) => {
    await translatePages(page, { text })
    await page.goto('/login')
    await logInByForm(page, 'ana')
    await expect(balance(page)).toContainText(/R\$\s\d/)
    await expectTranslated(page)

    await page.goto('/rng')
    const heart = gameTiles(main(page)).favourites.first()
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(before !== 'true'))
    await main(page).getByRole('searchbox').first().fill('onça')
    await expect(main(page).locator('[data-tile]').first()).toContainText('Onça')
    await main(page).getByRole('searchbox').first().fill('')
    await expectTranslated(page)

    await page.goto('/member/depositv2')
    await page.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
    await depositPage(page).order.click()
    const open = depositPage(page).open
    await expect(open.region.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expectTranslated(page)

    await page.goto('/')
    await page.getByRole('complementary').getByRole('combobox').selectOption('English')
    await expect(homePage(page).titleInEnglish).toBeAttached()
    await expectTranslated(page)
  })
}

test('a translated sports slip shows the typed stake and places the bet', async ({ page, request }) => {
  await translatePages(page)
  await openWith(page, await sessionOf(request, 'ana'), '/sports')
  await main(page).locator('[data-tile]').first().click()
  const game = gameOn(page)
  await sportsGame(game).tomorrow.click()
  await game.locator('[data-fixture][data-phase="open"] button[data-pick]').first().click()
  const slip = sportsGame(game).slip
  for (const [typed, shown] of [
    ['25', '25,00'],
    ['12,5', '12,50'],
  ] as const) {
    await slip.stake.fill(typed)
    await expect(slip.place).toHaveText(textOf('games.common.betAmount', { 0: `R$ ${shown}` }))
  }
  await slip.place.click()
  await expect(slip.placed).toBeVisible()
  await expectTranslated(page)
})

test('a spin works in a translated slot', async ({ page, request }) => {
  await translatePages(page)
  await openWith(page, await sessionOf(request, 'ana'))
  await homeReady(page)
  const game = await openSlot(page)
  await gameControls(game).spin.click()
  await expect(game.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'), {
    timeout: 40_000,
  })
  await expectTranslated(page)
})

test('a member can log in on a page that was translated before hydration', {
  tag: LONG,
}, async ({ page, faults }) => {
  await translatePages(page, { begins: 'early' })
  await page.goto('/login')
  await logInByForm(page, 'ana')
  await expect(balance(page)).toContainText(/R\$\s\d/)
  await expectTranslated(page)
  // React logs that it rendered the page again.
  expect(faults.splice(0).every((fault) => fault.includes('hydration'))).toBe(true)
})
