import { setup } from 'xstate'
import { providedCall } from './provided.ts'

/** Copies displayed text to the clipboard (MEM-02: an authenticator key). */
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
  description: 'Lets members copy a text that they would else have to type, and shows whether that worked.',
  context: ({ input }) => input,
  initial: 'shown',
  on: { 'text.copy': '.copying' },
  states: {
    shown: { description: 'Nothing was copied yet.' },
    copying: {
      description: 'The text is put on the clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context,
        onDone: 'copied',
        onError: 'uncopyable',
      },
    },
    copied: { description: 'The text is on the clipboard.' },
    uncopyable: { description: 'The browser did not let it be copied; it can be selected by hand.' },
  },
})
