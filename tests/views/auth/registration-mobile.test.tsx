import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rulesWith } from '#tests/support/auth/registration-rules.ts'
import { fakeClock } from '#tests/views/kit/fake-clock.ts'
import { patternOf, textOf } from '#tests/views/kit/texts.ts'
import { field, fillInByName, getCode, PASSWORD, popup, showRegistration } from './show-registration.tsx'
import { solveSlider } from './solved-slider.ts'

const countryLike = (countryCode: string, countryDialingCode: string, name: string) => ({
  countryCode,
  countryDialingCode,
  name,
  minDigits: 8,
  maxDigits: 11,
})

const countries = [
  countryLike('BR', '55', 'Brasil'),
  countryLike('BO', '591', 'Bolívia'),
  countryLike('PT', '351', 'Portugal'),
  countryLike('UY', '598', 'Uruguai'),
]

const rules = rulesWith({})

test('[REG-21] lets the visitor select a country by mouse, keyboard, name or dialling code', async () => {
  const { platform } = await showRegistration({ rules, countries })
  platform.codes.push({ ok: true, value: { wait: 60_000 } })
  const country = popup.getByRole('combobox', { name: patternOf('auth.countryPicker.label') })
  const search = popup.getByRole('combobox', { name: textOf('auth.countryPicker.search') })
  const options = popup.getByRole('option')
  const optionTexts = () => options.elements().map((option) => option.textContent)
  await expect.element(country).toHaveAccessibleName(textOf('auth.countryPicker.chosen', { 0: 'Brasil +55' }))
  await country.click()
  await expect.element(search).toHaveFocus()
  await expect.poll(optionTexts).toEqual(['Brasil+55', 'Bolívia+591', 'Portugal+351', 'Uruguai+598'])
  await page.getByRole('option', { name: /Uruguai/ }).click()
  await expect
    .element(country)
    .toHaveAccessibleName(textOf('auth.countryPicker.chosen', { 0: 'Uruguai +598' }))
  await expect.element(country).toHaveTextContent('+598')
  await expect.element(options).not.toBeInTheDocument()
  // Use only the keyboard, and search by dialling code.
  ;(country.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('351')
  await expect.poll(optionTexts).toEqual(['Portugal+351'])
  await userEvent.keyboard('{Enter}')
  await expect
    .element(country)
    .toHaveAccessibleName(textOf('auth.countryPicker.chosen', { 0: 'Portugal +351' }))
  await expect.element(country).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('bolivia')
  await expect.poll(optionTexts).toEqual(['Bolívia+591'])
  await search.fill('Atlântida')
  await expect.element(popup.getByText(textOf('auth.countryPicker.empty'))).toBeVisible()
  // Enter in the list of countries does not submit the form.
  await userEvent.keyboard('{Enter}')
  expect(popup.element().querySelector('[aria-invalid="true"]')).toBeNull()
  await country.click()
  await search.fill('Atlântida')
  // Escape closes the list, not the popup.
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(popup).toBeVisible()
  await expect.element(country).toHaveFocus()
  await expect
    .element(country)
    .toHaveAccessibleName(textOf('auth.countryPicker.chosen', { 0: 'Portugal +351' }))
  await field('mobileNum').fill('912 345 678')
  await getCode.click()
  await solveSlider()
  await expect
    .poll(() => platform.codeRequests)
    .toEqual([
      {
        use: 'register',
        mobile: { countryDialingCode: '351', mobileNum: '912345678' },
        slider: 'pass 1',
      },
    ])
})

test('[REG-21] loads at most one captcha per second and keeps the field values', async () => {
  fakeClock()
  const { platform } = await showRegistration({ rules, offer: { captchaAsked: true } })
  await fillInByName('leitora')
  const otherPicture = popup.getByRole('button', { name: textOf('auth.captcha.refresh') })
  // Do not click through Vitest, since the clock runs during its actions.
  const press = async (times: number) => {
    for (let time = 0; time < times; time++) (otherPicture.element() as HTMLElement).click()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(platform.captchas).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await press(3)
  expect(platform.captchas).toBe(2)
  await vi.advanceTimersByTimeAsync(999)
  await press(1)
  expect(platform.captchas).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  await press(1)
  expect(platform.captchas).toBe(3)
  await expect
    .element(otherPicture.getByRole('presentation'))
    .toHaveAttribute('src', expect.stringContaining('picture 3'))
  await expect.element(field('username')).toHaveValue('leitora')
  await expect.element(field('password')).toHaveValue(PASSWORD)
  await expect.element(field('captcha')).toBeVisible()
})
