import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { loginPopup } from '#tests/browser/auth/login-popup.ts'
import { depositPage } from '#tests/browser/cashier/deposit-page.ts'
import { loginLinkFor } from '#tests/browser/kit/log-in.ts'
import { expect, test as platformTest } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { homePage } from '#tests/browser/lobby/home-page.ts'
import { gameControls, gameOn, homeReady, openSlot } from '#tests/browser/play/game-page.ts'
import { sportsGame } from '#tests/browser/play/sports-page.ts'
import { chatRooms } from '#tests/browser/support/chat-room-popup.ts'
import { LONG } from '#tests/support/is-long.ts'
import { oneOf } from '#tests/support/texts.ts'
import { findChromium } from '../../../scripts/chromium.ts'

/** Runs the full Chromium with “Block all cookies” set. The headless shell does not read that setting. */
const test = platformTest.extend<{ context: BrowserContext }>({
  context: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
    const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-cookies-'))
    await fs.mkdir(path.join(profile, 'Default'))
    const BLOCK = 2
    await fs.writeFile(
      path.join(profile, 'Default/Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCK } } }),
    )
    const executablePath = findChromium(false)
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(executablePath && { executablePath }),
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
    })
    await use(context)
    await context.close()
    await fs.rm(profile, { recursive: true, force: true })
  },
})

test.use({ seedFor: 'test' })

const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => page.getByRole('banner').getByRole('status')

test('a member logs in, plays, deposits, chats and changes the language while cookies are blocked', {
  tag: LONG,
}, async ({ page, request }) => {
  const chat = chatRooms(page)
  await page.goto(await loginLinkFor(request, 'ana'))
  const refused = await page.evaluate(() => {
    try {
      return !sessionStorage
    } catch (error) {
      return error instanceof DOMException && error.name === 'SecurityError'
    }
  })
  expect(refused).toBe(true)
  await homeReady(page)
  await expect(balance(page)).toContainText(/R\$\s\d/)

  const slot = await openSlot(page)
  await gameControls(slot).spin.click()
  await expect(slot.getByRole('status')).toHaveText(oneOf('games.common.won', 'games.common.noWin'))
  await buttonsIn(page).back.click()
  await expect(page).toHaveURL('/')

  await page.getByRole('complementary').getByRole('combobox').selectOption('English')
  await expect(homePage(page).titleInEnglish).toBeAttached()
  await page.getByRole('complementary').getByRole('combobox').selectOption('Português')
  await expect(homePage(page).title).toBeAttached()

  await chat.entry.click()
  await chat.rooms.general.click()
  const room = chat.general
  const line = room.line
  await line.fill('boa sorte a todos')
  await line.press('Enter')
  await expect(room.popup.getByRole('log')).toContainText('boa sorte a todos')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await siteLayout(page).deposit.click()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await depositPage(page).order.click()
  await expect(depositPage(page).open.region.getByRole('timer')).toHaveText(/^1[45]:/)
})

test('a reload leads to a usable page while cookies are blocked', { tag: LONG }, async ({
  page,
  request,
}) => {
  await page.goto(await loginLinkFor(request, 'ana'))
  await expect(balance(page)).toContainText(/R\$\s\d/)
  await page.reload()
  await homeReady(page)
  await siteLayout(page).logIn.click()
  await expect(loginPopup(page).popup).toBeVisible()
  const { search } = new URL(await loginLinkFor(request, 'ana'), page.url())
  await page.goto(`/sports${search}`)
  await main(page).locator('[data-tile]').first().click()
  await expect(sportsGame(gameOn(page)).tomorrow).toBeVisible()
})
