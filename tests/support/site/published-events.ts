import { onTestFinished } from 'vitest'
import { type PublishedEvent, publish } from '#server/database/publish.ts'
import { listen } from '#server/realtime/listen.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'

/** Records the events that the platform's processes publish, for the duration of the test. */
export async function recordPublishedEvents({ platform }: OpenedPlatform) {
  const { pool, database } = platform
  const heard: PublishedEvent[] = []
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

  /** Returns the events that were published since the previous call. */
  return async function heardByNow(): Promise<Pick<PublishedEvent, 'memberId' | 'type'>[]> {
    // Events arrive in commit order. Once the event below has arrived, all earlier events have too.
    const memberId = --last
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(`${memberId}`, resolve)
    await publish(database, { memberId, type: 'status.changed' })
    await promise
    return heard.splice(0).slice(0, -1)
  }
}
