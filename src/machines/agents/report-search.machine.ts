import { assign, emit, setup } from 'xstate'
import { cleanTyped } from '#domain/text/typed-text.ts'

/** Milliseconds of quiet after which what was typed is looked for. */
const QUIET = 300

const text = ({ event }: { event: { text: string } }) => event.text
const keepText = { type: 'keepText', params: text } as const
const keepSought = { type: 'keepSought', params: text } as const

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
    isSought: ({ context }) => cleanTyped(context.text) === context.sought,
    isTyped: ({ context }, text: string) => cleanTyped(context.text) === text,
  },
  actions: {
    keepText: assign({ text: (_, text: string) => text }),
    keepSought: assign({ sought: (_, text: string) => text }),
    search: emit(({ context }) => ({ type: 'search.wanted', text: cleanTyped(context.text) })),
  },
  delays: { untilQuiet: QUIET },
}).createMachine({
  id: 'reportSearch',
  description: 'Has a report narrowed down by what is typed, once the typing pauses.',
  context: ({ input: { sought } }) => ({ text: sought, sought }),
  initial: 'still',
  on: { 'text.type': { target: '.typing', reenter: true, actions: keepText } },
  states: {
    still: {
      description: 'The field shows what is looked for.',
      on: {
        'sought.changed': [
          {
            description: 'A blank that was typed last stays: more may follow it.',
            guard: { type: 'isTyped', params: text },
            actions: keepSought,
          },
          { actions: [keepText, keepSought] },
        ],
      },
    },
    typing: {
      description:
        'Something is being typed; it is looked for after a moment of quiet, or at once when it is sent off.',
      on: {
        'text.send': 'typed',
        'sought.changed': {
          description: 'What is being typed is newer than the address.',
          actions: keepSought,
        },
      },
      after: { untilQuiet: 'typed' },
    },
    typed: {
      description: 'The address is asked to name what was typed, unless it does.',
      always: [
        { guard: 'isSought', target: 'still' },
        { target: 'still', actions: 'search' },
      ],
    },
  },
})
