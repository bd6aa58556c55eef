import { setupI18n } from '@lingui/core'
import { vi } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import type { LinkReport } from '#machines/auth/session.types.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { boot } from '#tests/models/site/app.ts'

const silent = fromCallback(() => {}) as never

/** Opens a browser tab with its own modules and thus its own storage. Tabs share a broadcast channel. */
export async function openTab({ address = 'https://palpite.test/' } = {}) {
  vi.resetModules()
  const { appFlow } = await import('#pages/site/app.flow.ts')
  const { sessionFlow } = await import('#pages/auth/session.flow.ts')
  const { lazyActor } = await import('#pages/kit/loading/lazy-actor.ts')
  const { loginLinkFlow } = await import('#pages/auth/login-link.flow.ts')
  // Bind the chart now: a later import would return the modules of the tab opened last.
  const loginLink = lazyActor<typeof loginLinkFlow, LinkReport>(async () => loginLinkFlow)
  const { arrivedTicket, takeAddressToken } = await import('#api/auth/address-token.ts')
  const { saveFavourites, saveMerchant, savedFavourites, sessionToken, wasAgent } = await import(
    '#api/browser/session-storage.ts'
  )
  const { isBalanceMasked } = await import('#api/cashier/balance-visibility.ts')
  const { configureCalls } = await import('#api/http/settings.ts')
  // Preload lazy modules: loading takes real time, which the virtual clock would overtake.
  const { readBalance } = await import('#api/http/first-calls.ts')

  const page = { address, replaced: [] as string[], visited: [] as string[] }
  let socket: ((event: EventObject) => void) | null = null
  const fakeSocket = fromCallback(({ sendBack }) => {
    socket = sendBack
    return () => {
      socket = null
    }
  })
  configureCalls({ platform: 'https://palpite.test', merchant: 'palpite' })

  const load = () => {
    vi.stubGlobal('location', new URL(page.address))
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, url: URL) => {
        page.address = url.href
        page.replaced.push(url.href)
      },
    })
    takeAddressToken()
    saveMerchant('palpite')
    const session = sessionFlow.provide({ actors: { loginLink } })
    const machine = appFlow(setupI18n()).provide({
      actors: { socket: fakeSocket as never, session, publicPopup: silent, contractStatus: silent },
    })
    const app = createActor(machine, {
      input: {
        boot,
        login: null,
        hasTicket: arrivedTicket() !== null,
        isBalanceMasked,
        spread: 0,
      },
    })
    app.on('navigate', ({ to }) => page.visited.push(to))
    return app.start()
  }

  let app = load()
  const child = <Id extends 'session' | 'overlays'>(id: Id) => {
    const found = app.getSnapshot().children[id]
    if (!found) throw new Error(`There is no ${id}.`)
    return found
  }
  return {
    page,
    token: sessionToken,
    ticket: arrivedTicket,
    saveFavourites,
    savedFavourites,
    wasAgent,
    readBalance: () => readBalance(AbortSignal.timeout(1_000)),
    get app() {
      return app
    },
    get session() {
      return child('session')
    },
    /** Returns the kinds of the overlays, from bottom to top. */
    overlays: () =>
      child('overlays')
        .getSnapshot()
        .context.shown.map(({ kind }) => kind),
    top: () => child('overlays').getSnapshot().context.shown.at(-1),
    hasSocket: () => socket !== null,
    hears: (type: string) => socket?.({ type }),
    is: (tag: 'pending' | 'visitor' | 'loggedIn' | 'mustChange' | 'unsure' | 'ended' | 'agent') =>
      child('session').getSnapshot().hasTag(tag),
    logIn: (loggedIn: LoggedIn, password?: string) =>
      child('session').send({ type: 'session.adopt', loggedIn, password }),
    reload() {
      app.stop()
      app = load()
    },
    close: () => app.stop(),
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
