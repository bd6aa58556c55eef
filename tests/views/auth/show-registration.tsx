import { expect } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import type { Language } from '#domain/text/language.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import type { RegistrationInput, RegistrationOffer } from '#machines/auth/registration.types.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import { createRegistrationStory } from '#tests/support/auth/registration-story.ts'
import { show } from '#tests/views/kit/show.tsx'
import { anyOf, patternIn, patternOf, textIn, textOf } from '#tests/views/kit/texts.ts'
import { Registration } from '#ui/auth/registration/registration.tsx'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds a registration field by its name, in any language. */
    getByField(name: RegistrationField): Locator
  }
}
locators.extend({ getByField: (name: RegistrationField) => `css=input[name="${name}"]` })

export const PASSWORD = 'segredo-123'

const brazil: Country = {
  countryCode: 'BR',
  countryDialingCode: '55',
  name: 'Brasil',
  minDigits: 10,
  maxDigits: 11,
}

type Shown = {
  rules: RegistrationRules
  offer?: Partial<RegistrationOffer>
  codeSender?: RegistrationInput['codeSender']
  countries?: readonly Country[]
  language?: Language
}

export async function showRegistration({
  rules,
  offer,
  codeSender = 'platform',
  countries = [brazil],
  language = 'pt',
}: Shown) {
  const { platform, registrations, machine } = createRegistrationStory(rules)
  const served = countriesMachine.provide({
    actors: { readCountries: fromPromise<readonly Country[]>(async () => countries) },
  })
  const actor = createActor(machine.provide({ actors: { countries: served } }), {
    input: {
      offer: {
        methods: ['mobile', 'username'],
        mobilePasswordAsked: true,
        codeAsked: true,
        captchaAsked: false,
        ...offer,
      },
      codeSender,
      dialingCode: '55',
      countdowns: {},
      codes: { affiliateCode: '', referralCode: '' },
      place: { registerUrl: 'https://palpite.example/register', domain: 'palpite.example' },
      draft: null,
    },
  }).start()
  const onClose = () => actor.stop()
  await show(<Registration actor={actor} banner={null} onTerms={() => {}} onClose={onClose} />, language)
  await expect.element(terms).toBeVisible()
  return { platform, registrations }
}

export const popup = page.getByRole('dialog', {
  name: anyOf(textOf('common.signUp'), textIn('en', 'common.signUp')),
})
export const byName = page.getByRole('tab', {
  name: anyOf(textOf('common.username'), textIn('en', 'common.username')),
})
export const byMobile = page.getByRole('tab', {
  name: anyOf(textOf('common.phoneNumber'), textIn('en', 'common.phoneNumber')),
})
export const terms = page.getByRole('checkbox')
export const submit = popup.getByRole('button', {
  name: anyOf(
    textOf('common.signUp'),
    textIn('en', 'common.signUp'),
    textOf('common.creatingAccount'),
    textIn('en', 'common.creatingAccount'),
  ),
})
export const getCode = popup.getByRole('button', {
  name: anyOf(
    textOf('auth.smsCode.request'),
    textIn('en', 'auth.smsCode.request'),
    patternOf('auth.smsCode.resendIn'),
    patternIn('en', 'auth.smsCode.resendIn'),
    textOf('common.sending'),
    textIn('en', 'common.sending'),
  ),
})
export const message = popup.getByRole('alert')
export const field = (name: RegistrationField) => page.getByField(name)

/** Types into a field and leaves it, without Playwright's round trips, which add up for many fields. */
export function type(name: RegistrationField, text: string): void {
  const input = field(name).element() as HTMLInputElement
  input.focus()
  input.select()
  document.execCommand('insertText', false, text)
  input.blur()
}

export async function fillInByName(user: string): Promise<void> {
  await byName.click()
  await field('username').fill(user)
  await field('password').fill(PASSWORD)
  await field('confirmPassword').fill(PASSWORD)
}
