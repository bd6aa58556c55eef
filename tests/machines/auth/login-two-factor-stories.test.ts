import { expect, test } from 'vitest'
import type { LoginAnswer } from '#api/auth/login.ts'
import { loadDevice } from '#api/auth/remembered-device.ts'
import type { TwoFactorAnswer } from '#api/auth/two-factor-login.ts'
import {
  ana,
  createPlatformOfStory,
  letIn,
  openPopup,
  settle,
  tellStoriesApart,
} from '#tests/support/auth/login-story.ts'

tellStoriesApart()

const asked: LoginAnswer = {
  ok: false,
  refusal: {
    code: 'login.secondStepNeeded',
    message: '',
    value: { challenge: 'hers', expiresAt: '2030-01-01T00:05:00.000Z' },
  },
}
const expired: TwoFactorAnswer = {
  ok: false,
  refusal: { code: 'secondStep.expired', message: '', value: {} },
}

/** Opens the popup at the two-factor step, after a correct password. */
async function openTwoFactor(answer: TwoFactorAnswer) {
  const story = createPlatformOfStory()
  story.platform.logins.push(asked, letIn)
  story.platform.twoFactors.push(answer)
  const popup = openPopup(story)
  popup.type('username', ' Ana ')
  popup.type('password', 'secret')
  await popup.submit()
  await popup.slide()
  const step = popup.attempt()?.children.twoFactor
  if (!step) throw new Error('No second step is asked for.')
  const type = async (code: string) => {
    step.send({ type: 'code.change', code })
    step.send({ type: 'code.submit' })
    await settle()
  }
  return { story, popup, step, type }
}

test('[LOGIN-17] the login asks for a two-factor code and succeeds with it', async () => {
  const { story, popup, type } = await openTwoFactor({ ok: true, value: { ...ana, device: null } })
  expect(popup.attempt()?.matches('twoFactor')).toBe(true)
  expect(popup.now().status).toBe('active')
  await type('123456')
  expect(story.platform.twoFactorRequests).toEqual([
    { challenge: 'hers', code: '123456', rememberDevice: false },
  ])
  expect(popup.now().output).toEqual({ loggedIn: ana, method: 'username', password: 'secret' })
  expect(loadDevice({ username: 'ana' })).toBeNull()
})

test('the device token of the two-factor step is stored for the entered username', async () => {
  const { step, type } = await openTwoFactor({ ok: true, value: { ...ana, device: 'device' } })
  step.send({ type: 'remember.change', remember: true })
  await type('123456')
  expect(loadDevice({ username: 'ANA' })).toBe('device')
  expect(loadDevice({ username: 'bruno' })).toBeNull()
})

test('an expired two-factor step returns to the login form, which keeps its fields', async () => {
  const { story, popup, type } = await openTwoFactor(expired)
  await type('123456')
  expect(popup.now().matches({ open: { form: { editing: 'refused' } } })).toBe(true)
  expect(popup.now().context.refusal).toBe('secondStep.expired')
  expect(popup.now().context.fields).toMatchObject({ username: ' Ana ', password: 'secret' })
  await popup.submit()
  await popup.slide()
  expect(story.platform.loginRequests).toHaveLength(2)
  expect(popup.now().status).toBe('done')
})

test('going back from the two-factor step shows the unchanged login form', async () => {
  const { popup, step } = await openTwoFactor(expired)
  step.send({ type: 'twoFactor.cancel' })
  await settle()
  expect(popup.now().matches({ open: { form: { editing: 'idle' } } })).toBe(true)
  expect(popup.now().context.fields).toMatchObject({ username: ' Ana ', password: 'secret' })
})

test.each(['forgot', 'register'] as const)('the login popup can be left for another popup: %s', (to) => {
  const popup = openPopup(createPlatformOfStory())
  popup.actor.send({ type: 'login.leave', to })
  expect(popup.now().output).toEqual({ left: to })
})
