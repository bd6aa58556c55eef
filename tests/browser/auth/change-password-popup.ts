import type { Page } from '@playwright/test'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'

const titles = { forced: textOf('auth.changePassword.forcedTitle'), chosen: textOf('common.changePassword') }

export function changePasswordPopup(page: Page, reason: keyof typeof titles = 'forced') {
  const popup = page.getByRole('dialog', { name: titles[reason] })
  return {
    popup,
    old: popup.getByLabel(textOf('auth.changePassword.current')),
    fresh: popup.getByLabel(textOf('auth.changePassword.new'), { exact: true }),
    again: popup.getByLabel(textOf('auth.changePassword.confirm')),
    submit: popup.getByRole('button', {
      name: anyOf(textOf('common.changePassword'), textOf('common.changing')),
    }),
    logOut: buttonsIn(popup).logOut,
  }
}
