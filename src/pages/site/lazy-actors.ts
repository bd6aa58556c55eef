import type { LinkReport } from '#machines/auth/session.types.ts'
import type { contractStatusFlow } from '#pages/agents/contract-status.flow.ts'
import type { loginLinkFlow } from '#pages/auth/login-link.flow.ts'
import { suppressChunkErrorBanner } from '#pages/kit/loading/chunk-loading.ts'
import { lazyActor } from '#pages/kit/loading/lazy-actor.ts'
import { untilSettled } from '#ui/kit/hooks/use-settled.ts'
import type { publicPopupFlow } from './public-popup.flow.ts'
import type { socketFlow } from './socket.flow.ts'

/**
 * Reads the agent's contracts. If this actor's code fails to load, contract pages are unavailable until the
 * next login or reload.
 */
export const contractStatus = lazyActor<typeof contractStatusFlow>(
  async () => (await import('#pages/agents/contract-status.flow.ts')).contractStatusFlow,
  suppressChunkErrorBanner,
)

/** Logs in with a link (LOGIN-11). If this actor's code fails to load, a notice reports the failure. */
export const loginLink = lazyActor<typeof loginLinkFlow, LinkReport>(
  async () => (await import('#pages/auth/login-link.flow.ts')).loginLinkFlow,
  (error, sendBack) => {
    suppressChunkErrorBanner(error)
    sendBack({ type: 'link.kept', failure: 'failed' })
  },
)

/**
 * Shows the operator's popups, once the first screen is there. If this actor's code fails to load, popups are skipped without an error
 * message.
 */
export const publicPopup = lazyActor<typeof publicPopupFlow>(async () => {
  await untilSettled()
  return (await import('./public-popup.flow.ts')).publicPopupFlow
}, suppressChunkErrorBanner)

/** The socket is loaded on demand, since most visitors are not logged in. */
export const socket = lazyActor<typeof socketFlow>(async () => (await import('./socket.flow.ts')).socketFlow)
