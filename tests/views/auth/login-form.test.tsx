import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallFailed } from '#api/http/call-failed.ts'
import { wrong } from '#tests/support/auth/login-story.ts'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { captcha, logIn, message, otherPicture, password, showLogin, submit, user } from './show-login.tsx'
import { solveSlider } from './solved-slider.ts'

const mobile = page.getByRole('textbox', { name: textOf('cashier.payoutAccount.keyKindPhone') })

test('[LOGIN-01] shows a tab for login by code, which can be opened by keyboard', async () => {
  await showLogin({ smsOffered: true })
  const byName = page.getByRole('tab', { name: textOf('common.username') })
  await expect
    .poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual([textOf('common.username'), textOf('cashier.payoutAccount.keyKindPhone')])
  await expect.element(byName).toHaveAttribute('aria-selected', 'true')
  ;(byName.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(mobile).toBeVisible()
  await expect.element(user).not.toBeInTheDocument()
})

test('[LOGIN-01] shows no tabs when login by code is disabled', async () => {
  await showLogin()
  await expect.element(user).toBeVisible()
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
})

test('[LOGIN-02] marks empty fields, and trims the username before sending it', async () => {
  const { platform } = await showLogin()
  platform.logins.push(wrong(false))
  await user.fill('   ')
  await submit.click()
  await expect.element(user).toHaveAccessibleDescription(textOf('auth.username.required'))
  await expect.element(password).toHaveAccessibleDescription(textOf('auth.login.passwordRequired'))
  await expect.element(user).toHaveFocus()
  await user.fill(' ana ')
  await expect.element(user).toHaveAccessibleDescription('')
  await submit.click()
  await expect.element(password).toHaveFocus()
  expect(platform.sliderActions).toEqual([])
  await password.fill(' palpite-demo-1 ')
  await submit.click()
  await solveSlider()
  await expect.element(message.getByText(textOf('auth.login.wrong'))).toBeVisible()
  expect(platform.loginRequests).toEqual([
    expect.objectContaining({
      type: 'username',
      username: 'ana',
      password: 'palpite-demo-1',
      slider: 'pass 1',
    }),
  ])
})

test('[LOGIN-13] shows and hides the password, also by keyboard', async () => {
  await showLogin()
  await password.fill('segredo-9')
  await expect.element(password).toHaveAttribute('type', 'password')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: textOf('auth.password.show') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('segredo-9')
  await page.getByRole('button', { name: textOf('auth.password.hide') }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('[LOGIN-04] shows a captcha when the platform requires one, and a new captcha after a wrong entry', async () => {
  const { platform } = await showLogin()
  platform.logins.push(
    wrong(false),
    wrong(true),
    { ok: false, refusal: { code: 'login.captchaWrong', message: '', value: { captcha: true } } },
    wrong(true),
  )
  for (const isLast of [false, true]) {
    await logIn('ninguem.captcha', 'errada-1')
    await expect.element(message).toMatchTextContent(textOf('auth.login.wrong'))
    await expect.element(submit).toHaveTextContent(textOf('common.logIn'))
    await expect.element(password).toHaveFocus()
    await expect.poll(() => captcha.elements()).toHaveLength(isLast ? 1 : 0)
  }
  const picture = otherPicture.getByRole('presentation')
  await expect.element(picture).toHaveAttribute('src', expect.stringContaining('picture'))
  const before = picture.element().getAttribute('src') ?? ''
  await submit.click()
  await expect.element(captcha).toHaveAccessibleDescription(textOf('auth.captcha.required'))
  await expect.element(captcha).toHaveFocus()
  await captcha.fill('0')
  await logIn('ninguem.captcha', 'errada-4')
  await expect.element(message).toMatchTextContent(textOf('auth.captcha.incorrect'))
  await expect.element(captcha).toHaveFocus()
  await expect.element(captcha).toHaveValue('')
  await expect.element(user).toHaveValue('ninguem.captcha')
  await expect.element(password).toHaveValue('errada-4')
  await expect.element(picture).not.toHaveAttribute('src', before)
  await captcha.fill('1234')
  await logIn('ninguem.captcha', 'errada-5')
  await expect.element(message).toMatchTextContent(textOf('auth.login.wrong'))
  expect(platform.loginRequests[3]).toMatchObject({ captcha: '1234' })
})

test('keeps the login fields after a wrong password and focuses the password', async () => {
  const { platform } = await showLogin()
  platform.logins.push(wrong(false))
  await logIn('ana', 'errada')
  await expect.element(password).toHaveFocus()
  await expect.element(user).toHaveValue('ana')
  await expect.element(password).toHaveValue('errada')
})

test('shows agents the login form in English, without free play or registration', async () => {
  await showLogin({ side: 'agent', freePlayOffered: false, registrationOffered: false }, 'en')
  await expect.element(page.getByLabelText(textIn('en', 'common.username'))).toHaveFocus()
  await page.getByRole('button', { name: textIn('en', 'common.logIn') }).click()
  await expect
    .element(page.getByLabelText(textIn('en', 'common.username')))
    .toHaveAccessibleDescription(textIn('en', 'auth.username.required'))
  for (const name of [textIn('en', 'auth.login.playDemo'), textIn('en', 'common.signUp')])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test('reports that a login got no response, and can send it again', async () => {
  const { platform } = await showLogin()
  platform.logins.push(new CallFailed('timeout'), new CallFailed('timeout'))
  await logIn('ana', 'palpite-demo-1')
  await expect.element(message).toBeVisible()
  await submit.click()
  await solveSlider()
  await expect.poll(() => platform.loginRequests).toHaveLength(2)
})
