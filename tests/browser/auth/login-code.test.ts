import type { Page } from '@playwright/test'
import { login as loginCall } from '#protocol/auth/login.ts'
import { createSliderChallenge } from '#protocol/auth/slider.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { dragTile, openLogin } from './login-popup.ts'

/** Carla's mobile in national format, and in E.164 format as in the outbox. */
const carlas = { national: '11 98888-0003', e164: '+5511988880003' }

test.use({ seedFor: 'test' })
test.describe.configure({ timeout: 60_000 })

test.afterEach(({ request }) => calm(request))

async function openByCode(page: Page) {
  const login = await openLogin(page)
  await login.byMobile.click()
  return login
}

test('[LOGIN-06] [LOGIN-18] login by code shows a slider before the code is sent, but not before the login', async ({
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
  const { mobile, code, getCode } = await openByCode(page)
  await mobile.fill(carlas.national)
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await expect(getCode).toHaveText(/^(1:00|0:[345]\d)$/)
  expect(asked).toEqual([{ mobileNum: '11988880003', countryDialingCode: '55', slider: expect.any(String) }])
  await code.fill(await newestCode(request, carlas.e164))
  paths.length = 0
  await code.press('Enter')
  // A login by code does not force a change of Carla's expired password.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(siteLayout(page).account).toBeVisible()
  expect(paths[0]).toBe(loginCall.path)
  expect(paths).not.toContain(createSliderChallenge.path)
})
