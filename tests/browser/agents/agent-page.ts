import type { Page } from '@playwright/test'
import { fitTile, passwordOf } from '#tests/browser/kit/log-in.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'

/** The agents' login: a region of the agent page, or a dialog once a session has ended. */
export function agentLogin(page: Page, role: 'region' | 'dialog' = 'region') {
  const login = page.getByRole(role, { name: textOf('common.agentLogin') })
  return {
    login,
    user: login.getByLabel(textOf('common.username')),
    password: login.getByLabel(textOf('common.password'), { exact: true }),
    submit: login.getByRole('button', {
      name: anyOf(textOf('common.logIn'), textOf('auth.login.submitting')),
    }),
    forgot: login.getByRole('button', { name: textOf('auth.forgotPassword.title') }),
  }
}

/** Submits the agents' login form and solves the slider. */
export async function logInAsAgent(page: Page, account: string): Promise<void> {
  const { user, password, submit } = agentLogin(page)
  await user.fill(account)
  await password.fill(passwordOf(account))
  await submit.click()
  await fitTile(page)
}

export function agentCentre(page: Page) {
  const menu = page.getByRole('navigation', { name: textOf('common.agentCentre') })
  return {
    overview: page.getByRole('heading', { name: textOf('agents.teamOverview.title'), level: 1 }),
    menu: {
      navigation: menu,
      dividend: menu.getByRole('link', { name: textOf('common.dividend') }),
      contracts: menu.getByRole('link', { name: textOf('agents.contracts.title') }),
      bets: menu.getByRole('link', { name: textOf('agents.teamBetting.title') }),
    },
  }
}
