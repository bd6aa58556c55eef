import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import type { Intent } from './request-intent.ts'

const tab = browserStorage('sessionStorage')

/** Storage of requests of one kind. This tab keeps them until their outcome is known. */
export type StoredRequests<Request> = {
  /** Call this before sending, so that a reloaded page retries with the same key. */
  save(memberId: string, intent: Intent<Request>): void
  clear(memberId: string): void
  /** Returns the request whose outcome is unknown; null if there is none. */
  load(memberId: string): Intent<Request> | null
}

/**
 * Returns storage that keeps requests across a reload. They are stored by member, so that a member who logs
 * in later in this tab never pays for another member's request.
 *
 * @param kind key in the tab's storage
 * @param request schema of the request; it must not contain secrets
 */
export function storedRequests<Schema extends v.GenericSchema>(
  kind: string,
  request: Schema,
): StoredRequests<v.InferOutput<Schema>> {
  const stored = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), request }))
  const nameOf = (memberId: string) => `intent.${kind}.${memberId}`
  return {
    save: (memberId, intent) => tab.write(nameOf(memberId), JSON.stringify(intent)),
    clear: (memberId) => tab.remove(nameOf(memberId)),
    load: (memberId) => {
      const found = v.safeParse(stored, tab.read(nameOf(memberId)))
      return found.success ? (found.output as Intent<v.InferOutput<Schema>>) : null
    },
  }
}
