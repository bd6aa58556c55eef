import type { Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { gameControls, openSlot } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textIn, textOf } from '#tests/support/texts.ts'
import { asStaticFile } from './static-host.ts'

const MISSING = textOf('layout.languageMissing.title', { missing: 'English' })
const choice = (page: Page) => page.getByRole('complementary').getByRole('combobox')
const inPortuguese = (page: Page) => homePage(page).title
const inEnglish = (page: Page) => homePage(page).titleInEnglish
const missing = (page: Page) => page.getByRole('alert')

/** Blocks a catalogue's chunk, which is named after the catalogue's file. */
const loseCatalogue = (page: Page, language: string) =>
  page.route(new RegExp(`/assets/${language}-[\\w-]+\\.js$`), (route) => route.abort())

const chooseByCookie = (page: Page, url: string, language: string) =>
  page.context().addCookies([{ name: 'lang', value: language, url }])

test('[SIDE-03] [I18N-01] offers the configured languages, switches without a reload and keeps the choice', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(choice(page).getByRole('option')).toHaveText(['Português', 'English'])
  await page.evaluate(() => Object.assign(window, { mark: 'same page' }))
  await choice(page).selectOption('English')
  await expect(inEnglish(page)).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('same page')
  await page.reload()
  await expect(inEnglish(page)).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choice(page).selectOption('Português')
  await expect(inPortuguese(page)).toBeAttached()
})

test('[I18N-01] shows the site in Thai on a static host that offers Thai', {
  tag: LONG,
}, async ({ page }) => {
  await asStaticFile(page)
  await page.route('**/config.json', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...(await reply.json()), languages: ['pt', 'en', 'ty'] } })
  })
  await page.goto('/')
  await choice(page).selectOption('ไทย')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('ty', 'lobby.home.title', { brand: 'Palpite' }) }),
  ).toBeAttached()
})

test('[I18N-02] formats money, numbers, dates and plurals in the language that the document declares', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const banner = page.getByRole('banner')
  const document = page.locator('html')
  await expect(document).toHaveAttribute('lang', 'pt-BR')
  await expect(banner.getByText(/^R\$\s\d{1,3}(\.\d{3})*,\d\d$/)).toBeVisible()
  await expect(page.getByText(textOf('lobby.list.gameCount', { total: 110 }))).toBeVisible()
  const moment = homePage(page).marquee.getByRole('time').first()
  await expect(moment).toHaveText(/^\d\d\/\d\d, \d\d:\d\d$/)
  await choice(page).selectOption('English')
  await expect(banner.getByText(/^R\$\s?\d{1,3}(,\d{3})*\.\d\d$/)).toBeVisible()
  await expect(page.getByText(textIn('en', 'lobby.list.gameCount', { total: 110 }))).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: textIn('en', 'common.notices') })
      .getByRole('time')
      .first(),
  ).toHaveText(/^\d{1,2} [A-Z][a-z]{2}, \d\d:\d\d$/)
  await expect(document).toHaveAttribute('lang', 'en')
})

test('[I18N-03] keeps the current language and offers a retry when another catalogue fails to load', {
  tag: LONG,
}, async ({ page, faults }) => {
  await page.goto('/')
  await loseCatalogue(page, 'en')
  await choice(page).selectOption('English')
  await expect(missing(page)).toContainText(MISSING)
  await expect(missing(page)).toContainText(textOf('layout.languageMissing.help', { kept: 'Português' }))
  await expect(inPortuguese(page)).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(choice(page)).toHaveValue('pt')
  await buttonsIn(page).notNow.click()
  await expect(missing(page)).toHaveCount(0)
  await choice(page).selectOption('English')
  await expect(missing(page)).toBeVisible()
  await page.unrouteAll()
  await buttonsIn(page).retry.click()
  await expect(inEnglish(page)).toBeAttached()
  expectOnly(faults, /ERR_FAILED/)
})

test('[I18N-03] if a catalogue is missing, a static page starts in the default language and says why', async ({
  page,
  platform,
  faults,
}) => {
  await chooseByCookie(page, platform.url, 'en')
  await loseCatalogue(page, 'en')
  await asStaticFile(page)
  await page.goto('/')
  await expect(missing(page)).toContainText(MISSING)
  await expect(inPortuguese(page)).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await siteLayout(page).logIn.click()
  await expect(loginPopup(page).popup).toBeVisible()
  expectOnly(faults, /ERR_FAILED/)
})

test('[I18N-03] if a catalogue is missing, a server-rendered page falls back to the default language', {
  tag: LONG,
}, async ({ page, platform, faults }) => {
  await chooseByCookie(page, platform.url, 'en')
  await loseCatalogue(page, 'en')
  await page.goto('/')
  await expect(missing(page)).toContainText(MISSING)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await siteLayout(page).logIn.click()
  await expect(loginPopup(page).user).toBeVisible()
  expectOnly(faults, /ERR_FAILED/)
})

test('[I18N-04] requests platform replies and games in the page’s language', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (sent) => {
    const language = sent.headers()['accept-language']
    if (/\/(wps|lgw)\//.test(sent.url()) && language) asked.push(language)
  })
  await openWith(page, await sessionOf(request, 'ana'))
  await expect(page.getByRole('banner').getByText('R$')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['pt-BR']))
  await choice(page).selectOption('English')
  await expect(page.getByText('Spotted Jaguar').first()).toBeAttached()
  asked.length = 0
  await page.getByRole('button', { name: textIn('en', 'cashier.balance.refresh') }).click()
  await expect.poll(() => new Set(asked)).toEqual(new Set(['en']))
  await page.locator('[data-tile]').filter({ hasText: 'Spotted Jaguar' }).first().click()
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: textIn('en', 'games.slot.spin') }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Spotted Jaguar', level: 1 }).first()).toBeVisible()
})

test('keeps a running game’s language when another tab changes the site’s language', { tag: LONG }, async ({
  page,
  context,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'))
  const game = await openSlot(page)
  const second = await context.newPage()
  await second.goto('/')
  await choice(second).selectOption('English')
  await expect(inEnglish(second)).toBeAttached()
  await expect(gameControls(game).spin).toBeVisible()
})
