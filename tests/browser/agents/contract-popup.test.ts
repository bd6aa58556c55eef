import type { Page } from '@playwright/test'
import {
  editContractRequest,
  listContractRequests,
  readContractRequest,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import { amendContract, terminateContract } from '#protocol/agents/contracts.ts'
import { transferToDownline } from '#protocol/cashier/transfer.ts'
import { demoPaymentPassword } from '#server/demo-data/demo-accounts.ts'
import { amountForm } from '#tests/browser/cashier/amount-form.ts'
import { paymentPasswordForm } from '#tests/browser/cashier/payment-password-form.ts'
import { openWith, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { showPopups } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { contractForm } from './contract-form.ts'
import { contractPopup } from './contract-popup.ts'
import { contractsWithSouth } from './contracts-with-south.ts'
import { memberActions, openTeam } from './team-page.ts'

// Seed before each test: contracts and requests of one test would affect the next.
test.use({ seedFor: 'test' })

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

test('[CONTR-04] [LAYOUT-03] the contract popup shows changed rates, and an advertisement waits behind it', async ({
  page,
  request,
}) => {
  const { contract, ask } = await contractsWithSouth(request)
  const { id, version, terms } = contract('dividend')
  const [low, high] = terms.tiers
  if (!low || !high) throw new Error('The dividend of agente.sul has two tiers.')
  const tiers = [
    { ...low, rate: low.rate + 50 },
    { ...high, rate: high.rate - 150 },
  ]
  await showPopups(request, ['A'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'))
  const advertisement = page.locator('dialog').filter({ hasText: textOf('site.publicPopup.notToday') })
  // Press the key again until it has an effect: the listener for the first interaction is loaded last.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(advertisement).toBeVisible({ timeout: 500 })
  }).toPass()
  await ask(amendContract.path, { contractId: id, version, terms: { ...terms, tiers } })
  const offer = popup(page, `${textOf('agents.contract.requestAmendment')}: ${textOf('common.dividend')}`)
  await expect(contractForm(offer).changes).toContainText('+0,5 p.p.')
  await expect(advertisement).toBeHidden()
  await offer.getByRole('button', { name: textOf('agents.contractAnswer.decline') }).click()
  await expect(offer.getByRole('status')).toHaveText(textOf('agents.contract.declinedNow'))
  await expect(advertisement).toBeHidden()
  await buttonsIn(offer).close.last().click()
  await expect(advertisement).toBeVisible()
  await expect(advertisement).toBeFocused()
  await showPopups(request, [])
})

test('[CONTR-07] a contract with the operator shows support as the contact and offers no termination', {
  tag: LONG,
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'agente', 'agent'), '/agentHome/contracts')
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: textOf('agents.contracts.changedBySupport') })).toHaveCount(4)
  await expect(contractPopup(rows).end).toHaveCount(0)
  await page.getByRole('tab', { name: textOf('agents.contracts.withDownlines') }).click()
  await expect(contractPopup(rows).end).not.toHaveCount(0)
  await expect(rows.filter({ hasText: textOf('agents.contracts.changedBySupport') })).toHaveCount(0)
})

test('[CONTR-04] the contract popup waits until a money transfer is complete', {
  tag: LONG,
}, async ({ page, request }) => {
  const { contract, ask } = await contractsWithSouth(request)
  const { id, version } = contract('dailySalary')
  const { row, details } = await openTeam(page, request, 'agente.sul')
  await row('agente.praia').click()
  await memberActions(details('agente.praia')).sendMoney.click()
  const dialog = popup(page, textOf('cashier.transfer.dialogTitle', { account: 'agente.praia' }))
  await amountForm(dialog).amount.fill('10')
  await buttonsIn(dialog).proceed.click()
  await paymentPasswordForm(dialog).password.fill(demoPaymentPassword)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${transferToDownline.path}`, async (route) => {
    await arrived
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  const sending = page.waitForRequest(`**${transferToDownline.path}`)
  await amountForm(dialog).send.click()
  await sending
  const told = page.waitForResponse((reply) => reply.url().includes(listContractRequests.path))
  await ask(terminateContract.path, { contractId: id, version })
  await told
  const clock = page.getByRole('timer').first()
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await expect(popup(page, textOf('agents.contract.requestTermination'))).toHaveCount(0)
  expect(asked).not.toContain(readContractRequest.path)
  arrive()
  const due = popup(page, `${textOf('agents.contract.requestTermination')}: ${textOf('common.dailySalary')}`)
  await expect(due).toBeVisible()
  await contractPopup(due).decideLater.click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: patternOf('cashier.transfer.sent', { account: 'agente.praia' }) }),
  ).toBeVisible()
})

test('[CONTR-04] [CONTR-06] the contract popup updates when terms change or the request is withdrawn', {
  tag: LONG,
}, async ({ page, request }) => {
  const { contract, ask } = await contractsWithSouth(request)
  const { id, version, terms } = contract('dividend')
  const [low, high] = terms.tiers
  if (!low || !high) throw new Error('The dividend of agente.sul has two tiers.')
  const paying = (more: number) => ({ ...terms, tiers: [low, { ...high, rate: high.rate - more }] })
  await openWith(page, await sessionOf(request, 'agente.sul', 'agent'))
  const asked = await ask(amendContract.path, { contractId: id, version, terms: paying(100) })
  const offer = popup(page, `${textOf('agents.contract.requestAmendment')}: ${textOf('common.dividend')}`)
  await expect(offer).toBeVisible()
  const edited = await ask(editContractRequest.path, {
    requestId: asked.id,
    version: asked.version,
    terms: paying(50),
  })
  await expect(offer.getByText(textOf('agents.contract.termsChanged'))).toBeVisible()
  await ask(withdrawContractRequest.path, { requestId: asked.id, version: edited.version })
  await expect(offer.getByRole('status')).toHaveText(patternOf('agents.contract.otherCancelled'))
  await expect(contractPopup(offer).accept).toHaveCount(0)
})
