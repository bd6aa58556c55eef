import { vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { InvitationAnswer } from '#api/auth/invitation.ts'
import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import type { RegistrationRules } from '#api/auth/registration-rules.ts'
import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { type InvitationInput, invitationMachine } from '#machines/auth/invitation.machine.ts'
import type { TypedCode } from '#machines/auth/mobile.logic.ts'
import type { RegistrationInput } from '#machines/auth/registration.types.ts'
import { registrationAttemptMachine } from '#machines/auth/registration-attempt.machine.ts'
import { registrationFlow } from '#pages/auth/registration.flow.ts'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { ana, createPlatformOfStory, next, settle, solve } from './login-story.ts'

export const ruleOf = (
  patternId: number,
  minLength: number,
  maxLength: number,
  asked: Partial<Pick<FieldRule, 'enabled' | 'required'>> = {},
): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: sourceOfKind(patternId),
  patternId,
  minLength,
  maxLength,
  ...asked,
})

export const firstRules: RegistrationRules = {
  username: ruleOf(1, 4, 16),
  password: ruleOf(9, 8, 20),
  mobileNum: ruleOf(6, 7, 11, { required: false }),
  verificationCode: ruleOf(6, 6, 6),
  email: ruleOf(3, 6, 120, { required: false }),
  affiliateCode: ruleOf(14, 4, 16, { required: false }),
}

export const registered: RegistrationAnswer = { ok: true, value: ana }

/** Creates the scripted platform of the login tests, extended by registration. */
export function createRegistrationStory(rules: RegistrationRules = firstRules) {
  const { platform, children } = createPlatformOfStory()
  const registrations = {
    rules,
    /** Queued answers. An error means that the call gets no response. */
    answers: [] as (RegistrationAnswer | Error)[],
    affiliates: [] as (AffiliateAnswer | Error)[],
    calls: [] as string[],
    requests: [] as RegistrationRequest[],
    checked: [] as object[],
  }
  const { slider, captcha, smsCode, countries } = children
  const readRules = fromPromise<RegistrationRules>(async () => registrations.rules)
  const attempt = registrationAttemptMachine.provide({
    actors: {
      slider,
      readRules,
      confirmFirebaseCode: fromPromise<FirebaseConfirmed, TypedCode>(async ({ input }) => {
        platform.firebaseCodes.push(input)
        return next(platform.firebaseConfirms)
      }),
      checkAffiliate: fromPromise<AffiliateAnswer, { code: string; domain: string }>(async ({ input }) => {
        registrations.calls.push('affiliate')
        registrations.checked.push(input)
        return next(registrations.affiliates)
      }),
      register: fromPromise<RegistrationAnswer, RegistrationRequest>(async ({ input }) => {
        registrations.calls.push('register')
        registrations.requests.push(input)
        return next(registrations.answers)
      }),
    },
  })
  const machine = registrationFlow.provide({
    actors: {
      captcha,
      smsCode,
      countries,
      readRules,
      attempt,
      // Invitations have their own tests. Here, they never finish loading.
      invitation: invitationMachine.provide({
        actors: {
          readInvitation: fromPromise<InvitationAnswer, InvitationInput>(() => new Promise(() => {})),
        },
      }),
    },
  })
  return { platform, registrations, machine }
}

const everyWay: RegistrationInput['offer'] = {
  methods: ['mobile', 'username'],
  mobilePasswordAsked: false,
  codeAsked: true,
  captchaAsked: false,
}

/** Opens the registration popup as its route does, and waits for its form. */
export async function openRegistration(
  { machine }: ReturnType<typeof createRegistrationStory>,
  {
    offer,
    codes,
    codeSender = 'platform',
    waited = 1_000,
  }: {
    offer?: Partial<RegistrationInput['offer']>
    codes?: Partial<RegistrationInput['codes']>
    codeSender?: RegistrationInput['codeSender']
    /** How long to wait for an affiliate's invitation, in ms. */
    waited?: number
  } = {},
) {
  const actor = createActor(machine, {
    input: {
      offer: { ...everyWay, ...offer },
      codeSender,
      dialingCode: '55',
      countdowns: loadCountdowns('register'),
      codes: { affiliateCode: '', referralCode: '', ...codes },
      place: { registerUrl: 'https://palpite.example/register', domain: 'palpite.example' },
      draft: registrationDraft.load(),
    },
  }).start()
  await vi.advanceTimersByTimeAsync(codes?.affiliateCode ? waited : 0)
  return {
    actor,
    now: () => actor.getSnapshot(),
    asked: () => actor.getSnapshot().context.asked.map(({ field }) => field),
    requiredFields: () =>
      actor
        .getSnapshot()
        .context.asked.filter(({ rule }) => rule.required)
        .map(({ field }) => field),
    type: (field: RegistrationField, value: string) => actor.send({ type: 'field.change', field, value }),
    leave: (field: RegistrationField) => actor.send({ type: 'field.leave', field }),
    choose: (method: 'username' | 'mobile') => actor.send({ type: 'method.choose', method }),
    agree: () => actor.send({ type: 'terms.change', agreed: true }),
    async submit() {
      actor.send({ type: 'form.submit' })
      await settle()
    },
    async slide() {
      await solve(actor.getSnapshot().children.attempt?.getSnapshot().children.slider)
    },
  }
}

export function fillInByName(popup: Awaited<ReturnType<typeof openRegistration>>): void {
  popup.choose('username')
  popup.type('username', ' novata ')
  popup.type('password', 'segredo-1')
  popup.type('confirmPassword', 'segredo-1')
  popup.agree()
}
