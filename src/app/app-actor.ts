import type { I18n, Messages } from '@lingui/core'
import { createActor, fromPromise } from 'xstate'
import { clearCached } from '#api/browser/cached-subjects.ts'
import type { Language } from '#domain/text/language.ts'
import { appMachine } from '#machines/site/app.machine.ts'
import { languageMachine } from '#machines/site/language.machine.ts'
import { loginAt } from '#pages/auth/login-address.ts'
import { sessionFlow } from '#pages/auth/session.flow.ts'
import { balanceFlow } from '#pages/cashier/balance.flow.ts'
import { gameLaunchFlow } from '#pages/play/game-launch.flow.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { loadMessages, localesOf } from './catalogues.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'
import { contractStatus, publicPopup, socket } from './lazy-actors.ts'

type Opened = {
  address: URL
  missing?: Language | undefined
}

/** The root actor, not started: its initial state is what the platform renders. */
export function createAppActor(boot: Boot, i18n: I18n, { address, missing }: Opened) {
  const language = languageMachine.provide({
    actors: {
      loadMessages: fromPromise<void, { language: Language }>(async ({ input }) =>
        i18n.load(input.language, await messagesFor(input.language)),
      ),
    },
    actions: { showMessages: (_, language) => i18n.activate(language, localesOf(language)) },
  })
  const app = appMachine.provide({
    actors: {
      language,
      session: sessionFlow,
      balance: balanceFlow,
      gameLaunch: gameLaunchFlow,
      publicPopup,
      contractStatus,
      socket,
    },
  })
  const actor = createActor(app, {
    input: { boot, login: loginAt(address), missing, spread: Math.random() },
  })
  actor.on('outdated', ({ about }) => {
    if (about === 'games' || about === 'everything') clearCached('hotGames', 'vendors')
  })
  return actor
}

/** The language selector itself reports missing texts. */
async function messagesFor(language: Language): Promise<Messages> {
  try {
    return await loadMessages(language)
  } catch (error) {
    suppressChunkErrorBanner(error)
    throw error
  }
}

export type AppActor = ReturnType<typeof createAppActor>
