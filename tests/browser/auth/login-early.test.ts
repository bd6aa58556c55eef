import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { rememberByCode } from './login-popup.ts'

/** Holds back every script of the application until released. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  }
}

test('replays a login that was entered and submitted before the scripts loaded', {
  tag: LONG,
}, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Usuário').fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('palpite-demo-1')
  await page.getByLabel('Lembrar de mim por um dia').check()
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  await letGo()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('Usuário')).toHaveValue('ana')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('palpite-demo-1')
  await expect(page.getByLabel('Lembrar de mim por um dia')).toBeChecked()
})

test('keeps a user name typed before the scripts loaded when typing continues', {
  tag: LONG,
}, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Usuário').pressSequentially('an')
  await page.getByRole('button', { name: 'Mostrar a senha' }).click()
  await letGo()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Usuário')).toHaveValue('an')
  await page.getByLabel('Usuário').press('End')
  await page.keyboard.type('a')
  await expect(page.getByLabel('Usuário')).toHaveValue('ana')
})

test('login from Home works while the scripts are still loading', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Entrar' }).first().click()
  await page.getByLabel('Usuário').fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('palpite-demo-1')
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
})

test('starts free play when its button was pressed before the scripts loaded', { tag: LONG }, async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Jogar grátis' }).click()
  await letGo()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('login form works after key events during hydration', {
  tag: LONG,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const touch = () =>
      document
        .querySelector('[name=username]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    const touching = setInterval(touch, 1)
    setTimeout(() => clearInterval(touching), 4_000)
  })
  await page.goto('/login')
  await takenOver(page)
  await page.getByLabel('Usuário').fill('ana')
  await expect(page.getByLabel('Usuário')).toHaveValue('ana')
})

test('keeps a user name typed before the scripts loaded although the last login was by code', {
  tag: LONG,
}, async ({ page, platform }) => {
  await rememberByCode(page, platform.url)
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Usuário').pressSequentially('an')
  await letGo()
  await takenOver(page)
  await page.keyboard.type('a')
  await expect(page.getByLabel('Usuário')).toHaveValue('ana')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } })

  test('login popup from the server covers the whole page', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click({ trial: true })
  })
})

test('[LOGIN-11] keeps the session of a token in the address when a link is pressed before the scripts loaded', async ({
  page,
  request,
}) => {
  const token = await sessionOf(request, 'ana')
  const letGo = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letGo.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, token)
  const bar = page.getByRole('navigation', { name: 'Atalhos' })
  await bar.getByRole('link', { name: 'Jogos' }).click()
  await expect(page).toHaveURL('/games')
  letGo.resolve()
  await expect(bar.getByRole('button', { name: 'Conta' })).toBeVisible()
})
