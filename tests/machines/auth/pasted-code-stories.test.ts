import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'
import { openForgotten } from '#tests/support/auth/forgot-story.ts'
import { createPlatformOfStory, openPopup, tellStoriesApart } from '#tests/support/auth/login-story.ts'
import { createRegistrationStory, openRegistration } from '#tests/support/auth/registration-story.ts'

const MESSAGE = 'Palpite: seu código é 123456. Ele vale 10 minutos.'

tellStoriesApart()
afterEach(registrationDraft.clear)
afterEach(forgotPasswordDraft.clear)

test('pasting a whole text message into the login keeps only its code', () => {
  const popup = openPopup(createPlatformOfStory())
  popup.actor.send({ type: 'method.choose', method: 'sms' })
  popup.type('code', MESSAGE)
  popup.type('username', '123456 palpites')
  expect(popup.now().context.fields).toMatchObject({ code: '123456', username: '123456 palpites' })
})

test('pasting a whole text message into the registration keeps only its code', async () => {
  const popup = await openRegistration(createRegistrationStory())
  popup.type('verificationCode', MESSAGE)
  popup.type('nickname', '123456 palpites')
  expect(popup.now().context.fields).toMatchObject({
    verificationCode: '123456',
    nickname: '123456 palpites',
  })
})

test('pasting a whole text message into the password reset keeps only its code', () => {
  const popup = openForgotten()
  popup.type({ code: MESSAGE, newPassword: '123456 palpites' })
  expect(popup.now().context.fields).toMatchObject({ code: '123456', newPassword: '123456 palpites' })
})

test('pasting a whole text message into the two-factor step keeps only its code', () => {
  const input = { challenge: 'hers', expiresAt: '2030-01-01T00:05:00.000Z' }
  const actor = createActor(twoFactorMachine, { input }).start()
  actor.send({ type: 'code.change', code: MESSAGE })
  actor.send({ type: 'kind.choose', kind: 'recovery' })
  actor.send({ type: 'code.change', code: 'caju-123456' })
  expect(actor.getSnapshot().context.codes).toEqual({ authenticator: '123456', recovery: 'caju-123456' })
})
