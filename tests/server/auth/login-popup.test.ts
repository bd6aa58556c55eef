import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate'
import { clientId } from '#api/http/client-id.ts'
import type { loginMachine } from '#machines/auth/login.machine.ts'
import type { sliderMachine } from '#machines/auth/slider.machine.ts'
import { loginFlow } from '#pages/auth/login.flow.ts'
import { captchaChallenge } from '#server/auth/challenges/captcha.table.ts'
import { sliderChallenge } from '#server/auth/challenges/slider.table.ts'
import { makeMobileMember } from '#tests/support/auth/sms.ts'
import { newestCode, type OpenedPlatform } from '#tests/support/client.ts'
import { knownPassword, makeMember } from '#tests/support/members.ts'
import { openPlatform } from '#tests/support/platform.ts'

/** These tests run the login popup's chart and its child actors, without stubs, against a platform. */

let opened: OpenedPlatform
beforeAll(async () => {
  opened = await openPlatform()
})
afterAll(() => opened.close())
beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => opened.request(path, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function openPopup() {
  const actor = createActor(loginFlow, {
    input: {
      side: 'player',
      smsOffered: true,
      freePlayOffered: true,
      registrationOffered: true,
      codeSender: 'platform' as const,
      remembered: null,
      dialingCode: '55',
      countdowns: {},
      throttledUntil: 0,
    },
  })
  return actor.start()
}

type Popup = ActorRefFrom<typeof loginMachine>
type Snapshot = SnapshotFrom<typeof loginMachine>

const until = (popup: Popup, isSo: (snapshot: Snapshot) => boolean) =>
  waitFor(popup, isSo, { timeout: 5_000 })

async function solve(slider: ActorRefFrom<typeof sliderMachine> | undefined): Promise<void> {
  if (!slider) throw new Error('No slider is shown.')
  const { context } = await waitFor(slider, (snapshot) => snapshot.matches('ready'), { timeout: 5_000 })
  const isShown = eq(sliderChallenge.id, context.challenge?.id ?? '')
  const [challenge] = await opened.platform.database.select().from(sliderChallenge).where(isShown)
  slider.send({ type: 'slider.move', left: challenge?.gapLeft ?? 0 })
  slider.send({ type: 'slider.drop' })
}

async function submitBehindSlider(popup: Popup): Promise<void> {
  popup.send({ type: 'form.submit' })
  await solve(popup.getSnapshot().children.attempt?.getSnapshot().children.slider)
}

test('logs a member in with a captcha after wrong passwords', async () => {
  const { account } = await makeMember(opened)
  const popup = openPopup()
  popup.send({ type: 'field.change', field: 'username', value: account })
  popup.send({ type: 'field.change', field: 'password', value: 'not-the-password' })
  while (!popup.getSnapshot().matches({ open: { captcha: 'asked' } })) {
    await submitBehindSlider(popup)
    await until(popup, (snapshot) => snapshot.matches({ open: { form: { editing: 'refused' } } }))
    expect(popup.getSnapshot().context.refusal).toBe('login.wrong')
  }
  const captcha = popup.getSnapshot().children.captcha
  if (!captcha) throw new Error('No captcha is shown.')
  await waitFor(captcha, (snapshot) => snapshot.matches({ picture: 'shown' }), { timeout: 5_000 })
  const isOwn = eq(captchaChallenge.clientId, clientId())
  const [challenge] = await opened.platform.database.select().from(captchaChallenge).where(isOwn)
  popup.send({ type: 'field.change', field: 'captcha', value: challenge?.answer ?? '' })
  popup.send({ type: 'field.change', field: 'password', value: knownPassword })
  await submitBehindSlider(popup)
  const { output } = await until(popup, (snapshot) => snapshot.status === 'done')
  expect(output).toMatchObject({
    method: 'username',
    password: knownPassword,
    loggedIn: { token: expect.any(String), member: { account } },
  })
})

test('logs a member in with an SMS code', async () => {
  const { account, mobile, mobileNum } = await makeMobileMember(opened)
  const popup = openPopup()
  popup.send({ type: 'method.choose', method: 'sms' })
  await until(popup, ({ context }) => context.countries.length > 0)
  popup.send({ type: 'field.change', field: 'mobile', value: mobileNum })
  const smsCode = popup.getSnapshot().children.smsCode
  if (!smsCode) throw new Error('There is no code to ask for.')
  smsCode.send({ type: 'code.request' })
  await solve(smsCode.getSnapshot().children.slider)
  await waitFor(smsCode, (snapshot) => snapshot.matches('counting'), { timeout: 5_000 })
  popup.send({ type: 'field.change', field: 'code', value: await newestCode(opened, mobile) })
  popup.send({ type: 'form.submit' })
  const { output } = await until(popup, (snapshot) => snapshot.status === 'done')
  expect(output).toMatchObject({ method: 'sms', loggedIn: { member: { account } } })
})

test('starts a trial session', async () => {
  const popup = openPopup()
  popup.send({ type: 'freePlay.start' })
  const { output } = await until(popup, (snapshot) => snapshot.status === 'done')
  expect(output).toMatchObject({ method: 'freeplay', loggedIn: { token: expect.any(String) } })
})
