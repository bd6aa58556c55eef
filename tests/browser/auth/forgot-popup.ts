import type { Page } from '@playwright/test'
import { expect } from '#tests/browser/kit/platform.ts'
import { newestCode } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { textOf } from '#tests/support/texts.ts'
import { getCodeName } from './button-names.ts'
import { dragTile, loginPopup } from './login-popup.ts'

/** An unused password that the default rules accept. */
export const NEW_PASSWORD = 'caju-e-manga-7'

type Mobile = { national: string; e164: string }

/** Mobiles of demo accounts: in national format as typed, and in E.164 format as in the outbox. */
export const anas: Mobile = { national: '11 98888-0001', e164: '+5511988880001' }
export const carlas: Mobile = { national: '11 98888-0003', e164: '+5511988880003' }
export const veras: Mobile = { national: '11 98888-0006', e164: '+5511988880006' }

export function forgotPopup(page: Page) {
  const popup = page.getByRole('dialog', { name: textOf('auth.forgotPassword.title') })
  return {
    popup,
    tab: (name: string) => popup.getByRole('tab', { name }),
    user: popup.getByLabel(textOf('common.username')),
    email: popup.getByRole('textbox', { name: textOf('common.email') }),
    mobile: popup.getByLabel(textOf('common.phoneNumber'), { exact: true }),
    code: popup.getByLabel(textOf('auth.smsCode.label'), { exact: true }),
    fresh: popup.getByLabel(textOf('auth.changePassword.new'), { exact: true }),
    getCode: popup.getByRole('button', { name: getCodeName() }),
    submit: popup.locator('[type="submit"]'),
    back: popup.getByRole('button', { name: textOf('auth.forgotPassword.back') }),
    said: popup.getByRole('alert'),
  }
}

/** Opens password recovery from the login popup. */
export async function openForgotten(page: Page, address = '/login') {
  await page.goto(address)
  await takenOver(page)
  return forgetPassword(page)
}

export async function forgetPassword(page: Page) {
  await loginPopup(page).forgot.click()
  const forgot = forgotPopup(page)
  await expect(forgot.popup).toBeVisible()
  return forgot
}

export async function haveCodeTexted(page: Page): Promise<void> {
  const { getCode, code } = forgotPopup(page)
  await getCode.click()
  await dragTile(page)
  await expect(code).toBeFocused()
}

export async function askForMail(
  page: Page,
  { user, email }: { user: string; email: string },
): Promise<void> {
  const forgot = forgotPopup(page)
  await forgot.user.fill(user)
  await forgot.email.fill(email)
  await sendMail(page)
}

export async function sendMail(page: Page): Promise<void> {
  await forgotPopup(page).submit.click()
  await dragTile(page)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** Fills in the form for recovery by mobile, including the code that is sent. */
export async function fillInByMobile(page: Page, mobile: Mobile): Promise<void> {
  const forgot = forgotPopup(page)
  await forgot.mobile.fill(mobile.national)
  await haveCodeTexted(page)
  await forgot.code.fill(await newestCode(page.request, mobile.e164))
  await forgot.fresh.fill(NEW_PASSWORD)
}
