import type { Route } from '@playwright/test'
import { sendRegisterCode } from '#protocol/auth/sms-code.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { newestCode } from '#tests/browser/kit/sandbox.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { dragTile } from './login-popup.ts'
import { openRegistration, siteWithCaptcha } from './registration-popup.ts'

test.use({ seedFor: 'test' })

const MINUTE = 60_000

test('[REG-18] a code request sends the country, mobile and slider result, and returns the code’s lifetime', async ({
  page,
  request,
}) => {
  const { mobile, getCode, code } = await openRegistration(page)
  const answered = page.waitForResponse((one) => one.url().endsWith(sendRegisterCode.path))
  await mobile.fill('11 97777-0001')
  await getCode.click()
  await dragTile(page)
  const reply = await answered
  expect(reply.request().method()).toBe(sendRegisterCode.method)
  expect(reply.request().postDataJSON()).toEqual({
    countryDialingCode: '55',
    mobileNo: '11977770001',
    slider: expect.any(String),
  })
  expect(await reply.json()).toMatchObject({ success: true, value: { expiredMinutes: 1 } })
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
  expect(await newestCode(request, '+5511977770001')).toMatch(/^\d{6}$/)
})

test('the response to a registration code request does not move the focus away from another field', {
  tag: LONG,
}, async ({ page }) => {
  const { mobile, getCode, password, code } = await openRegistration(page)
  const asked = Promise.withResolvers<Route>()
  await page.route(`**${sendRegisterCode.path}`, asked.resolve)
  await mobile.fill('11977770001')
  await getCode.click()
  await dragTile(page)
  const onItsWay = await asked.promise
  await password.focus()
  await onItsWay.continue()
  await expect(code).toHaveAccessibleDescription(textOf('common.codeSent'))
  await expect(password).toBeFocused()
})

test('[REG-14] the countdown to the next registration code continues while the popup is closed', {
  tag: LONG,
}, async ({ page, platform }) => {
  await platform.set('smsCodes', { factor: 3, goodFor: 10 * MINUTE, guesses: 5 })
  const { popup, mobile, getCode, code } = await openRegistration(page)
  await page.clock.install()
  await mobile.fill('11977770001')
  await getCode.click()
  await dragTile(page)
  await expect(getCode).toHaveText(/^(3:00|2:5\d)$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.clock.runFor(MINUTE)
  await siteLayout(page).register.click()
  await expect(mobile).toHaveValue('11977770001')
  await expect(getCode).toHaveText(/^1:[45]\d$/)
  await expect(getCode).toHaveAttribute('aria-disabled', 'true')
  await openRegistration(page)
  await mobile.fill('11977770001')
  await expect(getCode).toHaveText(/^1:[2345]\d$/)
  await page.clock.runFor(2 * MINUTE)
  await expect(getCode).toHaveText(textOf('auth.smsCode.request'))
  await expect(getCode).toHaveAttribute('aria-disabled', 'false')
  await expect(code).toBeEnabled()
})

test('[SYS-14] registration preselects the country of the site’s location and shows the captcha if enabled', {
  tag: LONG,
}, async ({ page, platform }) => {
  await platform.set('site', { ...siteWithCaptcha, location: 'PT' })
  const { country, captcha } = await openRegistration(page)
  await expect(country).toHaveAccessibleName(textOf('auth.countryPicker.chosen', { 0: 'Portugal +351' }))
  await expect(country).toHaveText('+351')
  await expect(captcha).toBeVisible()
})

test('accepts a pasted mobile that contains separators or the country code', { tag: LONG }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { mobile, getCode } = await openRegistration(page)
  for (const [written, dialled] of [
    ['(11) 97777-0001', '11977770001'],
    ['11.97777.0002', '11977770002'],
    ['+55 11 97777 0003', '11977770003'],
  ] as const) {
    await mobile.fill('')
    await page.evaluate((text) => navigator.clipboard.writeText(text), written)
    await mobile.focus()
    await page.keyboard.press('Control+V')
    await expect(mobile).toHaveValue(written)
    await mobile.blur()
    await expect(mobile).not.toHaveAttribute('aria-invalid')
    await getCode.click()
    const sent = page.waitForRequest((one) => one.url().endsWith(sendRegisterCode.path))
    await dragTile(page)
    expect((await sent).postDataJSON()).toMatchObject({ countryDialingCode: '55', mobileNo: dialled })
  }
})
