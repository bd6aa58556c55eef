import { fromPromise } from 'xstate'
import { endAccess } from '#api/auth/session-revocation.ts'
import { sessionRevocationMachine } from '#machines/auth/session-revocation.machine.ts'

export const sessionRevocationFlow = sessionRevocationMachine.provide({
  actors: { endAccess: fromPromise(({ input, signal }) => endAccess(input, signal)) },
})
