import { assign, emit, setup } from 'xstate'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** Milliseconds of quiet after which what was typed is looked for. */
const QUIET = 300

const text = ({ event }: { event: { text: string } }) => event.text
const setText = { type: 'setText', params: text } as const
const setSearch = { type: 'setSearch', params: text } as const

/** What somebody types to narrow a report down (AGENT-05). The address says what is looked for. */
export const reportSearchMachine = setup({
  types: {
    /** What the address says is looked for; empty where it says nothing. */
    input: {} as { sought: string },
    context: {} as { text: string; sought: string },
    events: {} as
      | { type: 'text.type'; text: string }
      | { type: 'text.send' }
      /** The address names this text by now. */
      | { type: 'sought.changed'; text: string },
    /** The address is to name this text. */
    emitted: {} as { type: 'search.wanted'; text: string },
  },
  guards: {
    isCurrentSearch: ({ context }) => cleanTyped(context.text) === context.sought,
    isTyped: ({ context }, text: string) => cleanTyped(context.text) === text,
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    setSearch: assign({ sought: (_, text: string) => text }),
    search: emit(({ context }) => ({ type: 'search.wanted', text: cleanTyped(context.text) })),
  },
  delays: { untilQuiet: QUIET },
}).createMachine({
  id: 'reportSearch',
  description: 'Has a report narrowed down by what is typed, once the typing pauses.',
  context: ({ input: { sought } }) => ({ text: sought, sought }),
  initial: 'idle',
  on: { 'text.type': { target: '.typing', reenter: true, actions: setText } },
  states: {
    idle: {
      description: 'The field shows what is looked for.',
      on: {
        'sought.changed': [
          {
            description: 'A blank that was typed last stays: more may follow it.',
            guard: { type: 'isTyped', params: text },
            actions: setSearch,
          },
          { actions: [setText, setSearch] },
        ],
      },
    },
    typing: {
      description:
        'Something is being typed; it is looked for after a moment of quiet, or at once when it is sent off.',
      on: {
        'text.send': 'searching',
        'sought.changed': {
          description: 'What is being typed is newer than the address.',
          actions: setSearch,
        },
      },
      after: { untilQuiet: 'searching' },
    },
    searching: {
      description: 'The address is asked to name what was typed, unless it does.',
      always: [
        { guard: 'isCurrentSearch', target: 'idle' },
        { target: 'idle', actions: 'search' },
      ],
    },
  },
})
