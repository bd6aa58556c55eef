import { vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import type { FirebaseConfirmed } from '#api/auth/firebase-phone.ts'
import type { InvitationAnswer } from '#api/auth/invitation.ts'
import type { RegisterRules } from '#api/auth/register-rules.ts'
import type { AffiliateAnswer, RegistrationAnswer, RegistrationRequest } from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { sourceOfKind } from '#domain/text/pattern-kinds.ts'
import { type InvitationInput, invitationMachine } from '#machines/auth/invitation.machine.ts'
import type { TypedCode } from '#machines/auth/mobile.logic.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import type { RegistrationInput } from '#machines/auth/registration.types.ts'
import type { FieldRule, RegisterField } from '#protocol/auth/register-settings.ts'
import { ana, createPlatformOfStory, next, settle, solve } from './login-story.ts'

/** A rule of the operator's: its kind, and how many characters. */
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

export const firstRules: RegisterRules = {
  username: ruleOf(1, 4, 16),
  password: ruleOf(9, 8, 20),
  mobileNum: ruleOf(6, 7, 11, { required: false }),
  verificationCode: ruleOf(6, 6, 6),
  email: ruleOf(3, 6, 120, { required: false }),
  affiliateCode: ruleOf(14, 4, 16, { required: false }),
}

/** Somebody is registered and logged in. */
export const registered: RegistrationAnswer = { ok: true, value: ana }

/** The login story's platform, which registers as well. */
export function createRegistrationStory(rules: RegisterRules = firstRules) {
  const { platform, children } = createPlatformOfStory()
  const registrations = {
    rules,
    /** Answers to come, in their order; an error is a call without an answer. */
    answers: [] as (RegistrationAnswer | Error)[],
    affiliates: [] as (AffiliateAnswer | Error)[],
    /** What was sent, in the order in which it was. */
    calls: [] as string[],
    requests: [] as RegistrationRequest[],
    checked: [] as object[],
  }
  const machine = registrationMachine.provide({
    actors: {
      ...children,
      // What an invitation brings has stories of its own; here nothing is told of it.
      invitation: invitationMachine.provide({
        actors: {
          readInvitation: fromPromise<InvitationAnswer, InvitationInput>(() => new Promise(() => {})),
        },
      }),
      confirmFirebaseCode: fromPromise<FirebaseConfirmed, TypedCode>(async ({ input }) => {
        platform.firebaseCodes.push(input)
        return next(platform.firebaseConfirms)
      }),
      readRules: fromPromise<RegisterRules>(async () => registrations.rules),
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
  return { platform, registrations, machine }
}

const everyWay: RegistrationInput['offer'] = {
  methods: ['mobile', 'username'],
  mobilePasswordAsked: false,
  codeAsked: true,
  captchaAsked: false,
}

/** Opens the registration popup as its route does, and waits until its form is there. */
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
    /** How long the visitor has waited for what their invitation brings (ms). */
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
      draft: registrationDraft.recall(),
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
    type: (field: RegisterField, value: string) => actor.send({ type: 'field.change', field, value }),
    leave: (field: RegisterField) => actor.send({ type: 'field.leave', field }),
    choose: (method: 'username' | 'mobile') => actor.send({ type: 'method.choose', method }),
    agree: () => actor.send({ type: 'terms.change', agreed: true }),
    async submit() {
      actor.send({ type: 'form.submit' })
      await settle()
    },
    async slide() {
      await solve(actor.getSnapshot().children.slider)
    },
  }
}

/** Fills in everything that a registration by user name needs. */
export function fillInByName(popup: Awaited<ReturnType<typeof openRegistration>>): void {
  popup.choose('username')
  popup.type('username', ' novata ')
  popup.type('password', 'segredo-1')
  popup.type('confirmPassword', 'segredo-1')
  popup.agree()
}
