import { registerFirst } from '#tests/browser/account/member-page.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { calm } from '#tests/browser/kit/sandbox.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { modulesWithout, registrationPopup } from './registration-popup.ts'
import { startFreePlay } from './trial-player.ts'

const pages = [
  ['/member', 'Minha conta', 'vê onde está conectado'],
  ['/member/transferFund', 'Carteira', 'onde está seu dinheiro'],
  ['/member/depositv2', 'Depositar', 'você deposita aqui'],
  ['/member/withdraw', 'Sacar', 'você saca aqui seus ganhos'],
  ['/member/bettingRecord', 'Histórico de apostas', 'cada aposta sua aparece aqui'],
  ['/member/messageV2', 'Mensagens', 'você lê aqui o que avisamos'],
  ['/member/vip', 'VIP', 'seu nível VIP'],
  ['/task', 'Tarefas', 'pelo que se faz uma vez só'],
  ['/pointMall', 'Loja de pontos', 'você troca aqui seus pontos'],
] as const

test.use({ seedFor: 'test' })
test.afterEach(({ request }) => calm(request))

test('[SESS-04] member pages show a trial player their name, their benefit and the way to register', {
  tag: LONG,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, await startFreePlay(request))
  const main = page.getByRole('main')
  for (const [path, name, gives] of pages) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
    await expect(registerFirst(main).text).toBeVisible()
    await expect(main.getByText(gives)).toBeVisible()
  }
  await buttonsIn(main).register.click()
  await expect(registrationPopup(page).popup).toBeVisible()
})

test('[SESS-04] disables the register button with a reason when registration is off', {
  tag: LONG,
}, async ({ page, request, platform }) => {
  const token = await startFreePlay(request)
  await platform.set('modules', modulesWithout('DIRECTREG3'))
  await openWith(page, token, '/member/depositv2')
  const register = buttonsIn(page.getByRole('main')).register
  await expect(register).toHaveAttribute('aria-disabled', 'true')
  await expect(register).toHaveAccessibleDescription('Ninguém pode se cadastrar agora')
  await expect(page.getByRole('main').getByText('Ninguém pode se cadastrar agora')).toBeVisible()
})
