import { fromPromise } from 'xstate'
import { readMustChange, requestPasswordChange } from '#api/auth/change-password.ts'
import { readPasswordRules } from '#api/auth/password-rules.ts'
import { changePasswordMachine } from '#machines/auth/change-password.machine.ts'

export const changePasswordFlow = changePasswordMachine.provide({
  actors: {
    readPasswordRules: fromPromise(({ signal }) => readPasswordRules(signal)),
    requestPasswordChange: fromPromise(({ input, signal }) => requestPasswordChange(input, signal)),
    readMustChange: fromPromise(({ signal }) => readMustChange(signal)),
  },
})
