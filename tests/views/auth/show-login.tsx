import { page } from 'vitest/browser'
import { createActor, type InputFrom } from 'xstate'
import type { Language } from '#domain/text/language.ts'
import type { loginMachine } from '#machines/auth/login.machine.ts'
import { createPlatformOfStory } from '#tests/support/auth/login-story.ts'
import { show } from '#tests/views/kit/show.tsx'
import { anyOf, textOf } from '#tests/views/kit/texts.ts'
import { LoginSteps } from '#ui/auth/login/login-steps.tsx'
import { solveSlider } from './solved-slider.ts'

type LoginInput = InputFrom<typeof loginMachine>

const visitor: LoginInput = {
  side: 'player',
  smsOffered: false,
  freePlayOffered: true,
  registrationOffered: true,
  codeSender: 'platform',
  remembered: null,
  dialingCode: '55',
  countdowns: {},
  throttledUntil: 0,
}

export async function showLogin(input: Partial<LoginInput> = {}, language: Language = 'pt') {
  const { platform, machine } = createPlatformOfStory()
  const actor = createActor(machine, { input: { ...visitor, ...input } }).start()
  const { unmount } = await show(<LoginSteps actor={actor} onTerms={() => {}} />, language)
  return { platform, unmount }
}

export const user = page.getByLabelText(textOf('common.username'))
export const password = page.getByLabelText(textOf('common.password'), { exact: true })
export const captcha = page.getByLabelText(textOf('auth.captcha.label'))
export const otherPicture = page.getByRole('button', { name: textOf('auth.captcha.refresh') })
export const submit = page.getByRole('button', {
  name: anyOf(textOf('common.logIn'), textOf('auth.login.submitting')),
})
export const message = page.getByRole('alert')

export async function logIn(account: string, secret: string): Promise<void> {
  await user.fill(account)
  await password.fill(secret)
  await submit.click()
  await solveSlider()
}
