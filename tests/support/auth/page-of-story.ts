import { vi } from 'vitest'
import { type ActorRefFrom, type AnyActorLogic, createActor, type EventObject, fromCallback } from 'xstate'
import type { ContractStatusCommand, ContractStatusInput } from '#machines/agents/contract-status.types.ts'
import type { MemberKind, SessionReport } from '#machines/auth/session.types.ts'
import { appMachine } from '#machines/site/app.machine.ts'
import type { AppEvent } from '#machines/site/app.types.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import type { Audience, PopupCommand } from '#machines/site/public-popup.machine.ts'
import type { SiteReport } from '#machines/site/site-configuration.machine.ts'
import type { SocketReport } from '#machines/site/socket.machine.ts'
import { contractStatusFlow } from '#pages/agents/contract-status.flow.ts'
import { publicPopupFlow } from '#pages/site/public-popup.flow.ts'
import { boot } from '#tests/models/site/app.ts'

const heard = () => vi.advanceTimersByTimeAsync(100)
const silent = fromCallback(() => {}) as never

type Page = {
  sendBack: (event: AppEvent) => void
  receive: (listener: (event: EventObject) => void) => void
}

/** Starts a machine that the page would load lazily. */
function startFor<Logic extends AnyActorLogic>(logic: Logic, input: unknown, { sendBack, receive }: Page) {
  const actor = createActor(logic as AnyActorLogic, { input })
  actor.on('*', (event) => sendBack(event as AppEvent))
  receive((event) => actor.send(event))
  return actor.start() as ActorRefFrom<Logic>
}

/**
 * Opens a page with a scripted session. Pages opened later in the same test use the same tab and browser
 * storage.
 */
export function openPage() {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  let say: (event: SessionReport) => void = () => {}
  const session = fromCallback<EventObject, void, SessionReport>(({ sendBack }) => {
    say = sendBack
  })
  let place: 'page.calm' | 'page.busy' = 'page.calm'
  const publicPopup = fromCallback<PopupCommand, Audience, AppEvent>(({ input, ...page }) => {
    const popups = startFor(publicPopupFlow, input, page)
    popups.send({ type: place })
    return () => void popups.stop()
  })
  const contractStatus = fromCallback<ContractStatusCommand, ContractStatusInput, AppEvent>(
    ({ input, ...page }) => {
      const status = startFor(contractStatusFlow, input, page)
      return () => void status.stop()
    },
  )
  let saySite: (event: SiteReport) => void = () => {}
  const siteConfiguration = fromCallback<EventObject, void, SiteReport>(({ sendBack }) => {
    saySite = sendBack
  })
  let sayOnLine: (event: SocketReport) => void = () => {}
  const socket = fromCallback<EventObject, void, SocketReport>(({ sendBack }) => {
    sayOnLine = sendBack
  })
  const machine = appMachine.provide({
    actors: {
      session: session as never,
      publicPopup,
      contractStatus,
      systemStatus: silent,
      language: silent,
      siteConfiguration: siteConfiguration as never,
      callSignals: silent,
      socket: socket as never,
      balance: silent,
      gameLaunch: silent,
    },
  })
  const app = createActor(machine, {
    input: {
      boot,
      login: null,
      hasTicket: false,
      isBalanceMasked: () => false,
      spread: 0,
    },
  }).start()
  const overlays = () => app.getSnapshot().children.overlays
  const top = () => overlays()?.getSnapshot().context.shown.at(-1)
  return {
    app,
    ask: (task: Task) => overlays()?.send({ type: 'overlay.ask', task }),
    /** Returns the topmost overlay: a popup's id, or another overlay's kind. Undefined if there is none. */
    top: () => {
      const task = top()
      return task?.kind === 'popup' ? task.popup.id : task?.kind
    },
    /** Returns the kinds of all shown overlays, from bottom to top, and of the queued overlays. */
    tasks() {
      const { shown = [], queue = [] } = overlays()?.getSnapshot().context ?? {}
      return { shown: shown.map(({ kind }) => kind), queue: queue.map(({ kind }) => kind) }
    },
    /** Goes to Home, which allows popups, or to a page that suppresses them because money moves there. */
    async goTo(page: 'lobby' | 'money page') {
      place = page === 'lobby' ? 'page.calm' : 'page.busy'
      app.getSnapshot().children.publicPopup?.send({ type: place })
      await heard()
    },
    /** Arrives as a visitor. Popups are held back until the first interaction. */
    async arrive() {
      say({ type: 'session.absent' })
      await heard()
    },
    async visit() {
      await this.arrive()
      await this.touch()
    },
    async touch() {
      window.dispatchEvent(new Event('pointerdown'))
      await heard()
    },
    async enter({ memberId = '7', firstTime = false, kind = 'player' as MemberKind } = {}) {
      say({ type: 'session.began', arrival: 'loggedIn', firstTime, kind, memberId })
      await heard()
    },
    async offerContracts(hasAgentPolicy: boolean) {
      saySite({ type: 'site.read', hasAgentPolicy })
      await heard()
    },
    async hear(news: SocketReport) {
      sayOnLine(news)
      await heard()
    },
    async mustChange() {
      say({ type: 'session.mustChange', knownPassword: null })
      await heard()
    },
    async leave() {
      say({ type: 'session.ended', reason: 'left', wasAgent: false })
      await heard()
      await this.touch()
    },
    /** Closes the topmost overlay, as its view does. */
    close(notAgainToday = false) {
      app.getSnapshot().children.publicPopup?.send({ type: 'popup.dismiss', notAgainToday })
      overlays()?.send({ type: 'overlay.close', id: top()?.id ?? '' })
    },
  }
}
