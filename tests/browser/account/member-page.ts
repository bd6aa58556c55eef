import type { Page } from '@playwright/test'
import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

export function memberPage(page: Page) {
  const menu = page.getByRole('navigation', { name: textOf('common.accountCentre') })
  return {
    account: page.getByRole('heading', { level: 1, name: textOf('common.myAccount') }),
    menu: {
      navigation: menu,
      messages: menu.getByRole('link', { name: textOf('common.messages') }),
      vip: menu.getByRole('link', { name: textOf('common.vip') }),
      bonuses: menu.getByRole('link', { name: textOf('common.bonus') }),
      manualRebate: menu.getByRole('link', { name: textOf('common.cashbackPage') }),
    },
  }
}

/** Trial players see this notice instead of member pages. */
export function registerFirst(scope: Scope) {
  return {
    heading: scope.getByRole('heading', { name: textOf('common.realAccountNeeded') }),
    text: scope.getByText(textOf('common.realAccountNeeded')),
  }
}
