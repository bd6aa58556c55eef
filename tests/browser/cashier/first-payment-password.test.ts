import { makeNewAgent } from '#tests/browser/agents/new-agent.ts'
import { teamOn } from '#tests/browser/agents/team-page.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { LONG } from '#tests/support/is-long.ts'

test('[AGENT-07] agent sets a first payment password in the transfer dialog and sends money with it', {
  tag: LONG,
}, async ({ page, request }) => {
  const { token, password } = await makeNewAgent(request, {
    above: 'agente.sul',
    account: 'novoagente',
    player: 'primeirojogador',
    money: 5_000,
  })
  await openWith(page, token, '/agentHome/team')
  const { details } = teamOn(page)
  await page.getByRole('row', { name: 'primeirojogador' }).click()
  await details('primeirojogador').getByRole('button', { name: 'Enviar dinheiro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar dinheiro a primeirojogador' })

  await expect(dialog).toContainText('Você ainda não tem uma')
  const chosen = dialog.getByLabel('Nova senha de pagamento')
  const again = dialog.getByLabel('Senha de pagamento mais uma vez')
  const login = dialog.getByLabel('Senha com que você entra')
  const set = dialog.getByRole('button', { name: 'Criar senha de pagamento' })
  await chosen.fill('135790')
  await again.fill('135791')
  await login.fill('outra-senha-1')
  await set.click()
  await expect(dialog).toContainText('As duas não são iguais.')
  await expect(again).toBeFocused()
  await again.fill('135790')
  await set.click()
  await expect(dialog).toContainText('Esta não é a sua senha de acesso. Tentativas restantes:')
  await expect(chosen).toHaveValue('135790')
  await login.fill(password)
  await set.click()

  await dialog.getByLabel('Valor').fill('20')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const asked = dialog.getByLabel('Senha de pagamento')
  const send = dialog.getByRole('button', { name: /^Enviar R\$/ })
  await asked.fill('000000')
  await send.click()
  await expect(dialog).toContainText('Esta não é a sua senha de pagamento. Nada foi enviado.')
  await asked.fill('135790')
  await send.click()
  await expect(dialog.getByRole('status')).toContainText('chegou a primeirojogador')
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  await expect(details('primeirojogador').locator('dl').first()).toContainText('R$ 20,00')
})
