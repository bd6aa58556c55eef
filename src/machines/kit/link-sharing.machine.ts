import { setup } from 'xstate'
import type { Shared } from '#api/browser/share.ts'
import { providedCall } from './provided.ts'

/** Shares an address by the clipboard or the device's share sheet (MEM-11, AGENT-06). */
export const linkSharingMachine = setup({
  types: {
    input: {} as { url: string },
    context: {} as { url: string },
    events: {} as { type: 'link.copy' } | { type: 'link.send'; title: string },
    children: {} as { copyText: 'copyText'; shareAddress: 'shareAddress' },
  },
  actors: {
    copyText: providedCall<void, { text: string }>(),
    shareAddress: providedCall<void, Shared>(),
  },
}).createMachine({
  id: 'linkSharing',
  description: 'Lets members hand a link on, and says whether that worked.',
  context: ({ input }) => input,
  initial: 'idle',
  on: { 'link.copy': '.copying', 'link.send': '.sending' },
  states: {
    idle: { description: 'Nothing was copied or sent yet.' },
    copying: {
      description: 'The address is put on the clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.url }),
        onDone: 'copied',
        onError: 'copyFailed',
      },
    },
    copied: { description: 'The address is on the clipboard.' },
    copyFailed: { description: 'The browser did not let it be copied; it can be selected by hand.' },
    sending: {
      description: 'The device’s own sheet asks where the address goes.',
      invoke: {
        id: 'shareAddress',
        src: 'shareAddress',
        input: ({ context, event }) => ({
          title: event.type === 'link.send' ? event.title : '',
          url: context.url,
        }),
        onDone: 'idle',
        onError: 'shareFailed',
      },
    },
    shareFailed: { description: 'The device could not hand it on; it can be copied.' },
  },
})
