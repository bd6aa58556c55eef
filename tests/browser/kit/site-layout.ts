import type { Page } from '@playwright/test'

const HOME = { name: 'Início' }
const LOG_IN = { name: 'Entrar' }

/** Header, menus, shortcuts and footer around every page. */
export function siteLayout(page: Page) {
  const header = page.getByRole('banner')
  const side = page.getByRole('complementary')
  const accountMenu = page.getByRole('region', { name: 'Minha conta' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  return {
    logIn: header.getByRole('link', LOG_IN),
    register: header.getByRole('link', { name: 'Cadastrar-se' }),
    service: header.getByRole('link', { name: 'Atendimento' }),
    bell: header.getByRole('button', { name: /^Novidades/ }),
    categories: header.getByRole('navigation', { name: 'Categorias' }),
    testMoney: header.getByText('Dinheiro de teste'),
    deposit: header.getByRole('link', { name: 'Depositar' }),
    account: header.getByRole('button', { name: 'Minha conta' }),
    changePassword: page.getByRole('button', { name: 'Trocar a senha' }),
    refreshBalance: page.getByRole('button', { name: 'Atualizar saldo' }),
    menuButton: header.getByRole('button', { name: 'Menu' }),
    sideMenu: page.getByRole('navigation', { name: 'Principal' }),
    accountAndPromotions: page.getByRole('navigation', { name: 'Conta e promoções' }),
    home: page.getByRole('link', HOME),
    sideHome: side.getByRole('link', HOME),
    sideFavourites: side.getByRole('link', { name: 'Favoritos' }),
    language: page.getByRole('combobox', { name: 'Idioma' }),
    accountMenu: { menu: accountMenu, memberArea: accountMenu.getByRole('link', { name: 'Minha área' }) },
    drawer: { dialog: drawer, fishing: drawer.getByRole('link', { name: /Pesca/ }) },
    shortcuts: {
      bar: shortcuts,
      home: shortcuts.getByRole('link', HOME),
      logIn: shortcuts.getByRole('link', LOG_IN),
      games: shortcuts.getByRole('link', { name: 'Jogos' }),
      account: shortcuts.getByRole('button', { name: 'Conta' }),
      contracts: shortcuts.getByRole('link', { name: /^Contratos/ }),
    },
  }
}

export function siteFooter(page: Page) {
  const foot = page.getByRole('contentinfo')
  const help = foot.getByRole('navigation', { name: 'Ajuda' })
  return {
    help,
    terms: help.getByRole('button', { name: 'Termos' }),
    consent: foot.getByRole('button', { name: 'Medição de visitas' }),
  }
}
