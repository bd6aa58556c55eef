import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LONG } from '#tests/support/is-long.ts'
import { openWith, sessionOf } from './log-in.ts'
import { expect, test } from './platform.ts'
import { calm, setFault } from './sandbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(({ request }) => calm(request))

const keep = (page: Page) => page.getByRole('button', { name: 'Usar estes termos' })
const rate = (page: Page) => page.getByLabel('Taxa sobre a perda líquida')

/** Composes a dividend that the agent is paid enough for. */
async function composeDividend(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Dividendo' }).click()
  await page.getByLabel('Perda líquida a partir de').fill('1000')
  await page.getByLabel('Ativos a partir de').fill('5')
  await rate(page).fill('90')
  await keep(page).click()
  await expect(rate(page)).toBeFocused()
  await expect(page.getByText(/Com esses números você recebe \d+%/)).toBeVisible()
  await rate(page).fill('3')
  await keep(page).click()
}

test('[AGENT-06] a link carries a contract within what one is paid, and says so in its row', async ({
  page,
  request,
}) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register?by=link')
  await page.getByRole('button', { name: 'Novo link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo link' })
  await dialog.getByLabel('Nome, só para você').fill('Agentes do litoral')
  await expect(dialog.getByText('Contratos que você propõe')).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^Agente/ }).check()
  await composeDividend(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await expect(dialog.getByLabel('Nome, só para você')).toHaveValue('Agentes do litoral')
  await dialog.getByRole('button', { name: 'Criar o link' }).click()
  await expect(page.getByRole('dialog', { name: 'Agentes do litoral' })).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('listitem').filter({ hasText: 'Agentes do litoral' }).first()
  await expect(row).toContainText('Dividendo: toda semana, 1 faixa, até 3%')
})

test('[AGENT-06] terms that the platform does not take any more are said at their tier, and nothing typed is lost', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register')
  await page.getByRole('radio', { name: /^Agente/ }).check()
  await page.getByLabel('Usuário').fill('agentedapraia')
  await page.getByRole('button', { name: 'Gerar senha' }).click()
  await composeDividend(page)
  await setFault(request, 'registerDownline', {
    kind: 'refusal',
    code: 'contract.rateAboveOwn',
    value: { kind: 'dividend', tiers: [{ tier: 0, allowed: 200 }] },
    times: 1,
  })
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByText('Com esses números você recebe 2%')).toBeVisible()
  await expect(rate(page)).toHaveValue('3,00')
  await rate(page).fill('2')
  await keep(page).click()
  await setFault(request, 'registerDownline', {
    kind: 'refusal',
    code: 'contract.periodNotAllowed',
    value: { kind: 'dividend' },
    times: 1,
  })
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByText('Seu próprio contrato já é pago em outro período')).toBeVisible()
  await expect(page.getByText('Pago toda semana, como no seu próprio contrato.')).toBeVisible()
  await keep(page).click()
  await expect(page.getByLabel('Usuário')).toHaveValue('agentedapraia')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('status').first()).toContainText('agentedapraia está na sua equipe')
  await expect(page.getByText(new URL('/agent', page.url()).href, { exact: true })).toBeVisible()
  await page.goto('/agentHome/contracts?list=sent')
  await expect(page.getByRole('row', { name: /agentedapraia/ })).toContainText('Dividendo')
})
