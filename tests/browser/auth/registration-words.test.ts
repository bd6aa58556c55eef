import { expect, test } from '#tests/browser/kit/platform.ts'
import { setFault } from '#tests/browser/kit/sandbox.ts'
import { rulesWith } from '#tests/support/auth/register-rules.ts'
import { invalidInvitationPopup } from './invalid-invitation-popup.ts'
import {
  fillInByName,
  modulesWithout,
  openRegistration,
  siteWithCaptcha,
  submitAndFit,
} from './registration-popup.ts'

test.use({ seedFor: 'test' })

const EMPTY = 'Este campo não pode ficar vazio.'

test('[REG-20] shows specific messages for passwords, codes, mobiles, names, invitations and captchas', async ({
  page,
  platform,
  request,
}) => {
  await platform.set('site', siteWithCaptcha)
  const { byName, user, password, mobile, code, field, captcha, invitation, submit, popup } =
    await openRegistration(page)
  await submit.click()
  await expect(mobile).toHaveAccessibleDescription('Digite um número de celular válido.')
  await expect(code).toHaveAccessibleDescription('Digite um código válido, da mensagem de texto.')
  await expect(captcha).toHaveAccessibleDescription('Digite os números que você vê.')
  await mobile.fill('123')
  await mobile.blur()
  await expect(mobile).toHaveAccessibleDescription(
    'Não é um celular. Digite DDD e 9 dígitos: (11) 91234-5678.',
  )
  await code.fill('12ab')
  await code.blur()
  await expect(code).toHaveAccessibleDescription('Digite um código válido, da mensagem de texto.')
  await byName.click()
  await submit.click()
  await expect(user).toHaveAccessibleDescription(EMPTY)
  for (const wrong of ['curta', 'longa-demais-para-uma-senha']) {
    await password.fill(wrong)
    await password.blur()
    await expect(password).toHaveAccessibleDescription('A senha deve ter de 8 a 20 caracteres.')
  }
  await field('payeeName').fill('Ana 2')
  await field('payeeName').blur()
  await expect(field('payeeName')).toHaveAccessibleDescription(
    'O formato do nome está incorreto. Letras, espaços, apóstrofos, hifens e pontos, de 2 a 60 no total.',
  )
  await field('payeeName').fill('Ana Lúcia')
  await mobile.fill('')
  await code.fill('')
  await fillInByName(page, 'convidada')
  await invitation.fill('PRAIA26')
  await setFault(request, 'registerByUsername', {
    kind: 'refusal',
    code: 'register.affiliateInvalid',
    value: {},
  })
  await submitAndFit(page)
  await invalidInvitationPopup(page).ok.click()
  await expect(popup).toBeVisible()
  await expect(invitation).toHaveAccessibleDescription('Código de convite inválido.')
})

test('[REG-17] applies an expensive pattern quickly, and skips a broken one with a single warning', async ({
  page,
  platform,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await platform.set('modules', modulesWithout('MOBILENUMREG3'))
  await platform.set(
    'registerRules',
    rulesWith({
      nickname: { acceptedPattern: '^(([a-z])+.)+[A-Z]([a-z])+$', patternId: null, maxLength: 1_000 },
      address: { acceptedPattern: '^(a|a?)+$', patternId: null, maxLength: 1_000 },
      occupation: { acceptedPattern: '([a-z', patternId: null, maxLength: 1_000 },
    }),
  )
  const { field, submit, user } = await openRegistration(page)
  const long = 'a'.repeat(1_000)
  const began = performance.now()
  for (const name of ['nickname', 'address', 'occupation'] as const) {
    await field(name).fill(`${long.slice(0, 999)}${name === 'address' ? '!' : 'a'}`)
    await field(name).blur()
  }
  await submit.click()
  await expect(user).toBeFocused()
  await expect(field('nickname')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('address')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('occupation')).not.toHaveAttribute('aria-invalid')
  // With backtracking these patterns would take longer than the age of the universe.
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(warnings.filter((text) => text.includes('([a-z'))).toHaveLength(1)
  expect(warnings.filter((text) => text.includes('cannot be applied'))).toHaveLength(1)
})
