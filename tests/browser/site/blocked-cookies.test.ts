import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { loginLinkFor } from '#tests/browser/kit/log-in.ts'
import { expect, test as platformTest } from '#tests/browser/kit/platform.ts'
import { gameOn, openSlot, standing } from '#tests/browser/play/game-page.ts'
import { LONG } from '#tests/support/is-long.ts'
import { findChromium } from '../../../scripts/chromium.ts'

/** A Chromium with "Block all cookies" in its settings, which the headless shell does not read. */
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

test('member logs in, plays, deposits, chats and changes the language with cookies blocked', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.goto(await loginLinkFor(request, 'ana'))
  const refused = await page.evaluate(() => {
    try {
      return !sessionStorage
    } catch (error) {
      return error instanceof DOMException && error.name === 'SecurityError'
    }
  })
  expect(refused).toBe(true)
  await standing(page)
  await expect(balance(page)).toContainText(/R\$\s\d/)

  const slot = await openSlot(page)
  await slot.getByRole('button', { name: 'Girar' }).click()
  await expect(slot.getByRole('status')).toHaveText(/Você ganhou|Sem ganho/)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/')

  await page.getByRole('complementary').getByRole('combobox').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Palpite: games' })).toBeAttached()
  await page.getByRole('complementary').getByRole('combobox').selectOption('Português')
  await expect(page.getByRole('heading', { name: 'Palpite: jogos' })).toBeAttached()

  await page.getByRole('link', { name: 'Bate-papo' }).click()
  await page.getByRole('dialog', { name: 'Bate-papo' }).getByRole('button', { name: 'Sala geral' }).click()
  const room = page.getByRole('dialog', { name: 'Sala geral' })
  const line = room.getByRole('textbox', { name: 'Diga algo' })
  await line.fill('boa sorte a todos')
  await line.press('Enter')
  await expect(room.getByRole('log')).toContainText('boa sorte a todos')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('link', { name: 'Depositar' }).click()
  await main(page).getByRole('button', { name: 'R$ 50,00', exact: true }).click()
  await main(page).getByRole('button', { name: 'Gerar pagamento' }).click()
  await expect(page.getByRole('region', { name: 'Depósito aberto' }).getByRole('timer')).toHaveText(/^1[45]:/)
})

test('reload with cookies blocked leads to a usable page', { tag: LONG }, async ({ page, request }) => {
  await page.goto(await loginLinkFor(request, 'ana'))
  await expect(balance(page)).toContainText(/R\$\s\d/)
  await page.reload()
  await standing(page)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  const { search } = new URL(await loginLinkFor(request, 'ana'), page.url())
  await page.goto(`/sports${search}`)
  await main(page).locator('[data-tile]').first().click()
  await expect(gameOn(page).getByRole('button', { name: 'Amanhã' })).toBeVisible()
})
