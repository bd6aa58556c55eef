import { fromCallback, fromPromise } from 'xstate'
import { askToInstall, watchInstallation } from '#api/site/installation.ts'
import { installationMachine } from '#machines/site/installation.machine.ts'

export const installationFlow = installationMachine.provide({
  actors: {
    watchInstallation: fromCallback(({ sendBack }) => watchInstallation(sendBack)),
    askToInstall: fromPromise(askToInstall),
  },
})
