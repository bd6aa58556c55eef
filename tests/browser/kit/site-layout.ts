import type { Page } from '@playwright/test'
import { textOf } from '#tests/support/texts.ts'

const HOME = { name: textOf('common.home') }
const LOG_IN = { name: textOf('common.logIn') }

export function siteLayout(page: Page) {
  const header = page.getByRole('banner')
  const side = page.getByRole('complementary')
  const accountMenu = page.getByRole('region', { name: textOf('common.myAccount') })
  const drawer = page.getByRole('dialog', { name: textOf('common.menu') })
  const shortcuts = page.getByRole('navigation', { name: textOf('common.shortcuts') })
  return {
    logIn: header.getByRole('link', LOG_IN),
    register: header.getByRole('link', { name: textOf('common.signUp') }),
    service: header.getByRole('link', { name: textOf('common.customerSupport') }),
    bell: header.getByRole('button', { name: textOf('layout.bell.notices') }),
    categories: header.getByRole('navigation', { name: textOf('layout.categories') }),
    testMoney: header.getByText(textOf('common.demoBalance')),
    deposit: header.getByRole('link', { name: textOf('common.deposit') }),
    account: header.getByRole('button', { name: textOf('common.myAccount') }),
    changePassword: page.getByRole('button', { name: textOf('common.changePassword') }),
    refreshBalance: page.getByRole('button', { name: textOf('cashier.balance.refresh') }),
    menuButton: header.getByRole('button', { name: textOf('common.menu') }),
    sideMenu: page.getByRole('navigation', { name: textOf('layout.sideMenu.main') }),
    accountAndPromotions: page.getByRole('navigation', {
      name: textOf('layout.sideMenu.accountAndPromotions'),
    }),
    home: page.getByRole('link', HOME),
    sideHome: side.getByRole('link', HOME),
    sideFavourites: side.getByRole('link', { name: textOf('common.favourites') }),
    language: page.getByRole('combobox', { name: textOf('layout.language') }),
    accountMenu: {
      menu: accountMenu,
      memberArea: accountMenu.getByRole('link', { name: textOf('common.accountCentre') }),
    },
    drawer: { dialog: drawer, fishing: drawer.getByRole('link', { name: textOf('common.fishing') }) },
    shortcuts: {
      bar: shortcuts,
      home: shortcuts.getByRole('link', HOME),
      logIn: shortcuts.getByRole('link', LOG_IN),
      games: shortcuts.getByRole('link', { name: textOf('layout.games') }),
      account: shortcuts.getByRole('button', { name: textOf('common.account') }),
      contracts: shortcuts.getByRole('link', { name: textOf('agents.contracts.title') }),
    },
  }
}

export function siteFooter(page: Page) {
  const foot = page.getByRole('contentinfo')
  const help = foot.getByRole('navigation', { name: textOf('common.help') })
  return {
    help,
    terms: help.getByRole('button', { name: textOf('common.terms') }),
    consent: foot.getByRole('button', { name: textOf('common.analyticsCookies') }),
  }
}
