import type { AnyStateMachine } from 'xstate'
import { createMachine } from 'xstate'

const GROUPS = 30
const IN_GROUP = 9

const states = Object.fromEntries(
  Array.from({ length: GROUPS }, (_, group) => [
    `group${group}`,
    {
      description: `The ${group}th part of the work.`,
      initial: 'step0',
      on: { next: `group${(group + 1) % GROUPS}`, skip: `group${(group + 7) % GROUPS}` },
      states: Object.fromEntries(
        Array.from({ length: IN_GROUP }, (_, step) => [
          `step${step}`,
          {
            description: `The ${step}th step of it is being done.`,
            on: { go: `step${(step + 1) % IN_GROUP}`, back: `step${(step + 5) % IN_GROUP}` },
          },
        ]),
      ),
    },
  ]),
)
/** A machine with 30 groups of 9 states, and 600 transitions, most of them within a group. */
export const largeMachine: AnyStateMachine = createMachine({
  id: 'large',
  description: 'A machine as large as one that can still be drawn.',
  initial: 'group0',
  states,
})
