import { makeNewAgent } from '#tests/browser/agents/new-agent.ts'
import { memberActions, teamPage } from '#tests/browser/agents/team-page.ts'
import { openWith } from '#tests/browser/kit/log-in.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { LONG } from '#tests/support/is-long.ts'
import { patternOf, textOf } from '#tests/support/texts.ts'
import { amountForm } from './amount-form.ts'
import { paymentPasswordForm } from './payment-password-form.ts'

test('[AGENT-07] an agent sets a first payment password in the transfer dialog and sends money with it', {
  tag: LONG,
}, async ({ page, request }) => {
  const { token, password } = await makeNewAgent(request, {
    above: 'agente.sul',
    account: 'novoagente',
    player: 'primeirojogador',
    money: 5_000,
  })
  await openWith(page, token, '/agentHome/team')
  const { details } = teamPage(page)
  await page.getByRole('row', { name: 'primeirojogador' }).click()
  await memberActions(details('primeirojogador')).sendMoney.click()
  const dialog = page.getByRole('dialog', {
    name: textOf('cashier.transfer.dialogTitle', { account: 'primeirojogador' }),
  })
  const passwordForm = paymentPasswordForm(dialog)

  await expect(dialog).toContainText(textOf('cashier.paymentPasswordSetup.lead'))
  const chosen = passwordForm.fresh
  const again = passwordForm.again
  const login = passwordForm.loginPassword
  const set = passwordForm.create
  await chosen.fill('135790')
  await again.fill('135791')
  await login.fill('outra-senha-1')
  await set.click()
  await expect(dialog).toContainText(textOf('common.passwordsDiffer'))
  await expect(again).toBeFocused()
  await again.fill('135790')
  await set.click()
  await expect(dialog).toContainText(patternOf('common.loginPasswordWrong'))
  await expect(chosen).toHaveValue('135790')
  await login.fill(password)
  await set.click()

  await amountForm(dialog).amount.fill('20')
  await buttonsIn(dialog).proceed.click()
  const asked = passwordForm.password
  const send = amountForm(dialog).send
  await asked.fill('000000')
  await send.click()
  await expect(dialog).toContainText(patternOf('cashier.transfer.passwordWrong'))
  await asked.fill('135790')
  await send.click()
  await expect(dialog.getByRole('status')).toContainText(
    patternOf('cashier.transfer.sent', { account: 'primeirojogador' }),
  )
  await buttonsIn(dialog).done.click()
  await expect(details('primeirojogador').locator('dl').first()).toContainText('R$ 20,00')
})
