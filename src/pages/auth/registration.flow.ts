import { fromPromise } from 'xstate'
import { confirmFirebaseCode } from '#api/auth/firebase-phone.ts'
import { readInvitation } from '#api/auth/invitation.ts'
import { checkAffiliateCode, register } from '#api/auth/registration.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { readRegisterRules } from '#api/auth/registration-rules.ts'
import { invitationMachine } from '#machines/auth/invitation.machine.ts'
import { registrationMachine } from '#machines/auth/registration.machine.ts'
import { captchaFlow } from './captcha.flow.ts'
import { countriesFlow } from './countries.flow.ts'
import { sliderFlow } from './slider.flow.ts'
import { smsCodeFlow } from './sms-code.flow.ts'

const invitationFlow = invitationMachine.provide({
  actors: { readInvitation: fromPromise(({ input, signal }) => readInvitation(input, signal)) },
})

/** The registration; its draft is kept until the page is left. */
export const registrationFlow = registrationMachine.provide({
  actors: {
    captcha: captchaFlow,
    slider: sliderFlow,
    smsCode: smsCodeFlow,
    countries: countriesFlow,
    invitation: invitationFlow,
    readRules: fromPromise(({ signal }) => readRegisterRules(signal)),
    checkAffiliate: fromPromise(({ input, signal }) => checkAffiliateCode(input, signal)),
    confirmFirebaseCode: fromPromise(({ input, signal }) => confirmFirebaseCode(input, signal)),
    register: fromPromise(({ input, signal }) => register(input, signal)),
  },
  actions: {
    saveDraft: ({ context: { method, fields, agreed, dialingCode } }) =>
      registrationDraft.save({ method, fields, agreed, dialingCode }),
    clearDraft: () => registrationDraft.clear(),
  },
})
