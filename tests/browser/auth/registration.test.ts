import { checkAffiliate } from '#protocol/agents/affiliate.ts'
import { readCaptcha } from '#protocol/auth/captcha.ts'
import { login as loginCall } from '#protocol/auth/login.ts'
import { registerByMobile, registerByUsername } from '#protocol/auth/registration.ts'
import { readRegisterSettings } from '#protocol/auth/registration-settings.ts'
import { createSliderChallenge, verifySlider } from '#protocol/auth/slider.ts'
import { expect, test } from '#tests/browser/kit/platform.ts'
import { openSealedCalls } from '#tests/browser/kit/sealed-calls.ts'
import { buttonsIn } from '#tests/browser/kit/shared-buttons.ts'
import { siteLayout } from '#tests/browser/kit/site-layout.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { JOURNEY, LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'
import { invalidInvitationPopup } from './invalid-invitation-popup.ts'
import { openLogin } from './login-popup.ts'
import {
  callsOf,
  expectLoggedIn,
  fillInByName,
  modulesWithout,
  openRegistration,
  PASSWORD,
  registrationPopup,
  siteWithCaptcha,
  submitAndFit,
} from './registration-popup.ts'

test.use({ seedFor: 'test' })

const ownCalls: string[] = [
  checkAffiliate,
  readCaptcha,
  createSliderChallenge,
  registerByUsername,
  registerByMobile,
  loginCall,
].map(({ path }) => path)

test('[ROUTE-03] /register opens the registration popup over Home, and its form sends the URL’s codes', {
  tag: LONG,
}, async ({ page }) => {
  const sent = await openSealedCalls(page, registerByUsername, 'register.off')
  const calls = callsOf(page)
  const { popup, invitation, said } = await openRegistration(
    page,
    '/register?affiliateCode=PRAIA26&referralCode=ANA777',
  )
  await expect(
    page.getByRole('heading', { name: textOf('common.popular'), includeHidden: true }),
  ).toBeVisible()
  await expect(invitation).toHaveValue('PRAIA26')
  await fillInByName(page, 'praiana')
  await submitAndFit(page)
  await expect(said).toContainText(textOf('auth.registration.methodUnavailable'))
  const check = calls.find(({ path }) => path === checkAffiliate.path)
  expect(Object.fromEntries(check?.address.searchParams ?? [])).toEqual({
    code: 'PRAIA26',
    domain: 'palpite.example',
  })
  expect(sent).toEqual([
    {
      username: 'praiana',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      affiliateCode: 'PRAIA26',
      referralCode: 'ANA777',
      registerUrl: page.url(),
      domain: 'palpite.example',
      registerMethod: 'WEB',
      countryDialingCode: '55',
      slider: expect.any(String),
      login: true,
    },
  ])
  // The invitation code is kept while the visitor browses.
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.goto('/home')
  await takenOver(page)
  await siteLayout(page).register.click()
  await expect(invitation).toHaveValue('PRAIA26')
})

test('[HEAD-01] [REG-13] always offers login to visitors, but registration only if the operator enables it', async ({
  page,
  platform,
}) => {
  await page.goto('/')
  await takenOver(page)
  const { register, logIn } = siteLayout(page)
  await expect(logIn).toBeVisible()
  await register.click()
  await expect(registrationPopup(page).popup).toBeVisible()
  await platform.set('modules', modulesWithout('DIRECTREG3'))
  await page.goto('/')
  await takenOver(page)
  await expect(logIn).toBeVisible()
  await expect(register).toHaveCount(0)
  const { popup } = await openLogin(page)
  await expect(buttonsIn(popup).register).toHaveCount(0)
  await page.goto('/register')
  await takenOver(page)
  const registration = registrationPopup(page)
  await expect(registration.popup).toContainText(textOf('auth.registration.unavailable'))
  await expect(registration.submit).toHaveCount(0)
  await buttonsIn(registration.popup).logIn.click()
  await expect(popup).toBeVisible()
})

test('[REG-08] registers with the captcha that the site requires', async ({ page, platform }) => {
  await platform.set('site', siteWithCaptcha)
  const { captcha, otherPicture } = await openRegistration(page)
  await expect(otherPicture.getByRole('presentation')).toBeVisible()
  await fillInByName(page, 'leitora')
  await expect(captcha).toHaveValue(/^\d{4}$/)
  await submitAndFit(page)
  await expectLoggedIn(page)
})

test('registration checks the form, the invitation and the slider in that order, and then logs in', {
  tag: [LONG, JOURNEY],
}, async ({ page }) => {
  const calls = callsOf(page)
  const own = () =>
    calls.filter(({ path }) => ownCalls.includes(path)).map(({ method, path }) => `${method} ${path}`)
  const { invitation, submit, agreed } = await openRegistration(page)
  expect(calls.map(({ path }) => path)).toContain(readRegisterSettings.path)
  await fillInByName(page, 'ordeira')
  await invitation.fill(' praia26 ')
  await agreed.uncheck()
  await submit.click()
  await expect(agreed).toBeFocused()
  expect(own()).toEqual([])
  await agreed.check()
  await submitAndFit(page)
  await expectLoggedIn(page)
  expect(own()).toEqual([
    `GET ${checkAffiliate.path}`,
    `POST ${createSliderChallenge.path}`,
    `PUT ${verifySlider.path}`,
    `PUT ${registerByUsername.path}`,
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test('[REG-11] shows a dialog for an unknown invitation code and keeps the form', {
  tag: LONG,
}, async ({ page }) => {
  const { invitation, popup, user, confirmation, submit, agreed } = await openRegistration(
    page,
    '/register?affiliateCode=NINGUEM9',
  )
  await fillInByName(page, 'convidada')
  await submit.click()
  const warning = invalidInvitationPopup(page)
  await expect(warning.popup).toContainText(textOf('auth.invitationWarning.text'))
  await expect(warning.ok).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(warning.popup).toHaveCount(0)
  await expect(popup).toBeVisible()
  await expect(user).toHaveValue('convidada')
  await expect(confirmation).toHaveValue(PASSWORD)
  await expect(invitation).toHaveValue('NINGUEM9')
  await expect(agreed).toBeChecked()
  await invitation.fill('')
  await submitAndFit(page)
  await expectLoggedIn(page)
})

test('[REG-17] applies an expensive pattern quickly, and skips a broken one after a single warning', async ({
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
  // With backtracking, these patterns would run longer than the age of the universe.
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(warnings.filter((text) => text.includes('([a-z'))).toHaveLength(1)
  expect(warnings.filter((text) => text.includes('cannot be applied'))).toHaveLength(1)
})
