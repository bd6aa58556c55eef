import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, setFault } from '#tests/browser/kit/sandbox.ts'
import { LONG } from '#tests/support/is-long.ts'

const WITHDRAW = '/member/withdraw'
const SECRET = '135790'

test.use({ seedFor: 'test', viewport: { width: 390, height: 844 } })
test.afterEach(({ request }) => calm(request))

const accounts = (page: Page) => page.getByRole('region', { name: 'Para onde o dinheiro vai' })
const adding = (page: Page) => page.getByRole('dialog', { name: 'Adicionar conta' })
const removing = (page: Page) => page.getByRole('dialog', { name: /^Remover/ })
const add = (page: Page) => adding(page).getByRole('button', { name: 'Adicionar', exact: true })
const remove = (page: Page) => removing(page).getByRole('button', { name: 'Remover', exact: true })

/** Opens the withdrawal page as Ana, with a payment password. */
async function openReady(page: Page, request: APIRequestContext): Promise<void> {
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await page.getByLabel('Nova senha de pagamento').fill(SECRET)
  await page.getByLabel('Senha de pagamento mais uma vez').fill(SECRET)
  await page.getByLabel('Senha com que você entra').fill(passwordOf('ana'))
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click()
}

async function fillInKey(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  await adding(page).getByLabel('Chave', { exact: true }).fill(key)
  await adding(page).getByLabel('Senha de pagamento').fill(SECRET)
}

async function addKey(page: Page, key: string): Promise<void> {
  await fillInKey(page, key)
  await add(page).click()
  await expect(adding(page)).toHaveCount(0)
}

test('[MEM-05] shows the actual outcome of an unanswered payout account and keeps the input', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openReady(page, request)
  await setFault(request, 'addPayoutAccount', { kind: 'error' })
  await fillInKey(page, '529.982.247-25')
  await add(page).click()
  await expect(adding(page).getByRole('alert')).toContainText('A conta não foi adicionada.')
  await expect(adding(page).getByLabel('Chave', { exact: true })).toHaveValue('529.982.247-25')
  await expect(adding(page).getByLabel('Senha de pagamento')).toHaveValue(SECRET)

  await setFault(request, 'listPayoutAccounts', { kind: 'error' })
  await add(page).click()
  await expect(adding(page).getByRole('status')).toContainText('Talvez a conta tenha sido adicionada.')
  await expect(adding(page).getByLabel('Chave', { exact: true })).toHaveValue('529.982.247-25')
  await clearFault(request, 'listPayoutAccounts')

  await setFault(request, 'addPayoutAccount', { kind: 'cut' })
  await add(page).click()
  await expect(adding(page)).toHaveCount(0)
  await expect(accounts(page).getByRole('status')).toContainText('Mesmo assim, a conta foi adicionada.')
  await expect(accounts(page).getByRole('listitem')).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] shows the actual outcome of an unanswered removal or preference of a payout account', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openReady(page, request)
  await addKey(page, '529.982.247-25')
  await addKey(page, '111.444.777-35')
  const offerFirst = page.getByRole('button', { name: /^Usar .* primeiro$/ })
  await setFault(request, 'preferPayoutAccount', { kind: 'error' })
  await offerFirst.click()
  await expect(accounts(page).getByRole('alert')).toContainText('A conta não é a usada primeiro.')
  await setFault(request, 'preferPayoutAccount', { kind: 'cut' })
  await offerFirst.click()
  await expect(accounts(page).getByRole('status')).toContainText('a conta agora é usada primeiro')

  await accounts(page)
    .getByRole('button', { name: /^Remover/ })
    .first()
    .click()
  await setFault(request, 'removePayoutAccount', { kind: 'error' })
  await removing(page).getByLabel('Senha de pagamento').fill(SECRET)
  await remove(page).click()
  await expect(removing(page).getByRole('alert')).toContainText('A conta não foi removida.')
  await setFault(request, 'removePayoutAccount', { kind: 'cut' })
  await remove(page).click()
  await expect(removing(page)).toHaveCount(0)
  await expect(accounts(page).getByRole('status')).toContainText('Mesmo assim, a conta foi removida.')
  await expect(accounts(page).getByRole('listitem')).toHaveCount(1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] withdrawal slip has enough contrast in both themes and shows the time until processing', {
  tag: LONG,
}, async ({ page, platform, request, faults }) => {
  await platform.set('payoutAccounts', { most: 5, coolFor: 0 })
  await platform.set('withdrawals', { ...settings.withdrawals.initial, beginAfter: 600_000 })
  await openReady(page, request)
  await addKey(page, '529.982.247-25')
  await page.getByLabel('Valor').fill('50')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha de pagamento').fill(SECRET)
  await page.getByRole('button', { name: /^Sacar R\$/ }).click()
  const slip = page.getByRole('region', { name: 'Saque aberto' })
  await expect(slip.getByRole('timer')).toHaveText(/^(9|10):\d\d$/)
  await setFault(request, 'cancelWithdrawal', { kind: 'error' })
  await slip.getByRole('button', { name: 'Cancelar saque' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar saque' }).click()
  await expect(slip.getByText('A resposta ainda não veio')).toBeVisible()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  }
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-05] payout account dialogs stay open with a countdown when rate-limited', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await openReady(page, request)
  await setFault(request, 'addPayoutAccount', { kind: 'throttled', value: { retryAfter: 3 } })
  await fillInKey(page, '529.982.247-25')
  await add(page).click()
  await expect(adding(page).getByRole('alert')).toContainText(/Tente de novo em 0:0[123]/)
  await expect(add(page)).toBeDisabled()
  await expect(adding(page).getByLabel('Chave', { exact: true })).toHaveValue('529.982.247-25')
  await expect(adding(page).getByLabel('Senha de pagamento')).toHaveValue(SECRET)
  await clearFault(request, 'addPayoutAccount')
  await expect(adding(page).getByRole('alert')).toHaveCount(0)
  await add(page).click()
  await expect(adding(page)).toHaveCount(0)
  await expect(accounts(page).getByRole('listitem')).toHaveCount(1)

  await setFault(request, 'removePayoutAccount', { kind: 'throttled', value: { retryAfter: 3 } })
  await accounts(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await removing(page).getByLabel('Senha de pagamento').fill(SECRET)
  await remove(page).click()
  await expect(removing(page).getByRole('alert')).toContainText(/Tente de novo em 0:0[123]/)
  await expect(removing(page).getByLabel('Senha de pagamento')).toHaveValue(SECRET)
  await clearFault(request, 'removePayoutAccount')
  await expect(removing(page).getByRole('alert')).toHaveCount(0)
  await remove(page).click()
  await expect(accounts(page).getByRole('listitem')).toHaveCount(0)
  expectOnly(faults, /Failed to load resource/)
})
