import { fromPromise } from 'xstate'
import { verifyCode } from '#api/auth/two-factor-login.ts'
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'

export const twoFactorFlow = twoFactorMachine.provide({
  actors: { verifyCode: fromPromise(({ input, signal }) => verifyCode(input, signal)) },
})
