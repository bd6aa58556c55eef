import type { Page } from '@playwright/test'
import type { Scope } from '#tests/browser/kit/scope.ts'

export function memberPage(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Minha área' })
  return {
    account: page.getByRole('heading', { level: 1, name: 'Minha conta' }),
    menu: {
      navigation: menu,
      messages: menu.getByRole('link', { name: /^Mensagens/ }),
      vip: menu.getByRole('link', { name: 'VIP' }),
      bonuses: menu.getByRole('link', { name: 'Bônus' }),
      manualRebate: menu.getByRole('link', { name: 'Rebate manual' }),
    },
  }
}

/** The notice that trial players see instead of member pages. */
export function registerFirst(scope: Scope) {
  return {
    heading: scope.getByRole('heading', { name: 'Cadastre primeiro uma conta de verdade' }),
    text: scope.getByText('Cadastre primeiro uma conta de verdade'),
  }
}
