import { fromPromise } from 'xstate'
import { endAccess } from '#api/auth/access.ts'
import { sessionRevocationMachine } from '#machines/auth/session-revocation.machine.ts'

export const sessionRevocationFlow = sessionRevocationMachine.provide({
  actors: { endAccess: fromPromise(({ input, signal }) => endAccess(input, signal)) },
})
