import { fromCallback, fromPromise, setup } from 'xstate'
import { askToInstall, type InstallNews, watchInstallation } from '#api/site/installation.ts'

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
    watchInstallation: fromCallback<InstallNews>(({ sendBack }) => watchInstallation(sendBack)),
    askToInstall: fromPromise<Answer>(() => askToInstall()),
  },
  guards: {
    isInstalled: ({ context }) => context.isInstalled,
    isAccepted: (_, answer: Answer) => answer === 'accepted',
  },
}).createMachine({
  id: 'installation',
  description: 'Lets somebody have the site as an app, as far as their browser can.',
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
      description: 'The browser offers nothing by itself; its menu may do it, which the steps tell.',
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
      description: 'Somebody thought better of it; the browser may offer it again.',
      on: { 'install.offered': 'offered' },
    },
    installed: { description: 'The site is among the apps of this device.' },
  },
})
