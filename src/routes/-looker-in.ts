import type { SnapshotFrom } from 'xstate'
import type { Looker } from '#machines/looker.ts'
import type { sessionMachine } from '#machines/session.machine.ts'

/** Who looks at the page; who is not known yet counts as a visitor. */
export const lookerIn = (session: SnapshotFrom<typeof sessionMachine>): Looker =>
  session.hasTag('trial') ? 'trial' : session.hasTag('loggedIn') ? 'member' : 'visitor'
