import type { LinkReport } from '#machines/auth/session.types.ts'
import type { publicPopupMachine } from '#machines/site/public-popup.machine.ts'
import type { socketMachine } from '#machines/site/socket.machine.ts'
import type { contractStatusFlow } from '#pages/agents/contract-status.flow.ts'
import type { loginLinkFlow } from '#pages/auth/login-link.flow.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'
import { lazyActor } from './lazy-actor.ts'

/** If it fails to load, contract pages are unavailable until the next login or reload. */
export const contractStatus = lazyActor<typeof contractStatusFlow>(
  async () => (await import('#pages/agents/contract-status.flow.ts')).contractStatusFlow,
  suppressChunkErrorBanner,
)

/** Logs in by a link (LOGIN-11); if it fails to load, the page says that the link could not be tried. */
export const loginLink = lazyActor<typeof loginLinkFlow, LinkReport>(
  async () => (await import('#pages/auth/login-link.flow.ts')).loginLinkFlow,
  (error, sendBack) => {
    suppressChunkErrorBanner(error)
    sendBack({ type: 'link.kept', end: 'failed' })
  },
)

/** A popup is not worth an error message. */
export const publicPopup = lazyActor<typeof publicPopupMachine>(
  async () => (await import('#machines/site/public-popup.machine.ts')).publicPopupMachine,
  suppressChunkErrorBanner,
)

/** Loaded late, since most visitors are not logged in. */
export const socket = lazyActor<typeof socketMachine>(
  async () => (await import('#machines/site/socket.machine.ts')).socketMachine,
)
