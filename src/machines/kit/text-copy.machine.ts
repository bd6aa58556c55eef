import { setup } from 'xstate'
import { providedCall } from './provided.ts'

/** Copies a displayed text to the clipboard, for example an authenticator key (MEM-02). */
export const textCopyMachine = setup({
  types: {
    input: {} as { secret: string },
    context: {} as { secret: string },
    events: {} as { type: 'text.copy' },
    children: {} as { copyText: 'copyText' },
  },
  actors: {
    copyText: providedCall<void, { secret: string }>(),
  },
}).createMachine({
  id: 'textCopy',
  description: 'Lets players copy a text instead of typing it, and shows whether that worked.',
  context: ({ input }) => input,
  initial: 'shown',
  on: { 'text.copy': '.copying' },
  states: {
    shown: { description: 'The player can copy the text.' },
    copying: {
      description: 'The page is copying the text to the clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context,
        onDone: 'copied',
        onError: 'uncopyable',
      },
    },
    copied: { description: 'The text was copied.' },
    uncopyable: {
      description: 'The browser did not allow copying. The player can select the text and copy it by hand.',
    },
  },
})
