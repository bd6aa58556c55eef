import { setup } from 'xstate'
import type { Shared } from '#api/browser/share.ts'
import { providedCall } from './provided.ts'

/** Shares a URL through the clipboard or the device's share sheet (MEM-11, AGENT-06). */
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
  description: 'Lets players copy a link or share it from their device.',
  context: ({ input }) => input,
  initial: 'idle',
  on: { 'link.copy': '.copying', 'link.send': '.sending' },
  states: {
    idle: { description: 'The player can copy or share the link.' },
    copying: {
      description: 'The page is copying the link to the clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.url }),
        onDone: 'copied',
        onError: 'copyFailed',
      },
    },
    copied: { description: 'The link was copied.' },
    copyFailed: {
      description: 'The browser did not allow copying. The player can select the link and copy it by hand.',
    },
    sending: {
      description: 'The device’s share menu is open.',
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
    shareFailed: { description: 'The device could not share the link. The player can copy it instead.' },
  },
})
