import { afterEach, beforeEach, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CaptchaAnswer } from '#api/auth/captcha.ts'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseConfirmed, FirebaseSent } from '#api/auth/firebase-phone.ts'
import type { FreePlayAnswer } from '#api/auth/free-play.ts'
import type { LoginAnswer, LoginRequest } from '#api/auth/login.ts'
import { loadLoginThrottle } from '#api/auth/login-throttle.ts'
import { loadLogin } from '#api/auth/remembered-login.ts'
import type { PuzzleAnswer, VerificationAnswer } from '#api/auth/slider.ts'
import type { CodeAnswer, CodeRequest, CodeSender } from '#api/auth/sms-code.ts'
import type { TwoFactorAnswer, TwoFactorRequest } from '#api/auth/two-factor-login.ts'
import type { Mobile } from '#domain/auth/mobile-number.ts'
import { captchaMachine } from '#machines/auth/captcha.machine.ts'
import { countriesMachine } from '#machines/auth/countries.machine.ts'
import type { LoginField } from '#machines/auth/login.types.ts'
import type { TypedCode } from '#machines/auth/mobile.logic.ts'
import { sliderMachine } from '#machines/auth/slider.machine.ts'
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'
import { loginAttemptFlow, loginFlow } from '#pages/auth/login.flow.ts'
import { smsCodeFlow } from '#pages/auth/sms-code.flow.ts'
import type { Country } from '#protocol/auth/countries.ts'
import type { SliderAction } from '#protocol/auth/slider.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'
import { storageOfStory } from './storage-of-story.ts'

export const ana = loggedInAs(player)
export const letIn: LoginAnswer = { ok: true, value: ana }
/** Returns the answer to a wrong password. `captcha` tells whether the next attempt needs a captcha. */
export const wrong = (captcha: boolean): LoginAnswer => ({
  ok: false,
  refusal: { code: 'login.wrong', message: '', value: { captcha } },
})

const puzzle = {
  id: 'puzzle',
  width: 320,
  height: 160,
  background: '',
  piece: '',
  pieceSize: 52,
  pieceTop: 40,
}
const brazil = { countryCode: 'BR', countryDialingCode: '55', name: 'Brasil', minDigits: 10, maxDigits: 11 }

/** Creates a platform that gives scripted answers to logins and code requests, and records the requests. */
export function createPlatformOfStory() {
  const platform = {
    /** Queued answers. An error means that the call gets no response. */
    logins: [] as (LoginAnswer | Error)[],
    codes: [] as (CodeAnswer | Error)[],
    twoFactors: [] as (TwoFactorAnswer | Error)[],
    freePlays: [] as (FreePlayAnswer | Error)[],
    firebaseSends: [] as (FirebaseSent | Error)[],
    firebaseConfirms: [] as (FirebaseConfirmed | Error)[],
    loginRequests: [] as LoginRequest[],
    codeRequests: [] as CodeRequest[],
    twoFactorRequests: [] as TwoFactorRequest[],
    firebaseMobiles: [] as Mobile[],
    firebaseCodes: [] as TypedCode[],
    sliderActions: [] as SliderAction[],
    captchas: 0,
  }
  let passes = 0

  const slider = sliderMachine.provide({
    actors: {
      requestPuzzle: fromPromise<PuzzleAnswer, SliderAction>(async ({ input }) => {
        platform.sliderActions.push(input)
        return { ok: true, value: puzzle }
      }),
      verifyPuzzle: fromPromise<VerificationAnswer, { id: string; left: number }>(async () => {
        passes += 1
        return { ok: true, value: { pass: `pass ${passes}` } }
      }),
    },
  })
  const captcha = captchaMachine.provide({
    actors: {
      requestCaptcha: fromPromise<CaptchaAnswer>(async () => {
        platform.captchas += 1
        return { ok: true, value: `picture ${platform.captchas}` }
      }),
    },
  })
  const smsCode = smsCodeFlow.provide({
    actors: {
      slider,
      requestCode: fromPromise<CodeAnswer, CodeRequest>(async ({ input }) => {
        platform.codeRequests.push(input)
        return next(platform.codes)
      }),
      sendFirebaseCode: fromPromise<FirebaseSent, Mobile>(async ({ input }) => {
        platform.firebaseMobiles.push(input)
        return next(platform.firebaseSends)
      }),
    },
  })
  const countries = countriesMachine.provide({
    actors: { readCountries: fromPromise<readonly Country[]>(async () => [brazil]) },
  })
  const twoFactor = twoFactorMachine.provide({
    actors: {
      verifyCode: fromPromise<TwoFactorAnswer, TwoFactorRequest>(async ({ input }) => {
        platform.twoFactorRequests.push(input)
        return next(platform.twoFactors)
      }),
    },
  })
  const attempt = loginAttemptFlow.provide({
    actors: {
      slider,
      twoFactor,
      logIn: fromPromise<LoginAnswer, LoginRequest>(async ({ input }) => {
        platform.loginRequests.push(input)
        return next(platform.logins)
      }),
      confirmFirebaseCode: fromPromise<FirebaseConfirmed, TypedCode>(async ({ input }) => {
        platform.firebaseCodes.push(input)
        return next(platform.firebaseConfirms)
      }),
    },
  })
  const machine = loginFlow.provide({
    actors: {
      attempt,
      captcha,
      smsCode,
      countries,
      startFreePlay: fromPromise<FreePlayAnswer>(async () => next(platform.freePlays)),
    },
  })
  return { platform, machine, children: { slider, captcha, smsCode, countries, twoFactor } }
}

type Story = ReturnType<typeof createPlatformOfStory>

/** Opens the login popup as its route does, with this browser's storage. */
export function openPopup(
  { machine }: Pick<Story, 'machine'>,
  side: 'player' | 'agent' = 'player',
  dialingCode = '55',
  codeSender: CodeSender = 'platform',
) {
  const actor = createActor(machine, {
    input: {
      side,
      smsOffered: true,
      freePlayOffered: true,
      registrationOffered: true,
      codeSender,
      remembered: loadLogin(),
      dialingCode,
      countdowns: loadCountdowns('login'),
      throttledUntil: loadLoginThrottle(),
    },
  }).start()
  const smsCode = () => {
    const child = actor.getSnapshot().children.smsCode
    if (!child) throw new Error('Nobody has chosen to log in by code.')
    return child
  }
  const attempt = () => actor.getSnapshot().children.attempt?.getSnapshot()
  return {
    actor,
    smsCode,
    attempt,
    now: () => actor.getSnapshot(),
    type: (field: LoginField, value: string) => actor.send({ type: 'field.change', field, value }),
    async submit() {
      actor.send({ type: 'form.submit' })
      await settle()
    },
    async slide() {
      await solve(attempt()?.children.slider)
    },
    async askForCode() {
      smsCode().send({ type: 'code.request' })
      await settle()
    },
    async slideForCode() {
      await solve(smsCode().getSnapshot().children.slider)
    },
  }
}

type Slider = { send(event: { type: 'slider.move'; left: number } | { type: 'slider.drop' }): void }

export async function solve(slider: Slider | undefined): Promise<void> {
  if (!slider) throw new Error('No slider is shown.')
  slider.send({ type: 'slider.move', left: 120 })
  slider.send({ type: 'slider.drop' })
  await settle()
}

/** Flushes promises without advancing time. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Returns the next queued answer, or throws it if it is an error. Throws if the queue is empty. */
export async function next<Answer>(answers: (Answer | Error)[]): Promise<Answer> {
  const answer = answers.shift()
  if (answer === undefined) throw new Error('The story gives no answer to this call.')
  if (answer instanceof Error) throw answer
  return answer
}

/** Gives each test of a file its own clock and storage. */
export function tellStoriesApart(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) })
    vi.stubGlobal('sessionStorage', storageOfStory())
    vi.stubGlobal('localStorage', storageOfStory())
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
