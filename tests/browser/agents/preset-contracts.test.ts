import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { changePasswordPopup } from '#tests/browser/auth/change-password-popup.ts'
import { fillInByName, openRegistration, submitAndFit } from '#tests/browser/auth/registration-popup.ts'
import { fitTile, openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, setFault } from '#tests/browser/kit/sandbox.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { agentLogin } from './agent-page.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'
import { downlineForm, registrationLinks, sharedLink } from './team-page.ts'

test.afterEach(({ request }) => calm(request))

const keep = (page: Page) => page.getByRole('button', { name: textOf('agents.presetContracts.use') })
const rate = (page: Page) => contractForm(page).lossRate

/** Adds a dividend contract of 3%, after checking that a rate above the agent's own is refused. */
async function composeDividend(page: Page): Promise<void> {
  await page.getByRole('button', { name: `+ ${textOf('common.dividend')}` }).click()
  await contractForm(page).loss.fill('1000')
  await contractForm(page).active.fill('5')
  await rate(page).fill('90')
  await keep(page).click()
  await expect(rate(page)).toBeFocused()
  await expect(page.getByText(patternOf('agents.contractOffer.aboveOwn'))).toBeVisible()
  await rate(page).fill('3')
  await keep(page).click()
}

test('[AGENT-06] a registration link offers a contract within the agent’s own rate; the link list shows it', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register?by=link')
  await registrationLinks(page).add.click()
  const dialog = registrationLinks(page).composer
  await dialog.name.fill('Agentes do litoral')
  await expect(dialog.popup.getByText(textOf('agents.presetContracts.title'))).toHaveCount(0)
  await dialog.agent.check()
  await composeDividend(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await expect(dialog.name).toHaveValue('Agentes do litoral')
  await dialog.submit.click()
  await expect(page.getByRole('dialog', { name: 'Agentes do litoral' })).toBeVisible()
  await page.keyboard.press('Escape')
  const row = page.getByRole('listitem').filter({ hasText: 'Agentes do litoral' }).first()
  await expect(row).toContainText(
    `${textOf('common.dividend')}: ${textOf('agents.presetContracts.summary', { period: 'weekly', 0: 1, highest: '3%' })}`,
  )
})

test('[AGENT-06] an agent who registers by a link is offered the link’s contract and can accept it', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register?by=link')
  await registrationLinks(page).add.click()
  const dialog = registrationLinks(page).composer
  await dialog.name.fill('Revenda da serra')
  await dialog.agent.check()
  await composeDividend(page)
  await dialog.submit.click()
  const address = await sharedLink(
    page.getByRole('dialog', { name: 'Revenda da serra' }),
  ).address.inputValue()

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
  const offer = newcomer.getByRole('dialog', { name: textOf('common.dividend') })
  await expect(offer).toContainText(
    textOf('agents.contract.offeredToYou', { 0: 'agente.sul', name: textOf('common.dividend') }),
  )
  await expect(offer.getByRole('row', { name: /R\$\s1\.000,00.*3%$/ })).toBeVisible()
  await contractPopup(offer).accept.click()
  await expect(offer.getByRole('status')).toHaveText(textOf('agents.contract.acceptedNow'))
  await newcomer.goto('/agentHome/dividend')
  const terms = newcomer.getByRole('table', { name: textOf('agents.contractBills.terms') })
  await expect(terms.getByRole('row', { name: /R\$\s1\.000,00.*3%$/ })).toBeVisible()
  await expect(newcomer.getByRole('main')).toContainText(
    patternOf('agents.contractBills.termsNetLoss', {
      upline: 'agente.sul',
    }),
  )

  await page.goto('/agentHome/contracts?list=downline&kind=dividend')
  await expect(
    page.getByRole('row', { name: new RegExp(`revendadaserra.*3%.*${textOf('agents.contract.running')}`) }),
  ).toBeVisible()
  await context.close()
})

test('[AGENT-06] [PWD-02] a new agent first changes the password and then sees the offered contract', {
  tag: LONG,
}, async ({ page, browser, request, baseURL }) => {
  const downline = downlineForm(page)
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register')
  await downline.agent.check()
  await downline.user.fill('agentedireto')
  await downline.makePassword.click()
  const handedOver = await downline.firstPassword.inputValue()
  await composeDividend(page)
  await downline.submit.click()
  await expect(page.getByRole('status').first()).toContainText(
    textOf('agents.downlineRegistration.done', { account: 'agentedireto' }),
  )

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
  const change = changePasswordPopup(newcomer)
  await change.fresh.fill('palpite-direto-1')
  await change.again.fill('palpite-direto-1')
  await change.submit.click()
  await expect(newcomer).toHaveURL('/agentHome')
  const offer = newcomer.getByRole('dialog', { name: textOf('common.dividend') })
  await expect(offer).toContainText(
    textOf('agents.contract.offeredToYou', { 0: 'agente.sul', name: textOf('common.dividend') }),
  )
  await context.close()
})

test('[AGENT-06] shows an error next to rejected contract terms, and keeps the rest of the registration', {
  tag: LONG,
}, async ({ page, request }) => {
  const downline = downlineForm(page)
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'), '/agentHome/register')
  await downline.agent.check()
  await downline.user.fill('agentedapraia')
  await downline.makePassword.click()
  await composeDividend(page)
  await setFault(request, 'registerDownline', {
    kind: 'refusal',
    code: 'contract.rateAboveOwn',
    value: { kind: 'dividend', tiers: [{ tier: 0, allowed: 200 }] },
    times: 1,
  })
  await downline.submit.click()
  await expect(page.getByText(textOf('agents.contractOffer.aboveOwn', { 0: '2%' }))).toBeVisible()
  await expect(rate(page)).toHaveValue('3,00')
  await rate(page).fill('2')
  await keep(page).click()
  await setFault(request, 'registerDownline', {
    kind: 'refusal',
    code: 'contract.periodNotAllowed',
    value: { kind: 'dividend' },
    times: 1,
  })
  await downline.submit.click()
  await expect(contractForm(page).otherPeriod).toBeVisible()
  await expect(page.getByText(textOf('agents.contractOffer.periodAsOwn', { period: 'weekly' }))).toBeVisible()
  await keep(page).click()
  await expect(downline.user).toHaveValue('agentedapraia')
  await downline.submit.click()
  await expect(page.getByRole('status').first()).toContainText(
    textOf('agents.downlineRegistration.done', { account: 'agentedapraia' }),
  )
  await expect(page.getByText(new URL('/agent', page.url()).href, { exact: true })).toBeVisible()
  await page.goto('/agentHome/contracts?list=sent')
  await expect(page.getByRole('row', { name: /agentedapraia/ })).toContainText(textOf('common.dividend'))
})
