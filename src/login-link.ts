import type { LinkInput } from '#machines/login-link.machine.ts'
import type { LinkAnswer, LinkReport } from '#machines/session/events.ts'
import { lateActor } from './late-actor.ts'
import { sayElsewhere } from './part-loading.ts'

/** Logs in by a link (LOGIN-11). Where this part does not load, the page says that the link could not be tried. */
export const loginLink = lateActor<LinkAnswer, LinkInput, LinkReport>(
  async () => (await import('#machines/login-link/follow-link.ts')).followLink,
  (error, sendBack) => {
    sayElsewhere(error)
    sendBack({ type: 'link.kept', end: 'failed' })
  },
)
