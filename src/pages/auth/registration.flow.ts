import { fromPromise } from 'xstate'
import { confirmFirebaseCode } from '#api/auth/firebase-phone.ts'
import { readInvitation } from '#api/auth/invitation.ts'
import { checkAffiliateCode, register } from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { type RegistrationRules, readRegisterRules } from '#api/auth/registration-rules.ts'
import { invitationMachine } from '#machines/auth/invitation.machine.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import { registrationAttemptMachine } from '#machines/auth/registration-attempt.machine.ts'
import { captchaFlow } from './captcha.flow.ts'
import { countriesFlow } from './countries.flow.ts'
import { sliderFlow } from './slider.flow.ts'
import { smsCodeFlow } from './sms-code.flow.ts'

const invitationFlow = invitationMachine.provide({
  actors: { readInvitation: fromPromise(({ input, signal }) => readInvitation(input, signal)) },
})

const readRules = fromPromise<RegistrationRules>(({ signal }) => readRegisterRules(signal))

const registrationAttemptFlow = registrationAttemptMachine.provide({
  actors: {
    slider: sliderFlow,
    checkAffiliate: fromPromise(({ input, signal }) => checkAffiliateCode(input, signal)),
    confirmFirebaseCode: fromPromise(({ input, signal }) => confirmFirebaseCode(input, signal)),
    readRules,
    register: fromPromise(({ input, signal }) => register(input, signal)),
  },
})

/** The form's draft is kept in memory, until the page is unloaded or the session ends. */
export const registrationFlow = registrationMachine.provide({
  actors: {
    captcha: captchaFlow,
    attempt: registrationAttemptFlow,
    smsCode: smsCodeFlow,
    countries: countriesFlow,
    invitation: invitationFlow,
    readRules,
  },
  actions: {
    saveDraft: ({ context: { method, fields, agreed, dialingCode } }) =>
      registrationDraft.save({ method, fields, agreed, dialingCode }),
    clearDraft: () => registrationDraft.clear(),
  },
})
