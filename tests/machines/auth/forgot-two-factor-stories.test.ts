import { expect, test } from 'vitest'
import { loadDevice } from '#api/auth/remembered-device.ts'
import { openForgotten } from '#tests/support/auth/forgot-story.ts'
import { ana, settle, tellStoriesApart } from '#tests/support/auth/login-story.ts'

const hers = { countryDialingCode: '55', mobileNum: '11988880001' }
const byMobile = { mobile: '(11) 98888-0001', newPassword: 'caju-e-manga-7', code: '123456' }

tellStoriesApart()

/** Opens the popup at the two-factor step, after a new password was accepted. */
async function openTwoFactor() {
  const popup = openForgotten()
  const value = { challenge: 'hers', expiresAt: '2030-01-01T00:05:00.000Z' }
  popup.platform.changes.push({
    ok: false,
    refusal: { code: 'login.secondStepNeeded', message: '', value },
  })
  popup.type(byMobile)
  await popup.submit()
  const step = popup.attempt()?.children.twoFactor
  if (!step) throw new Error('No second step is asked for.')
  return { ...popup, step }
}

test('a valid two-factor code after a password reset logs in and trusts the device', async () => {
  const { platform, now, step } = await openTwoFactor()
  platform.twoFactors.push({ ok: true, value: { ...ana, device: 'device' } })
  step.send({ type: 'code.change', code: '123456' })
  step.send({ type: 'code.submit' })
  await settle()
  expect(now().output).toEqual({ loggedIn: ana, method: 'sms' })
  expect([loadDevice({ username: 'ana' }), loadDevice(hers)]).toEqual(['device', 'device'])
})

test('going back from the two-factor step of a password reset reports that the password was changed', async () => {
  const { actor, now, step } = await openTwoFactor()
  step.send({ type: 'twoFactor.cancel' })
  await settle()
  expect(now().matches({ open: { form: 'changed' } })).toBe(true)
  actor.send({ type: 'forgot.leave' })
  expect(now().output).toEqual({ left: 'login' })
})
