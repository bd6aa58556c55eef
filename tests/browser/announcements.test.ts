import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectOnly } from './expect-only.ts'
import { fitTile, openWith, passwordOf, sessionOf } from './log-in.ts'
import { expect, test } from './platform.ts'
import { calm, setFault } from './sandbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ request }) => calm(request))

const main = (page: Page) => page.getByRole('main')
const summaries = (page: Page) => main(page).locator('summary')

test('[AGENT-10] announcements open where they stand, are leafed through, and a page of them has an address', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  const words = main(page).getByText('com a conta de cada faixa')
  await expect(words).toBeHidden()
  await summaries(page).first().press('Enter')
  await expect(words).toBeVisible()
  await summaries(page).first().click()
  await expect(words).toBeHidden()
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await expect(pages.getByRole('button', { name: /primeira página/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await pages.getByRole('link', { name: 'Página 2' }).click()
  await expect(page).toHaveURL('/agentHome/announcements?page=2')
  await expect(summaries(page)).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(summaries(page)).toHaveCount(5)
  await page.goBack()
  await expect(summaries(page)).toHaveCount(9)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('announcements that do not arrive are asked for once more, and a page beyond the last says so', async ({
  page,
  request,
  faults,
}) => {
  await setFault(request, 'listAnnouncements', { kind: 'error', times: 1 })
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements?page=7')
  await main(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await main(page).getByRole('button', { name: 'Ir para a primeira página' }).click()
  await expect(page).toHaveURL('/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  expectOnly(faults, /500/)
})

test('a session that ends leaves the page of the agent centre as it is, and who logs in again goes on there', async ({
  page,
  request,
  faults,
}) => {
  await openWith(page, await sessionOf(request, 'agente'), '/agentHome/announcements')
  await expect(summaries(page)).toHaveCount(9)
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click()
  const ended = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await ended.getByRole('button', { name: 'Entrar' }).click()
  const login = page.getByRole('dialog', { name: 'Entrada de agentes' })
  await login.getByLabel('Usuário').fill('agente')
  await login.getByLabel('Senha', { exact: true }).fill(passwordOf('agente'))
  await login.getByRole('button', { name: 'Entrar' }).click()
  await fitTile(page)
  await expect(summaries(page)).toHaveCount(5)
  await expect(page).toHaveURL('/agentHome/announcements?page=2')
  await setFault(request, 'listAnnouncements', { kind: 'unauthorised', times: 1 })
  await page.goBack()
  await ended.getByRole('button', { name: 'Agora não' }).click()
  await expect(page).toHaveURL('/agent')
  expectOnly(faults, /401|WebSocket/)
})
