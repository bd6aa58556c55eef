import type { LinkInput } from '#machines/auth/login-link.machine.ts'
import type { LinkAnswer, LinkReport } from '#machines/auth/session/events.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'
import { lateActor } from './lazy-actor.ts'

/** Logs in by a link (LOGIN-11). Where this part does not load, the page says that the link could not be tried. */
export const loginLink = lateActor<LinkAnswer, LinkInput, LinkReport>(
  async () => (await import('#machines/auth/login-link/follow-link.ts')).followLink,
  (error, sendBack) => {
    suppressChunkErrorBanner(error)
    sendBack({ type: 'link.kept', end: 'failed' })
  },
)
