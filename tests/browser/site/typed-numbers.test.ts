import type { Locator, Page } from '@playwright/test'
import { sendBindMobileCode } from '#protocol/account/bound-contacts.ts'
import { sendLoginCode } from '#protocol/auth/sms-code.ts'
import { securityPopup } from '#tests/browser/account/security-popup.ts'
import { dragTile, openLogin } from '#tests/browser/auth/login-popup.ts'
import { openRegistration } from '#tests/browser/auth/registration-popup.ts'
import { paymentPasswordForm, setPaymentPassword } from '#tests/browser/cashier/payment-password-form.ts'
import { payoutAccounts } from '#tests/browser/cashier/payout-accounts.ts'
import { openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, newestCode } from '#tests/browser/kit/sandbox.ts'

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const NOT_A_MOBILE = 'Não é um celular. Digite DDD e 9 dígitos: (11) 91234-5678.'

async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

test('login accepts a pasted mobile with a carrier code and a login code with a space', async ({
  page,
  request,
}) => {
  const { popup, mobile, code, getCode, submit } = await openLogin(page)
  await popup.getByRole('tab', { name: 'Celular' }).click()
  const asked = countCalls(page, sendLoginCode.path)
  await mobile.pressSequentially('1133334444')
  await getCode.click()
  await expect(mobile).toHaveAccessibleDescription(NOT_A_MOBILE)
  expect(asked()).toBe(0)
  await paste(mobile, '\u202a0 15 11 98888\u20110001\u202c')
  await getCode.click()
  await dragTile(page)
  await expect(code).toHaveAccessibleDescription('Enviamos o código. Digite aqui.')
  const sent = await newestCode(request, '+5511988880001')
  await code.pressSequentially(`${sent.slice(0, 3)} ${sent.slice(4)}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.insertText(sent.charAt(3))
  await expect(code).toHaveValue(`${sent.slice(0, 3)} ${sent.slice(3)}`)
  await submit.click()
  await expect(popup).toHaveCount(0)
})

test('registration accepts an international mobile and extracts the code from a pasted message', async ({
  page,
  request,
}) => {
  const { mobile, code, getCode } = await openRegistration(page)
  await paste(mobile, '+55\u00a0(55)\u00a099999\u20131234')
  await getCode.click()
  await dragTile(page)
  await expect(code).toHaveAccessibleDescription('Enviamos o código. Digite aqui.')
  const sent = await newestCode(request, '+5555999991234')
  await paste(code, `Palpite: seu código é ${sent.slice(0, 3)} ${sent.slice(3)}. Vale 10 minutos.`)
  await expect(code).toHaveValue(sent)
})

test('rejects a landline as a contact before sending a code and links a pasted mobile', async ({
  page,
  request,
}) => {
  const popup = securityPopup(page)
  await openWith(page, await sessionOf(request, 'ana'), '/member/securityCenter')
  const asked = countCalls(page, sendBindMobileCode.path)
  await page.getByRole('listitem').filter({ hasText: 'Celular' }).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const mobile = popup.mobile
  await mobile.pressSequentially('(11) 3333-4444')
  await popup.askCode.click()
  await expect(mobile).toHaveAccessibleDescription(NOT_A_MOBILE)
  expect(asked()).toBe(0)
  await paste(mobile, 'tel:+55-11-97777-4321')
  await popup.askCode.click()
  await expect(dialog).toContainText('Enviamos o código')
  const sent = await newestCode(request, '+5511977774321')
  await paste(popup.code, `${sent.slice(0, 3)}-${sent.slice(3)}`)
  await paymentPasswordForm(dialog).loginPassword.fill(passwordOf('ana'))
  await popup.link.click()
  await expect(dialog).toHaveCount(0)
})

test('rejects a mistyped Pix key before sending and keeps the payment password', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'ana'), '/member/withdraw')
  await setPaymentPassword(page, { account: 'ana', secret: '135790' })
  await payoutAccounts(page).add.click()
  const dialog = payoutAccounts(page).adding
  const key = dialog.key
  await dialog.popup.getByLabel('Tipo de chave').selectOption('mobile')
  await expect(key).toHaveAttribute('inputmode', 'tel')
  await key.pressSequentially('(11) 7777-4321')
  await dialog.password.fill('135790')
  await expect(key).toHaveAccessibleDescription(NOT_A_MOBILE)
  await dialog.submit.click()
  await expect(key).toBeFocused()
  await expect(key).toHaveValue('(11) 7777-4321')
  await expect(dialog.password).toHaveValue('135790')
  await paste(key, '(11) 97777-4321')
  await dialog.submit.click()
  await expect(dialog.popup).toHaveCount(0)
  await expect(page.getByText('Pix · +55 •••• 4321').first()).toBeVisible()
})
