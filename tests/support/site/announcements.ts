import { onTestFinished } from 'vitest'
import { type Announcement, announce } from '#server/database/publish.ts'
import { listen } from '#server/realtime/listen.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

/** Listens, until the test is over, to what the platform's processes tell each other. */
export async function hearAnnouncements({ platform }: OpenedPlatform) {
  const { pool, database } = platform
  const heard: Announcement[] = []
  const ends = new Map<string, () => void>()
  const listener = await listen(pool, {
    heard: (what) => {
      heard.push(what)
      ends.get(`${what.memberId}`)?.()
    },
    missed: () => {},
  })
  onTestFinished(() => listener.stop())
  let last = 0

  /** What was said since the last time, to whom of all members. */
  return async function heardByNow(): Promise<Pick<Announcement, 'memberId' | 'type'>[]> {
    // Announcements come in the order of their commits: when this one is here, all before it are.
    const memberId = --last
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(`${memberId}`, resolve)
    await announce(database, { memberId, type: 'status.changed' })
    await promise
    return heard.splice(0).slice(0, -1)
  }
}
