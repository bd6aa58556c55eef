import { assign, emit, setup } from 'xstate'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** Ms without typing before a search starts. */
const QUIET = 300

const text = ({ event }: { event: { text: string } }) => event.text
const setText = { type: 'setText', params: text } as const
const setSearch = { type: 'setSearch', params: text } as const

/** Search text of a report (AGENT-05); the address holds the text in effect. */
export const reportSearchMachine = setup({
  types: {
    /** Search text in the address; empty if none. */
    input: {} as { sought: string },
    context: {} as { text: string; sought: string },
    events: {} as
      | { type: 'text.type'; text: string }
      | { type: 'text.send' }
      /** The address now holds this text. */
      | { type: 'sought.changed'; text: string },
    /** The address should hold this text. */
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
