import type { Page } from '@playwright/test'
import { fitTile, passwordOf } from '#tests/browser/kit/log-in.ts'

export function agentLogin(page: Page) {
  const login = page.getByRole('region', { name: 'Entrada de agentes' })
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
