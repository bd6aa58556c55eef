import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import type { Intent } from './request-intent.ts'

const tab = browserStorage('sessionStorage')

/** Intents of one kind that this tab keeps until it is known what became of them. */
export type StoredRequests<Request> = {
  /** Noted before it is sent, so that a page that is loaded anew goes on with the same key. */
  note(memberId: string, intent: Intent<Request>): void
  /** What became of it is known. */
  forget(memberId: string): void
  /** The one of which this tab does not know what became, if there is one. */
  recall(memberId: string): Intent<Request> | null
}

/**
 * Keeps intents over a reload. They are kept by member: in one tab another may be logged in later, who must never be asked to
 * pay for it.
 *
 * @param kind names them in the tab's storage
 * @param request what an intent of this kind asks for; secrets have no place in it
 */
export function storedRequests<Schema extends v.GenericSchema>(
  kind: string,
  request: Schema,
): StoredRequests<v.InferOutput<Schema>> {
  const stored = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), request }))
  const nameOf = (memberId: string) => `intent.${kind}.${memberId}`
  return {
    note: (memberId, intent) => tab.write(nameOf(memberId), JSON.stringify(intent)),
    forget: (memberId) => tab.remove(nameOf(memberId)),
    recall: (memberId) => {
      const found = v.safeParse(stored, tab.read(nameOf(memberId)))
      return found.success ? (found.output as Intent<v.InferOutput<Schema>>) : null
    },
  }
}
