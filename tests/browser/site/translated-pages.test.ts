import type { Page } from '@playwright/test'
import { logInByForm, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { translatedAmounts, translatePages } from '#tests/browser/kit/translate-pages.ts'
import { gameOn, openSlot, standing } from '#tests/browser/play/game-page.ts'
import { isLong, LONG } from '#tests/support/is-long.ts'

test.use({
  seedFor: 'test',
  viewport: { width: 1440, height: 900 },
})

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => banner(page).getByRole('status')

/** Expects no errors, translated words, and untranslated amounts in every document of the page. */
async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('font font').first()).toBeAttached()
  await expect(page.getByText('Esta página deu erro')).toHaveCount(0)
  expect(await translatedAmounts(page)).toEqual([])
}

for (const text of isLong ? (['replaced', 'moved'] as const) : (['replaced'] as const)) {
  test(`translated pages allow login, favourites, search, deposit and language, texts ${text}`, async ({
    page,
  }) => {
    await translatePages(page, { text })
    await page.goto('/login')
    await logInByForm(page, 'ana')
    await expect(balance(page)).toContainText(/R\$\s\d/)
    await expectTranslated(page)

    await page.goto('/rng')
    const heart = main(page)
      .getByRole('button', { name: /^Favorito: / })
      .first()
    const before = await heart.getAttribute('aria-pressed')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', String(before !== 'true'))
    await main(page).getByRole('searchbox').first().fill('onça')
    await expect(main(page).locator('[data-tile]').first()).toContainText('Onça')
    await main(page).getByRole('searchbox').first().fill('')
    await expectTranslated(page)

    await page.goto('/member/depositv2')
    await page.getByRole('button', { name: 'R$ 50,00', exact: true }).click()
    await page.getByRole('button', { name: 'Gerar pagamento' }).click()
    const open = page.getByRole('region', { name: 'Depósito aberto' })
    await expect(open.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expectTranslated(page)

    await page.goto('/')
    await page.getByRole('complementary').getByRole('combobox').selectOption('English')
    await expect(page.getByRole('heading', { name: 'Palpite: games' })).toBeAttached()
    await expectTranslated(page)
  })
}

test('translated sports slip shows the typed stake and places the bet', async ({ page, request }) => {
  await translatePages(page)
  await openWith(page, await sessionOf(request, 'ana'), '/sports')
  await main(page).locator('[data-tile]').first().click()
  const game = gameOn(page)
  await game.getByRole('button', { name: 'Amanhã' }).click()
  await game.locator('[data-fixture][data-phase="open"] button[data-pick]').first().click()
  const slip = game.getByRole('complementary', { name: 'Cupom' })
  for (const [typed, shown] of [
    ['25', '25,00'],
    ['12,5', '12,50'],
  ] as const) {
    await slip.getByLabel('Aposta', { exact: true }).fill(typed)
    await expect(slip.getByRole('button', { name: /^Apostar R\$/ })).toHaveText(`Apostar R$\u00a0${shown}`)
  }
  await slip.getByRole('button', { name: /^Apostar R\$/ }).click()
  await expect(slip.getByText('Sua aposta está feita.')).toBeVisible()
  await expectTranslated(page)
})

test('translated slot plays a spin', async ({ page, request }) => {
  await translatePages(page)
  await openWith(page, await sessionOf(request, 'ana'))
  await standing(page)
  const game = await openSlot(page)
  await game.getByRole('button', { name: 'Girar' }).click()
  await expect(game.getByRole('status')).toHaveText(/Você ganhou|Sem ganho/, { timeout: 40_000 })
  await expectTranslated(page)
})

test('page translated before hydration still works', {
  tag: LONG,
}, async ({ page, faults }) => {
  await translatePages(page, { begins: 'early' })
  await page.goto('/login')
  await logInByForm(page, 'ana')
  await expect(balance(page)).toContainText(/R\$\s\d/)
  await expectTranslated(page)
  // React reports that it rendered the page again.
  expect(faults.splice(0).every((fault) => fault.includes('hydration'))).toBe(true)
})
