import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillInByName, openRegistration, submitAndFit } from '#tests/browser/auth/registration-popup.ts'
import { fitTile, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { agentLogin } from './agent-page.ts'

test.afterEach(({ request }) => calm(request))

const keep = (page: Page) => page.getByRole('button', { name: 'Usar estes termos' })
const rate = (page: Page) => page.getByLabel('Taxa sobre a perda líquida')

/** Composes a dividend within the agent's own rate. */
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

test('[AGENT-06] registration link carries a contract within the agent’s own rate and shows it in its row', {
  tag: LONG,
}, async ({ page, request }) => {
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

test('[AGENT-06] agent who registers by a link is offered its contract, and acceptance starts it for both', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register?by=link')
  await page.getByRole('button', { name: 'Novo link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo link' })
  await dialog.getByLabel('Nome, só para você').fill('Revenda da serra')
  await dialog.getByRole('radio', { name: /^Agente/ }).check()
  await composeDividend(page)
  await dialog.getByRole('button', { name: 'Criar o link' }).click()
  const address = await page
    .getByRole('dialog', { name: 'Revenda da serra' })
    .getByLabel('Endereço')
    .inputValue()

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
  })
  const newcomer = await context.newPage()
  await newcomer.setViewportSize({ width: 390, height: 844 })
  await openRegistration(newcomer, address)
  await fillInByName(newcomer, 'revendadaserra')
  await submitAndFit(newcomer)
  await expect(newcomer).toHaveURL('/agentHome')
  const offer = newcomer.getByRole('dialog', { name: /Dividendo/ })
  await expect(offer).toContainText('agente.sul propõe a você um contrato: Dividendo.')
  await expect(offer.getByRole('row', { name: /R\$\s1\.000,00.*3%$/ })).toBeVisible()
  await offer.getByRole('button', { name: 'Aceitar' }).click()
  await expect(offer.getByRole('status')).toHaveText('Combinado. Vale a partir de agora.')
  await newcomer.goto('/agentHome/dividend')
  const terms = newcomer.getByRole('table', { name: 'Seus termos' })
  await expect(terms.getByRole('row', { name: /R\$\s1\.000,00.*3%$/ })).toBeVisible()
  await expect(newcomer.getByRole('main')).toContainText('agente.sul paga a você toda semana')

  await page.goto('/agentHome/contracts?list=downline&kind=dividend')
  await expect(page.getByRole('row', { name: /revendadaserra.*3%.*Em vigor/ })).toBeVisible()
  await context.close()
})

test('[AGENT-06] [PWD-02] agent registered by another agent changes the password and then sees the offered contract', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register')
  await page.getByRole('radio', { name: /^Agente/ }).check()
  await page.getByLabel('Usuário').fill('agentedireto')
  await page.getByRole('button', { name: 'Gerar senha' }).click()
  const handedOver = await page.getByLabel('Primeira senha').inputValue()
  await composeDividend(page)
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('status').first()).toContainText('agentedireto está na sua equipe')

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'pt-BR',
  })
  const newcomer = await context.newPage()
  await newcomer.goto('/agent')
  await takenOver(newcomer)
  const { user, password, submit } = agentLogin(newcomer)
  await user.fill('agentedireto')
  await password.fill(handedOver)
  await submit.click()
  await fitTile(newcomer)
  const change = newcomer.getByRole('dialog', { name: /senha/i })
  await change.getByLabel('Nova senha', { exact: true }).fill('palpite-direto-1')
  await change.getByLabel('Nova senha de novo').fill('palpite-direto-1')
  await change.getByRole('button', { name: /^Troca/ }).click()
  await expect(newcomer).toHaveURL('/agentHome')
  const offer = newcomer.getByRole('dialog', { name: /Dividendo/ })
  await expect(offer).toContainText('agente.sul propõe a você um contrato: Dividendo.')
  await context.close()
})

test('[AGENT-06] shows rejected contract terms at their tier and keeps the rest of the registration', {
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
