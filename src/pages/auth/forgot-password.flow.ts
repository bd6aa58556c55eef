import { fromPromise } from 'xstate'
import { sendResetEmail, setNewPassword } from '#api/auth/forgot-password.ts'
import { forgotPasswordDraft } from '#api/auth/forgot-password-draft.ts'
import { readPasswordRules } from '#api/auth/password-rules.ts'
import { saveDevice } from '#api/auth/remembered-device.ts'
import { ownersOf } from '#machines/auth/forgot-password.logic.ts'
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts'
import { forgotPasswordAttemptMachine } from '#machines/auth/forgot-password-attempt.machine.ts'
import { countriesFlow } from './countries.flow.ts'
import { sliderFlow } from './slider.flow.ts'
import { smsCodeFlow } from './sms-code.flow.ts'
import { twoFactorFlow } from './two-factor.flow.ts'

export const forgotPasswordAttemptFlow = forgotPasswordAttemptMachine.provide({
  actors: {
    slider: sliderFlow,
    twoFactor: twoFactorFlow,
    sendResetEmail: fromPromise(({ input, signal }) => sendResetEmail(input, signal)),
    setNewPassword: fromPromise(({ input, signal }) => setNewPassword(input, signal)),
  },
  actions: {
    saveDevice: ({ context: { form } }, outcome) => {
      if ('loggedIn' in outcome) saveDevice(ownersOf(form, outcome.loggedIn), outcome.device)
    },
  },
})

/** The form's draft is kept in memory, until the page is unloaded or the session ends. */
export const forgotPasswordFlow = forgotPasswordMachine.provide({
  actors: {
    attempt: forgotPasswordAttemptFlow,
    smsCode: smsCodeFlow,
    countries: countriesFlow,
    readPasswordRules: fromPromise(({ signal }) => readPasswordRules(signal)),
  },
  actions: {
    saveDraft: ({ context: { method, fields, dialingCode } }) => {
      const { username, email, mobile } = fields
      forgotPasswordDraft.save({ method, fields: { username, email, mobile }, dialingCode })
    },
    clearDraft: () => forgotPasswordDraft.clear(),
  },
})
