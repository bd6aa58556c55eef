import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { sessionRevocationMachine } from '#machines/auth/session-revocation.machine.ts'

export const sessionRevocationModel = defineModel(sessionRevocationMachine, {
  input: { access: { kind: 'otherSessions' } },
  events: { 'access.end': {}, 'access.keep': {} },
  outcomes: {
    endAccess: { 'session ended': { done: undefined }, 'no answer': { error: new CallFailed('offline') } },
  },
  view: ({ failure }) => ({ failure: failure?.reason ?? null }),
})
