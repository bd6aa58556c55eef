import { fromPromise } from 'xstate'
import { findRegistered, requestDownline } from '#api/agents/downline-registration.ts'
import { readRegisterRules } from '#api/auth/registration-rules.ts'
import { copyText } from '#api/browser/share.ts'
import { downlineRegistrationMachine } from '#machines/agents/downline-registration.machine.ts'
import { presetContractsFlow } from './preset-contracts.flow.ts'

export const downlineRegistrationFlow = downlineRegistrationMachine.provide({
  actors: {
    presetContracts: presetContractsFlow,
    readRegisterRules: fromPromise(({ signal }) => readRegisterRules(signal)),
    requestDownline: fromPromise(({ input, signal }) => requestDownline(input, signal)),
    findRegistered: fromPromise(({ input, signal }) => findRegistered(input.account, signal)),
    copyText: fromPromise(({ input }) => copyText(input.text)),
  },
})
