import type { Page } from '@playwright/test'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'

type Requests = Parameters<typeof sessionOf>[0]

/** Opens an agent's team management. */
export async function openTeam(page: Page, request: Requests, account: string, query = '') {
  await openWith(page, await sessionOf(request, account, 'agent'), `/agentHome/team${query}`)
  return teamOn(page)
}

export function teamOn(page: Page) {
  const tree = page.getByRole('treegrid', { name: 'Equipe' })
  return {
    tree,
    row: (name: string) => tree.getByRole('row', { name }),
    search: page.getByRole('searchbox', { name: 'Conta ou apelido' }),
    details: (account: string) => page.getByRole('complementary', { name: account }),
  }
}
