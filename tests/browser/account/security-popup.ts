import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

export function securityPopup(page: Page) {
  const popup = page.getByRole('dialog')
  return {
    popup,
    mobile: popup.getByLabel(textOf('common.phoneNumber')),
    email: popup.getByLabel(textOf('account.securityCenter.email')),
    nickname: popup.getByLabel(textOf('common.nickname')),
    askCode: popup.getByRole('button', { name: textOf('auth.smsCode.request') }),
    code: popup.getByLabel(textOf('common.verificationCode'), { exact: true }),
    link: popup.getByRole('button', { name: textOf('account.securityCenter.contactSave') }),
    changePaymentPassword: popup.getByRole('button', {
      name: textOf('account.securityCenter.changePaymentPassword'),
    }),
    forgotPaymentPassword: popup.getByRole('button', {
      name: textOf('account.securityCenter.forgotPassword'),
    }),
    key: popup.getByLabel(textOf('account.securityCenter.enterKey')),
    authenticatorCode: popup.getByLabel(textOf('common.authenticatorCode')),
    turnOn: popup.getByRole('button', { name: textOf('account.securityCenter.turnOn') }),
    noted: popup.getByRole('button', { name: textOf('account.securityCenter.backupCodesKept') }),
    newRecoveryCodes: popup.getByRole('button', { name: textOf('account.securityCenter.createCodes') }),
  }
}
