import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { textIn } from '#tests/support/texts.ts'
import { englishTexts } from './english-texts.ts'

test.use({
  environment: { OFFERED_LANGUAGES: 'pt,en,ty' },
  locale: 'th-TH',
  viewport: { width: 390, height: 844 },
})

const FONT = /anuphan/i

/** Collects the URLs of the fonts that a page requests. */
function requestedFonts(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

/** Returns the families of the loaded fonts. A browser loads a font only when a text needs it. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
}

/** Fails unless the page is in Thai, uses the Thai font, shows no English text and fits the width. */
async function expectThai(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\p{Script=Thai}/u)
  await expect(heading).toHaveCSS('font-family', FONT)
  await expect.poll(() => loadedFonts(page)).toContainEqual(expect.stringMatching(FONT))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await englishTexts(page)).toEqual([])
}

test('[I18N-01] shows Home, login, deposit and a lottery in Thai to a browser that prefers Thai', async ({
  page,
  request,
}) => {
  const fonts = requestedFonts(page)
  const reply = await page.goto('/')
  expect(reply?.headers()['content-language']).toBe('th')
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  await expectThai(page)
  expect(fonts.filter((url) => FONT.test(url))).toHaveLength(1)

  await page.goto('/login')
  await expect(page.getByRole('dialog', { name: textIn('ty', 'common.logIn') })).toBeVisible()
  await expectThai(page)

  await openWith(page, await sessionOf(request, 'ana'))
  await page.goto('/member/depositv2')
  await expect(page.getByRole('heading', { level: 1, name: textIn('ty', 'common.deposit') })).toBeVisible()
  await expectThai(page)

  await page.goto('/lottery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectThai(page)
})

test('shows games, the sandbox console and the flow viewer in Thai', async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'))
  await page.locator('[data-tile]').filter({ hasText: 'Spotted Jaguar' }).first().click()
  const game = page.frameLocator('iframe')
  await expect(game.locator('html')).toHaveAttribute('lang', 'th')
  await expect(game.getByRole('button', { name: textIn('ty', 'games.slot.spin') })).toBeVisible()
  for (const address of ['/sandbox', '/flows/']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  }
})

test('lists Thai by its Thai name in the language menu and keeps a chosen language after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const choice = page.getByRole('complementary').getByRole('combobox')
  await expect(choice.getByRole('option')).toHaveText(['Português', 'English', 'ไทย'])
  await expect(choice.getByRole('option', { name: 'ไทย' })).toHaveAttribute('lang', 'th')
  await choice.selectOption('Português')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

for (const language of ['pt', 'en'] as const) {
  test(`loads no Thai font for a page in ${language}`, async ({ page, context, platform }) => {
    await context.addCookies([{ name: 'lang', value: language, url: platform.url }])
    const fonts = requestedFonts(page)
    await page.goto('/')
    await expect(page.locator('[data-tile]').first()).toBeVisible()
    await expect(page.locator('option', { hasText: 'ไทย' }).first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    expect(fonts).not.toEqual([])
    expect(fonts.filter((url) => FONT.test(url))).toEqual([])
  })
}
