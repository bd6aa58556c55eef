import type { Page } from '@playwright/test'
import { fitTile, passwordOf } from '#tests/browser/kit/log-in.ts'

/** The agents' login: a region of the agent page, or a dialog after a session has ended. */
export function agentLogin(page: Page, role: 'region' | 'dialog' = 'region') {
  const login = page.getByRole(role, { name: 'Entrada de agentes' })
  return {
    login,
    user: login.getByLabel('Usuário'),
    password: login.getByLabel('Senha', { exact: true }),
    submit: login.getByRole('button', { name: /^Entra(r|ndo)$/ }),
    forgot: login.getByRole('button', { name: 'Esqueceu a senha?' }),
  }
}

/** Fills in the agents' login and solves the slider. */
export async function logInAsAgent(page: Page, account: string): Promise<void> {
  const { user, password, submit } = agentLogin(page)
  await user.fill(account)
  await password.fill(passwordOf(account))
  await submit.click()
  await fitTile(page)
}

export function agentCentre(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Centro do agente' })
  return {
    overview: page.getByRole('heading', { name: 'Visão da equipe', level: 1 }),
    menu: {
      navigation: menu,
      dividend: menu.getByRole('link', { name: 'Dividendo' }),
      contracts: menu.getByRole('link', { name: /^Contratos/ }),
      bets: menu.getByRole('link', { name: 'Apostas da equipe' }),
    },
  }
}
