import { fromPromise } from 'xstate'
import { changeTwoFactor, readTwoFactorStatus } from '#api/auth/two-factor.ts'
import { twoFactorChangeMachine } from '#machines/auth/two-factor-change.machine.ts'

export const twoFactorChangeFlow = twoFactorChangeMachine.provide({
  actors: {
    changeTwoFactor: fromPromise(({ input, signal }) => changeTwoFactor(input, signal)),
    readStatus: fromPromise(({ signal }) => readTwoFactorStatus(signal)),
  },
})
