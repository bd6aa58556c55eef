import { setup } from 'xstate'
import type { InstallNews } from '#api/site/installation.ts'
import { providedCall, providedSource } from '#machines/kit/provided.ts'

type Answer = 'accepted' | 'dismissed'

/**
 * Installs the site as an app (DL-01), by a button where the browser offers it, otherwise by the browser's
 * menu.
 */
export const installationMachine = setup({
  types: {
    input: {} as { isInstalled: boolean },
    context: {} as { isInstalled: boolean },
    events: {} as InstallNews | { type: 'install.ask' },
    children: {} as { watchInstallation: 'watchInstallation'; askToInstall: 'askToInstall' },
  },
  actors: {
    watchInstallation: providedSource<InstallNews>(),
    askToInstall: providedCall<Answer>(),
  },
  guards: {
    isInstalled: ({ context }) => context.isInstalled,
    isAccepted: (_, answer: Answer) => answer === 'accepted',
  },
}).createMachine({
  id: 'installation',
  description: 'Installs the site as an app, as far as the browser can.',
  context: ({ input }) => input,
  initial: 'looking',
  invoke: { id: 'watchInstallation', src: 'watchInstallation' },
  on: { 'install.installed': '.installed' },
  states: {
    looking: {
      description: 'The page has just been opened; it may be the installed app already.',
      always: [{ guard: 'isInstalled', target: 'installed' }, { target: 'notOffered' }],
    },
    notOffered: {
      description:
        'The browser offers nothing by itself; its menu may do it, as the steps on the page explain.',
      on: { 'install.offered': 'offered' },
    },
    offered: {
      description: 'The browser can install the site; a button has it ask.',
      on: { 'install.ask': 'asking' },
    },
    asking: {
      description: 'The browser asks whether the site is to be installed.',
      invoke: {
        id: 'askToInstall',
        src: 'askToInstall',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'installed' },
          { target: 'declined' },
        ],
        onError: 'notOffered',
      },
    },
    declined: {
      description: 'The visitor declined; the browser may offer it again.',
      on: { 'install.offered': 'offered' },
    },
    installed: { description: 'The site is among the apps of this device.' },
  },
})
