import { applyForAgent } from '#protocol/agents/agent-application.ts'
import { listCountries } from '#protocol/auth/countries.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { stopClock } from '#tests/browser/kit/stop-clock.ts'
import { takenOver } from '#tests/browser/kit/taken-over.ts'
import { PATIENCE } from '#tests/browser/walk/auth/login-page.ts'
import { offline, timedOut } from '#tests/browser/walk/failure-messages.ts'
import { HeldCalls } from '#tests/browser/walk/held-calls.ts'
import type { Tab } from '#tests/browser/walk/tab.ts'
import type { Walker } from '#tests/browser/walk/walker.ts'
import { agentApplicationModel } from '#tests/models/agents/agent-application.ts'
import { anyOf, textOf } from '#tests/support/texts.ts'
import { exclusions } from './agent-application.exclusions.ts'

/** The model has no rule for Portugal, so the second entry accepts any number of 4 to 15 digits. */
const countries = [
  { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 },
  { countryCode: 'PT', countryDialingCode: '351', name: 'Portugal', minDigits: 4, maxDigits: 15 },
]

const messages: Readonly<Record<string, string | RegExp>> = {
  'sendApplication: offline': offline,
  'sendApplication: no answer in time': timedOut,
  'sendApplication: server error': textOf('kit.errors.ourFault'),
}

export async function walker({ page }: Tab): Promise<Walker> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const calls = await HeldCalls.hold(page, [listCountries, applyForAgent])
  const part = page.getByRole('region', { name: textOf('agents.application.title') })
  const name = part.getByLabel(textOf('common.name'))
  const country = part.getByRole('combobox', { name: textOf('auth.countryPicker.label') })
  const send = part.getByRole('button', {
    name: anyOf(textOf('agents.application.submit'), textOf('common.sending')),
  })
  const said = part.getByRole('alert')
  const says = (text: string | RegExp) => () => expect(said).toContainText(text)
  const refused = (refusal: string, value: object) => () => calls.answer(applyForAgent, { refusal, value })

  return {
    model: agentApplicationModel,
    exclusions,
    unwalked: [],
    starts: {
      start: async () => {
        await calls.forget()
        await page.clock.resume()
        await page.goto('/agent')
        await takenOver(page)
        await expect(send).toHaveAttribute('aria-disabled', 'false')
        // Stop the clock before the page gives up waiting for the countries.
        await stopClock(page, 5_000)
      },
    },
    deeds: {
      // Answer the call immediately: paths may advance the clock beyond the page's timeout.
      'form.enter': async () => {
        await name.focus()
        await calls.answer(listCountries, { value: { countries } })
      },
      'field.change name': () => name.fill('Lia Prado'),
      'field.change mobile number': () =>
        part.getByLabel(textOf('common.phoneNumber'), { exact: true }).fill('11988887777'),
      'field.change incomplete email': () => part.getByLabel(textOf('agents.application.email')).fill('lia@'),
      'country.choose Portugal': async () => {
        await country.selectOption('351')
      },
      'channel.choose friends': async () => {
        await part.getByLabel(textOf('agents.application.channel')).selectOption('friends')
      },
      // `force` presses the button even while it is disabled.
      'form.submit': () => send.click({ force: true }),
      'countries: countries loaded': () => expect(country.getByRole('option')).toHaveCount(countries.length),
      'sendApplication: received': () => calls.answer(applyForAgent, { value: { id: 'a1' } }),
      'sendApplication: mobile number refused': refused('application.mobileInvalid', {}),
      'sendApplication: too many attempts': refused('application.throttled', { retryAfter: 120_000 }),
      'sendApplication: offline': () => calls.answer(applyForAgent, 'broken'),
      'sendApplication: no answer in time': async () => {
        await calls.answer(applyForAgent, 'silence')
        await page.clock.runFor(PATIENCE)
      },
      'sendApplication: too many requests': () =>
        calls.answer(applyForAgent, { status: 429, code: 'call.throttled', retryAfter: 60 }),
      'sendApplication: server error': () =>
        calls.answer(applyForAgent, { status: 500, code: 'server.failed' }),
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    sights: {
      'form.editing.idle': () => expect(said).toHaveCount(0),
      'form.editing.invalid': async ({ label }) => {
        await expect(said).toHaveCount(0)
        // Check the field's error only after these steps, since later typing clears it.
        if (/^(form|sendApplication)/.test(label))
          await expect(part.locator('[aria-invalid="true"]').first()).toBeVisible()
      },
      'form.editing.failed': ({ label }) => expect(said).toContainText(messages[label] ?? /\S/),
      'form.sending': () => expect(send).toHaveText(textOf('common.sending')),
      'form.throttled': async () => {
        await says(textOf('common.tooManyAttempts'))()
        await expect(send).toHaveAttribute('aria-disabled', 'true')
      },
      'form.received': () =>
        expect(part.getByRole('status')).toContainText(textOf('agents.application.receivedTitle')),
      countries: { unseen: 'The countries are visible only in the opened list.' },
    },
    provoked: /ERR_|429|500/,
  }
}
