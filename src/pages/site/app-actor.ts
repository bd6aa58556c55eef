import type { I18n } from '@lingui/core'
import { createActor } from 'xstate'
import { arrivedTicket } from '#api/auth/address-token.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'
import { isBalanceMasked } from '#api/cashier/balance-visibility.ts'
import type { Language } from '#domain/text/language.ts'
import { loginAt } from '#pages/kit/login-address.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { appFlow } from './app.flow.ts'

type Opened = {
  address: URL
  missing?: Language | undefined
}

/** Creates the root actor, which the caller must start. The server renders the actor's initial state. */
export function createAppActor(boot: Boot, i18n: I18n, { address, missing }: Opened) {
  const actor = createActor(appFlow(i18n), {
    input: {
      boot,
      login: loginAt(address),
      missing,
      hasTicket: arrivedTicket() !== null,
      isBalanceMasked,
      spread: Math.random(),
    },
  })
  actor.on('outdated', ({ about }) => {
    if (about === 'games' || about === 'everything') clearCached('hotGames', 'vendors')
  })
  return actor
}

export type AppActor = ReturnType<typeof createAppActor>

export type RouterContext = { boot: Boot; app: AppActor }
