import { createCanvas } from '@napi-rs/canvas'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { listWithdrawals } from '#protocol/cashier/withdrawals.ts'
import { type PayoutDecision, payouts } from '#protocol/site/sandbox.ts'
import { settings } from '#server/sandbox/all-settings.ts'
import { expectOnly } from '#tests/browser/kit/expect-only.ts'
import { openWith, passwordOf, sessionOf } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm, clearFault, moveClock, setFault } from '#tests/browser/kit/sandbox.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { payIn } from './pay-in.ts'

const WITHDRAW = '/member/withdraw'
const SECRET = '135790'
const MINUTE = 60_000

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

const slip = (page: Page) => page.getByRole('region', { name: 'Saque aberto' })
const last = (page: Page) => page.getByRole('region', { name: 'Último saque' })
const balance = (page: Page) => page.getByRole('banner').getByRole('status')
const form = (page: Page) => page.getByRole('main')
const pay = (page: Page) => form(page).getByRole('button', { name: /^Sacar R\$/ })
const stage = (page: Page, words: string) => slip(page).getByRole('listitem').filter({ hasText: words })

/** Minor units of a displayed amount. */
const amountIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** Sets a payment password in the dialog that asks for one. */
async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('Nova senha de pagamento').fill(SECRET)
  await page.getByLabel('Senha de pagamento mais uma vez').fill(SECRET)
  await page.getByLabel('Senha com que você entra').fill(passwordOf('ana'))
  await page.getByRole('button', { name: 'Criar senha de pagamento' }).click()
}

async function addKey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByLabel('Chave', { exact: true }).fill('529.982.247-25')
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Opens the withdrawal page as Ana, with a payment password and an account. */
async function openReady(page: Page, request: APIRequestContext): Promise<string> {
  const token = await sessionOf(request, 'ana')
  await openWith(page, token, WITHDRAW)
  await choosePassword(page)
  await expect(page.getByText('Ainda não há conta para receber')).toBeVisible()
  await addKey(page)
  await expect(form(page).getByLabel('Valor')).toBeVisible()
  return token
}

async function fillIn(page: Page, amount: string): Promise<void> {
  await form(page).getByLabel('Valor').fill(amount)
  await form(page).getByRole('button', { name: 'Continuar' }).click()
  await form(page).getByLabel('Senha de pagamento').fill(SECRET)
}

/** Decides the newest order as the operator or bank, once there is something to decide. */
async function decide(request: APIRequestContext, decision: PayoutDecision): Promise<void> {
  await expect(async () => {
    const reply = await request.get('/sandbox/api/payouts')
    const [newest] = v.parse(payouts, (await reply.json()).value).payouts
    const decided = await request.put(`/sandbox/api/payouts/${newest?.id}`, { data: decision })
    expect(decided.ok()).toBe(true)
  }).toPass({ timeout: 30_000 })
}

async function ordersOf(request: APIRequestContext, token: string) {
  const params = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z', limit: 100 }
  const reply = await request.get(listWithdrawals.path, { params, headers: { token } })
  return v.parse(listWithdrawals.reply, (await reply.json()).value).withdrawals
}

test('[MEM-05] leads a first withdrawal through payment password and payout account', {
  tag: [LONG, JOURNEY],
}, async ({ page, request }) => {
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await choosePassword(page)
  await expect(page.getByText('Ainda não há conta para receber')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog.getByText('Falta preencher.')).toHaveCount(2)
  // Ana registered with her name.
  await expect(dialog.getByLabel('Titular, como está no banco')).toHaveAttribute('readonly', '')
  await dialog.getByLabel('Chave', { exact: true }).fill('529.982.247-24')
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog.getByText('CPF inválido. Confira os números.')).toBeVisible()
  await expect(dialog.getByLabel('Chave', { exact: true })).toHaveValue('529.982.247-24')
  await dialog.getByLabel('Chave', { exact: true }).fill('529.982.247-25')
  await dialog.getByLabel('Senha de pagamento').fill('000000')
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(dialog.getByText(/Esta não é a sua senha de pagamento\. Nada foi adicionado/)).toBeVisible()
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(form(page).getByRole('radio')).toBeChecked()

  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  await dialog.getByLabel('Chave', { exact: true }).fill('111.444.777-35')
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  const offerFirst = page.getByRole('button', { name: /^Usar .* primeiro$/ })
  const name = (await offerFirst.getAttribute('aria-label'))?.slice('Usar '.length, -' primeiro'.length)
  await offerFirst.click()
  const isFirst = page.getByRole('listitem').filter({ hasText: 'usada primeiro' })
  await expect(isFirst).toContainText(name ?? '')
  await page.reload()
  await expect(isFirst).toContainText(name ?? '')
})

/** Delays replies and slows the CPU, so that the order's skeleton is visible. */
async function slowDown(page: Page, request: APIRequestContext): Promise<void> {
  for (const call of ['createWithdrawal', 'readWithdrawal'] as const)
    await setFault(request, call, { kind: 'none', delay: 1_500 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test('[MEM-05] moves the focus through each withdrawal step by keyboard, also on a slow device', async ({
  page,
  request,
}) => {
  const focused = page.locator(':focus')
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  await page.getByLabel('Nova senha de pagamento').fill(SECRET)
  await page.getByLabel('Senha de pagamento mais uma vez').fill(SECRET)
  await page.getByLabel('Senha com que você entra').fill(passwordOf('ana'))
  await page.keyboard.press('Enter')
  await expect(focused).toContainText('Ainda não há conta para receber')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Adicionar conta')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await dialog.getByLabel('Chave', { exact: true }).fill('529.982.247-24')
  await dialog.getByLabel('Senha de pagamento').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Chave', { exact: true })).toBeFocused()
  await dialog.getByLabel('Chave', { exact: true }).fill('529.982.247-25')
  await dialog.getByLabel('Senha de pagamento').fill(SECRET)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(form(page).getByLabel('Valor')).toBeVisible()
  await expect(focused).toHaveText('Adicionar conta')
  await form(page).getByLabel('Valor').fill('50')
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Senha de pagamento')).toBeFocused()
  await form(page).getByRole('button', { name: 'Voltar' }).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Valor')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(SECRET)
  await slowDown(page, request)
  await page.keyboard.press('Enter')
  // Offered once the order has been loaded.
  await expect(slip(page).getByRole('button', { name: 'Cancelar saque' })).toBeVisible()
  await expect(slip(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Cancelar saque')
  const accounts = page.getByRole('region', { name: 'Para onde o dinheiro vai' })
  await accounts.getByRole('button', { name: /^Remover/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(SECRET)
  await page.keyboard.press('Enter')
  await expect(accounts).toContainText('Nenhuma ainda')
  await expect(accounts.getByRole('heading')).toBeFocused()
})

test('[MEM-05] shows the withdrawal fee before the amount, in the order and on its slip', async ({
  page,
  request,
}) => {
  await openReady(page, request)
  const sum = form(page).getByRole('definition')
  await expect(sum).toHaveText(['R$ 0,00', '1%', 'R$ 0,00'])
  await fillIn(page, '50')
  await expect(form(page)).toContainText('Taxa')
  await pay(page).click()
  for (const words of ['R$ 50,00', 'Taxa', 'R$ 0,50', 'Chega', 'R$ 49,50'])
    await expect(slip(page)).toContainText(words)
  await slip(page).getByRole('button', { name: 'Cancelar saque' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar saque' }).click()
  await expect(last(page)).toContainText('R$ 50,00')
  await expect(last(page)).not.toContainText('Taxa')
})

test('[MEM-05] shows who holds the money at each stage of a withdrawal until it is received', async ({
  page,
  request,
}) => {
  await openReady(page, request)
  const before = amountIn(await balance(page).innerText())
  await fillIn(page, '50')
  await pay(page).click()
  await expect(stage(page, 'Pedido, o valor está reservado')).toHaveAttribute('aria-current', 'step')
  await expect(slip(page)).toContainText('Conosco.')
  await expect(balance(page)).toHaveText(/,\d\d$/)
  await expect.poll(async () => amountIn(await balance(page).innerText())).toBe(before - 5_000)
  await expect(stage(page, 'Enviado ao banco')).toHaveAttribute('aria-current', 'step', { timeout: 30_000 })
  await expect(stage(page, 'Enviado ao banco')).toContainText('O banco não informa o prazo.')
  await expect(slip(page).getByRole('button', { name: 'Cancelar saque' })).toHaveCount(0)
  await decide(request, { decision: 'pay' })
  await expect(stage(page, 'Pago pelo banco')).toHaveAttribute('aria-current', 'step')
  await slip(page).getByRole('button', { name: 'Recebi' }).click()
  await expect(last(page).getByRole('heading')).toHaveText('Na sua conta')
  await expect(last(page).getByRole('heading')).toBeFocused()
  await expect(page.getByRole('row', { name: /Na sua conta.*50,00/ })).toBeVisible()
})

test('[MEM-05] rejects withdrawal amounts outside the limits, and a wrong payment password', {
  tag: LONG,
}, async ({ page, request }) => {
  const token = await openReady(page, request)
  const before = (await ordersOf(request, token)).length
  const amount = form(page).getByLabel('Valor')
  const goOn = form(page).getByRole('button', { name: 'Continuar' })
  await goOn.click()
  await expect(page.getByText('Digite quanto quer sacar.')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('0,01')
  await goOn.click()
  await expect(page.getByText(/O mínimo por saque é/)).toBeVisible()
  await amount.fill('9.999.999,99')
  await goOn.click()
  await expect(page.getByText(/Você tem R\$/)).toBeVisible()
  await amount.fill('50')
  await goOn.click()
  await form(page).getByLabel('Senha de pagamento').fill('000000')
  await pay(page).click()
  await expect(page.getByText(/Esta não é a sua senha de pagamento\. Nada foi pedido/)).toBeVisible()
  expect((await ordersOf(request, token)).length).toBe(before)
  await form(page).getByLabel('Senha de pagamento').fill(SECRET)
  await pay(page).click()
  await expect(slip(page)).toBeVisible()
})

test('[MEM-05] cancels a withdrawal after a confirmation and restores the balance', {
  tag: LONG,
}, async ({ page, request }) => {
  await openReady(page, request)
  const before = await balance(page).innerText()
  await fillIn(page, '50')
  await pay(page).click()
  await slip(page).getByRole('button', { name: 'Cancelar saque' }).click()
  await page
    .getByRole('dialog', { name: 'Cancelar este saque' })
    .getByRole('button', { name: 'Cancelar saque' })
    .click()
  await expect(last(page).getByRole('heading')).toHaveText('Cancelado, o valor voltou')
  await expect(balance(page)).toHaveText(before)
})

test('[MEM-05] restores the balance with a reason when the bank cannot pay', { tag: LONG }, async ({
  page,
  request,
}) => {
  await openReady(page, request)
  const before = await balance(page).innerText()
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'fail' })
  await expect(last(page).getByRole('heading')).toHaveText('O banco não conseguiu pagar, o valor voltou')
  await expect(balance(page)).toHaveText(before)
})

test('[MEM-05] creates one withdrawal despite double taps, a lost response and a reload', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  const token = await openReady(page, request)
  const before = (await ordersOf(request, token)).length
  await setFault(request, 'createWithdrawal', { kind: 'cut' })
  await fillIn(page, '50')
  await pay(page).dblclick()
  await expect(page.getByText('A resposta ainda não veio')).toBeVisible()
  await clearFault(request, 'createWithdrawal')
  await page.reload()
  await expect(slip(page)).toBeVisible()
  expect((await ordersOf(request, token)).length).toBe(before + 1)
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-06] counts a paid withdrawal as received after the deadline', {
  tag: LONG,
}, async ({ page, platform, request }) => {
  await platform.set('withdrawals', { ...settings.withdrawals.initial, receivedAfter: 30 * MINUTE })
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'pay' })
  await expect(stage(page, 'Pago pelo banco')).toHaveAttribute('aria-current', 'step')
  await moveClock(request, 60 * MINUTE)
  await expect(last(page).getByRole('heading')).toHaveText('Na sua conta')
  await expect(last(page)).toContainText('Ninguém disse o contrário no prazo.')
})

/** An order of Ana's that the bank reports as paid. */
async function openPaid(page: Page, request: APIRequestContext): Promise<void> {
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await decide(request, { decision: 'pay' })
  await expect(stage(page, 'Pago pelo banco')).toHaveAttribute('aria-current', 'step')
}

const image = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'extrato.txt',
  mimeType: 'text/plain',
  buffer: await createCanvas(60, 40).encode('png'),
})

test('[MEM-06] member reports a missing payment with an image and later confirms its receipt', {
  tag: LONG,
}, async ({ page, request }) => {
  await openPaid(page, request)
  await slip(page).getByRole('button', { name: 'Não chegou' }).click()
  const dialog = page.getByRole('dialog', { name: 'Não chegou' })
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog.getByText('Escolha uma imagem antes')).toBeVisible()
  await dialog
    .getByLabel('Escolher imagem')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
  await expect(dialog.getByText('foto.png não é uma imagem PNG ou JPEG')).toBeVisible()
  await dialog.getByLabel('Escolher imagem').setInputFiles(await image())
  await expect(dialog.getByRole('img', { name: 'O que você enviou' })).toBeVisible()
  await dialog.getByLabel('O que mais devemos saber').fill('Nada no extrato de hoje')
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(stage(page, 'Informado como não recebido')).toHaveAttribute('aria-current', 'step')
  await page.reload()
  await expect(slip(page)).toContainText('Nada no extrato de hoje')
  await expect(slip(page).getByRole('img', { name: 'O que você enviou' })).toBeVisible()
  await slip(page).getByRole('button', { name: 'Chegou afinal' }).click()
  await expect(last(page)).toContainText('Você acabou confirmando.')
})

test('[MEM-06] cancels an image upload and retries a failed one', { tag: LONG }, async ({
  page,
  request,
  faults,
}) => {
  await openPaid(page, request)
  await setFault(request, 'uploadImage', { delay: 60_000 })
  await slip(page).getByRole('button', { name: 'Não chegou' }).click()
  const dialog = page.getByRole('dialog', { name: 'Não chegou' })
  await dialog.getByLabel('Escolher imagem').setInputFiles(await image())
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Parar envio' }).click()
  await expect(dialog.getByLabel('Escolher imagem')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await clearFault(request, 'uploadImage')
  await setFault(request, 'uploadImage', { kind: 'error', times: 1 })
  await dialog.getByLabel('Escolher imagem').setInputFiles(await image())
  await expect(dialog.getByText('extrato.txt não chegou')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(dialog.getByRole('img', { name: 'O que você enviou' })).toBeVisible()
  expectOnly(faults, /Failed to load resource/)
})

test('[MEM-06] returns the whole amount when the operator finds that a payment did not arrive', {
  tag: LONG,
}, async ({ page, request }) => {
  await openPaid(page, request)
  const before = amountIn(await balance(page).innerText())
  await slip(page).getByRole('button', { name: 'Não chegou' }).click()
  const dialog = page.getByRole('dialog', { name: 'Não chegou' })
  await dialog.getByLabel('Escolher imagem').setInputFiles(await image())
  await expect(dialog.getByRole('img', { name: 'O que você enviou' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await decide(request, { decision: 'return' })
  await expect(last(page)).toContainText('O pagamento não chegou à sua conta.')
  await expect.poll(async () => amountIn(await balance(page).innerText())).toBe(before + 5_000)
})

test('[MEM-06] member opens and confirms an older withdrawal from the list on a phone', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await openReady(page, request)
  for (const amount of ['50', '60,00']) {
    await fillIn(page, amount)
    await expect(form(page).getByRole('term').filter({ hasText: 'Para onde' })).toBeInViewport()
    await pay(page).click()
    await expect(slip(page).getByRole('heading')).toBeInViewport()
    await expect(stage(page, 'Enviado ao banco')).toHaveAttribute('aria-current', 'step', { timeout: 30_000 })
    await decide(request, { decision: 'pay' })
    await expect(stage(page, 'Pago pelo banco')).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Fazer outro saque' }).click()
    await expect(form(page).getByLabel('Valor')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Ver o saque de R$ 50,00' }).click()
  await expect(slip(page).getByRole('heading')).toBeInViewport()
  await slip(page).getByRole('button', { name: 'Recebi' }).click()
  await expect(last(page).getByRole('heading')).toBeFocused()
  await expect(last(page)).toContainText('49,50')
  await page.getByRole('button', { name: 'Ver o saque de R$ 60,00' }).click()
  await expect(slip(page).getByRole('heading')).toBeInViewport()
  await expect(stage(page, 'Pago pelo banco')).toHaveAttribute('aria-current', 'step')
  const states = (await ordersOf(request, token)).map(({ amount, state }) => [amount, state])
  expect(states.slice(0, 2)).toEqual([
    [6_000, 'paid'],
    [5_000, 'received'],
  ])
})

test('[MEM-05] offers a retry when the payout accounts fail to load instead of showing none', {
  tag: LONG,
}, async ({ page, request, faults }) => {
  await setFault(request, 'listPayoutAccounts', { kind: 'error' })
  await openWith(page, await sessionOf(request, 'ana'), WITHDRAW)
  const accounts = page.getByRole('region', { name: 'Para onde o dinheiro vai' })
  await expect(accounts.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(accounts).not.toContainText('Nenhuma ainda')
  await calm(request)
  await accounts.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(accounts).toContainText('Nenhuma ainda')
  expectOnly(faults, /500/)
})

test('[MEM-05] withdrawal list matches the order’s status without socket messages', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.routeWebSocket('**/wps/socket', () => {})
  await openReady(page, request)
  await fillIn(page, '50')
  await pay(page).click()
  await expect(stage(page, 'Pedido, o valor está reservado')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('row', { name: /reservado.*50,00/ })).toBeVisible({ timeout: 2_000 })
  await expect(stage(page, 'Enviado ao banco')).toHaveAttribute('aria-current', 'step', { timeout: 30_000 })
  await expect(page.getByRole('row', { name: /Enviado ao banco.*50,00/ })).toBeVisible({ timeout: 2_000 })
})

test('[MEM-05] shows staked and remaining wagering before a withdrawal and leads to the games', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const token = await sessionOf(request, 'ana')
  await payIn(request, token, 12_500)
  await openWith(page, token, WITHDRAW)
  const reason = form(page).getByRole('listitem').filter({ hasText: 'Depósito de R$ 125,00' })
  await expect(reason).toContainText(/Apostado R\$\s0,00 de R\$\s125,00/)
  await expect(reason).toContainText(/Faltam R\$\s125,00/)
  await expect(form(page).getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await form(page).getByRole('link', { name: 'Ir para os jogos' }).click()
  await expect(page).toHaveURL(`${platform.url}/games`)
})
