import { setup } from 'xstate'
import type { InstallNews } from '#api/site/installation.ts'
import { providedCall, providedSource } from '#machines/kit/provided.ts'

type Answer = 'accepted' | 'dismissed'

/**
 * Installs the site as an app (DL-01), with a button if the browser supports that. Otherwise the page
 * explains how to use the browser's menu.
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
  description: 'Lets visitors install the site as an app, where the browser allows it.',
  context: ({ input }) => input,
  initial: 'looking',
  invoke: { id: 'watchInstallation', src: 'watchInstallation' },
  on: { 'install.installed': '.installed' },
  states: {
    looking: {
      description: 'The page checks whether it already runs as the installed app.',
      always: [{ guard: 'isInstalled', target: 'installed' }, { target: 'notOffered' }],
    },
    notOffered: {
      description:
        'The browser does not offer the installation. The page explains how to install from the browser menu.',
      on: { 'install.offered': 'offered' },
    },
    offered: {
      description: 'The browser can install the site. A button starts the installation.',
      on: { 'install.ask': 'asking' },
    },
    asking: {
      description: 'The browser asks the visitor to confirm the installation.',
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
      description: 'The visitor declined. The browser may offer the installation again later.',
      on: { 'install.offered': 'offered' },
    },
    installed: { description: 'The site is installed on this device.' },
  },
})
