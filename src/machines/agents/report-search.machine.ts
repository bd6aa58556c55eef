import { assign, emit, setup } from 'xstate'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** How long typing must pause before a search starts, in ms. */
const QUIET = 300

const text = ({ event }: { event: { text: string } }) => event.text
const setText = { type: 'setText', params: text } as const
const setSearch = { type: 'setSearch', params: text } as const

/** Search text of a report (AGENT-05). The URL holds the text of the current search. */
export const reportSearchMachine = setup({
  types: {
    /** Search text in the URL; empty if none. */
    input: {} as { sought: string },
    context: {} as { text: string; sought: string },
    events: {} as
      | { type: 'text.type'; text: string }
      | { type: 'text.send' }
      /** The URL's search text has changed. */
      | { type: 'sought.changed'; text: string },
    /** Asks the page to put this text in the URL. */
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
  description: 'Filters a report by the text typed, once the typing pauses.',
  context: ({ input: { sought } }) => ({ text: sought, sought }),
  initial: 'idle',
  on: { 'text.type': { target: '.typing', reenter: true, actions: setText } },
  states: {
    idle: {
      description: 'The field shows the current search.',
      on: {
        'sought.changed': [
          {
            description: 'A space at the end of the text does not change the search, so the field keeps it.',
            guard: { type: 'isTyped', params: text },
            actions: setSearch,
          },
          { actions: [setText, setSearch] },
        ],
      },
    },
    typing: {
      description:
        'The agent is typing. The search starts after a short pause, or at once when the agent submits it.',
      on: {
        'text.send': 'searching',
        'sought.changed': {
          description: 'The text being typed is newer than the URL, so the field keeps it.',
          actions: setSearch,
        },
      },
      after: { untilQuiet: 'searching' },
    },
    searching: {
      description: 'The page updates the URL with the new text, if it differs.',
      always: [
        { guard: 'isCurrentSearch', target: 'idle' },
        { target: 'idle', actions: 'search' },
      ],
    },
  },
})
