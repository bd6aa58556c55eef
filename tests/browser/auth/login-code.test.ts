import type { Page } from '@playwright/test'
import { login as loginCall } from '#protocol/auth/session.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { dragTile, loginPopup, openLogin } from './login-popup.ts'

/** Mobiles of demo accounts: national, and as in the outbox. */
const carlas = { national: '11 98888-0003', e164: '+5511988880003' }

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

test.afterEach(({ request }) => calm(request))

async function openByCode(page: Page) {
  const login = await openLogin(page)
  await login.byMobile.click()
  return login
}

test('[LOGIN-06] [LOGIN-18] code login asks for a slider, counts down per mobile and then needs no second slider', async ({
  page,
  request,
}) => {
  const asked: unknown[] = []
  const paths: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    if (one.method() !== 'GET') paths.push(pathname)
    if (pathname === sendLoginCode.path) asked.push(one.postDataJSON())
  })
  const { popup, mobile, code, getCode, submit } = await openByCode(page)
  await submit.click()
  await expect(mobile).toHaveAccessibleDescription('Digite o número do seu celular.')
  await expect(code).toHaveAccessibleDescription('Digite o código do SMS.')
  await mobile.fill('123')
  await getCode.click()
  await expect(mobile).toHaveAccessibleDescription(
    'Não é um celular. Digite DDD e 9 dígitos: (11) 91234-5678.',
  )
  await expect(mobile).toBeFocused()
  expect(paths).toEqual([])
  await mobile.fill(carlas.national)
  await page.clock.install()
  await getCode.click()
  await dragTile(page)
  await expect(code).toHaveAccessibleDescription('Enviamos o código. Digite aqui.')
  await expect(code).toBeFocused()
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  expect(asked).toEqual([{ mobileNum: '11988880003', countryDialingCode: '55', slider: expect.any(String) }])
  await mobile.fill('11 98888-0001')
  await expect(getCode).toHaveText('Pedir código')
  await expect(getCode).toHaveAttribute('aria-disabled', 'false')
  await mobile.fill(carlas.national)
  await expect(getCode).toHaveText(/^(1:00|0:5\d)$/)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await siteLayout(page).logIn.click()
  await loginPopup(page).byMobile.click()
  await mobile.fill(carlas.national)
  await expect(getCode).toHaveText(/^0:[45]\d$/)
  await page.clock.runFor(60_000)
  await expect(getCode).toHaveText('Pedir código')
  await code.fill('000000')
  await submit.click()
  await expect(popup.getByRole('alert')).toContainText('Este código não confere')
  await expect(mobile).toHaveValue(carlas.national)
  await expect(code).toBeFocused()
  await code.fill(await newestCode(request, carlas.e164))
  paths.length = 0
  await code.press('Enter')
  // A login by code does not require changing Carla's expired password.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
  expect(paths[0]).toBe(loginCall.path)
  expect(paths).not.toContain(createSliderChallenge.path)
})
