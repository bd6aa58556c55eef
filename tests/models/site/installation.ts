import { defineModel } from '@palpite/paths/model.ts'
import { installationMachine } from '#machines/site/installation.machine.ts'

export const installationModel = defineModel(installationMachine, {
  inputs: { 'in a browser': { isInstalled: false }, 'as an app': { isInstalled: true } },
  events: { 'install.ask': {}, 'install.offered': {}, 'install.installed': {} },
  outcomes: {
    watchInstallation: { 'nothing more': 'never' },
    askToInstall: {
      accepted: { done: 'accepted' },
      dismissed: { done: 'dismissed' },
      'no longer offered': { error: new Error('no offer') },
    },
  },
})
