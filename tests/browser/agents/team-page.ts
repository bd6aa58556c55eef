import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import type { Scope } from '#tests/browser/kit/scope.ts'

type Requests = Parameters<typeof sessionOf>[0]

export async function openTeam(page: Page, request: Requests, account: string, query = '') {
  await openWith(page, await sessionOf(request, account, 'agent'), `/agentHome/team${query}`)
  return teamPage(page)
}

export function teamPage(page: Page) {
  const tree = page.getByRole('treegrid', { name: 'Equipe' })
  return {
    tree,
    row: (name: string) => tree.getByRole('row', { name }),
    search: page.getByRole('searchbox', { name: 'Conta ou apelido' }),
    details: (account: string) => page.getByRole('complementary', { name: account }),
  }
}

export function downlineForm(scope: Scope) {
  return {
    agent: scope.getByRole('radio', { name: /^Agente/ }),
    user: scope.getByLabel('Usuário'),
    makePassword: scope.getByRole('button', { name: 'Gerar senha' }),
    firstPassword: scope.getByLabel('Primeira senha'),
    submit: scope.getByRole('button', { name: 'Cadastrar', exact: true }),
  }
}

/** The list of registration links and the dialog that creates one. */
export function registrationLinks(page: Page) {
  const composer = page.getByRole('dialog', { name: 'Novo link' })
  return {
    add: page.getByRole('button', { name: 'Novo link' }),
    list: page.getByRole('list', { name: 'Links de cadastro' }),
    composer: {
      popup: composer,
      name: composer.getByLabel('Nome, só para você'),
      agent: composer.getByRole('radio', { name: /^Agente/ }),
      submit: composer.getByRole('button', { name: 'Criar o link' }),
    },
  }
}

/** The details of a registration link. */
export function sharedLink(scope: Scope) {
  return {
    address: scope.getByLabel('Endereço'),
    qr: scope.getByRole('img', { name: 'QR code do link' }),
    end: scope.getByRole('button', { name: 'Encerrar link' }),
  }
}

export function memberActions(scope: Scope) {
  return {
    sendMoney: scope.getByRole('button', { name: 'Enviar dinheiro' }),
  }
}
