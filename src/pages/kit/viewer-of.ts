import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'

/** A viewer with a pending session counts as a visitor. */
export const viewerOf = (session: SnapshotFrom<typeof sessionMachine>): Viewer =>
  session.hasTag('trial') ? 'trial' : session.hasTag('loggedIn') ? 'member' : 'visitor'
