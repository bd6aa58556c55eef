import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'

const machine = idempotentRequestMachine<string, string>(async () => 'done')
const failed = (reason: ConstructorParameters<typeof CallFailed>[0]) => ({ error: new CallFailed(reason) })

export const idempotentRequestModel = defineModel(machine, {
  input: { key: 'k', request: 'once' },
  events: { 'intent.ask': {} },
  outcomes: {
    perform: {
      answered: { done: 'done' },
      'no answer in time': failed('timeout'),
      'too many requests': failed('throttled'),
      'not found': failed('missing'),
    },
  },
  view: ({ losses }) => Math.min(losses, 2),
})
