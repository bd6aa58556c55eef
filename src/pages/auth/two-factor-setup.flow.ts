import { fromPromise } from 'xstate'
import { beginSetup, confirmSetup, readTwoFactorStatus } from '#api/auth/two-factor.ts'
import { copyText } from '#api/browser/share.ts'
import { twoFactorSetupMachine } from '#machines/auth/two-factor-setup.machine.ts'
import { textCopyMachine } from '#machines/kit/text-copy.machine.ts'
import { twoFactorChangeFlow } from './two-factor-change.flow.ts'

const keyCopyFlow = textCopyMachine.provide({
  actors: { copyText: fromPromise(({ input }) => copyText(input.secret)) },
})

export const twoFactorSetupFlow = twoFactorSetupMachine.provide({
  actors: {
    keyCopy: keyCopyFlow,
    recoveryCodes: twoFactorChangeFlow,
    beginSetup: fromPromise(({ input, signal }) => beginSetup(input, signal)),
    confirmSetup: fromPromise(({ input, signal }) => confirmSetup(input, signal)),
    readStatus: fromPromise(({ signal }) => readTwoFactorStatus(signal)),
  },
})
