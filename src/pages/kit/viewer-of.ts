import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'

/** Returns the kind of viewer. A viewer whose session is pending counts as a visitor. */
export const viewerOf = (session: SnapshotFrom<typeof sessionMachine>): Viewer =>
  session.hasTag('trial') ? 'trial' : session.hasTag('loggedIn') ? 'member' : 'visitor'
