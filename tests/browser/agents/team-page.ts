import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import type { Scope } from '#tests/browser/kit/scope.ts'
import { textOf } from '#tests/support/texts.ts'

type Requests = Parameters<typeof sessionOf>[0]

export async function openTeam(page: Page, request: Requests, account: string, query = '') {
  await openWith(page, await sessionOf(request, account, 'agent'), `/agentHome/team${query}`)
  return teamPage(page)
}

export function teamPage(page: Page) {
  const tree = page.getByRole('treegrid', { name: textOf('agents.team.label') })
  return {
    tree,
    row: (name: string) => tree.getByRole('row', { name }),
    search: page.getByRole('searchbox', { name: textOf('agents.search') }),
    details: (account: string) => page.getByRole('complementary', { name: account }),
  }
}

export function downlineForm(scope: Scope) {
  return {
    agent: scope.getByRole('radio', { name: textOf('common.agent') }),
    user: scope.getByLabel(textOf('common.username')),
    makePassword: scope.getByRole('button', { name: textOf('agents.downlineRegistration.generatePassword') }),
    firstPassword: scope.getByLabel(textOf('agents.downlineRegistration.password')),
    submit: scope.getByRole('button', { name: textOf('agents.downlineRegistration.submit'), exact: true }),
  }
}

export function registrationLinks(page: Page) {
  const composer = page.getByRole('dialog', { name: textOf('agents.downlineRegistration.newLink') })
  return {
    add: page.getByRole('button', { name: textOf('agents.downlineRegistration.newLink') }),
    list: page.getByRole('list', { name: textOf('agents.downlineRegistration.linksLabel') }),
    composer: {
      popup: composer,
      name: composer.getByLabel(textOf('agents.downlineRegistration.linkName')),
      agent: composer.getByRole('radio', { name: textOf('common.agent') }),
      submit: composer.getByRole('button', { name: textOf('agents.downlineRegistration.createLink') }),
    },
  }
}

export function sharedLink(scope: Scope) {
  return {
    address: scope.getByRole('textbox', { name: textOf('common.link') }),
    qr: scope.getByRole('img', { name: textOf('common.linkQrCode') }),
    end: scope.getByRole('button', { name: textOf('agents.downlineRegistration.closeLink') }),
  }
}

export function memberActions(scope: Scope) {
  return {
    sendMoney: scope.getByRole('button', { name: textOf('agents.team.sendMoney') }),
  }
}
