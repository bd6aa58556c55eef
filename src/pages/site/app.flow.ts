import type { I18n, Messages } from '@lingui/core'
import { fromCallback, fromPromise } from 'xstate'
import { onApiEvent } from '#api/http/api-events.ts'
import { settings } from '#api/http/settings.ts'
import { adoptLanguage, applyLanguage } from '#api/site/chosen-language.ts'
import type { Language } from '#domain/text/language.ts'
import { localeOf } from '#domain/text/language-tag.ts'
import { appMachine } from '#machines/site/app.machine.ts'
import { languageMachine } from '#machines/site/language.machine.ts'
import { siteConfigurationMachine } from '#machines/site/site-configuration.machine.ts'
import { systemStatusMachine } from '#machines/site/system-status.machine.ts'
import { sessionFlow } from '#pages/auth/session.flow.ts'
import { balanceFlow } from '#pages/cashier/balance.flow.ts'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'
import { suppressChunkErrorBanner } from '#pages/kit/loading/chunk-loading.ts'
import { gameLaunchFlow } from '#pages/play/game-launch.flow.ts'
import { contractStatus, publicPopup, socket } from './lazy-actors.ts'

const systemStatus = systemStatusMachine.provide({
  actors: {
    readStatus: fromPromise(async ({ signal }) =>
      (await import('#api/http/first-calls.ts')).readSystemStatus(signal),
    ),
  },
})

const siteConfiguration = siteConfigurationMachine.provide({
  actors: {
    readSiteConfiguration: fromPromise(async ({ signal }) =>
      (await import('#api/http/first-calls.ts')).readSiteConfiguration(signal),
    ),
  },
})

const languageOf = (i18n: I18n) =>
  languageMachine.provide({
    actors: {
      loadMessages: fromPromise(async ({ input }) =>
        i18n.load(input.language, await messagesFor(input.language)),
      ),
    },
    actions: {
      showMessages: (_, language) => i18n.activate(language, localeOf(language, settings().languageTags)),
      applyLanguage: (_, language) => applyLanguage(language),
      adoptLanguage: (_, language) => adoptLanguage(language),
    },
  })

/**
 * Loads a language's messages. If that fails, the language selector reports the failure, so the notice about
 * missing chunks stays hidden.
 */
async function messagesFor(language: Language): Promise<Messages> {
  try {
    return await loadMessages(language)
  } catch (error) {
    suppressChunkErrorBanner(error)
    throw error
  }
}

/**
 * Returns the root machine with the actors that it starts. The code that makes API calls is loaded after the
 * page.
 */
export const appFlow = (i18n: I18n) =>
  appMachine.provide({
    actors: {
      callSignals: fromCallback(({ sendBack }) => onApiEvent((signal) => sendBack({ type: signal }))),
      systemStatus,
      session: sessionFlow,
      balance: balanceFlow,
      gameLaunch: gameLaunchFlow,
      language: languageOf(i18n),
      siteConfiguration,
      publicPopup,
      contractStatus,
      socket,
    },
  })
