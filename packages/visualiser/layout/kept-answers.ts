import type { Memory } from '@palpite/charts/layout/remembered.ts'
import type { ElkNode } from 'elkjs/lib/elk-api'

const DATABASE = 'flows.layouts'
const STORE = 'answers'
/**
 * Maximum number of entries. A chart takes up to a dozen entries of 25 kB. The oldest entries are removed
 * first.
 */
const MOST = 500
/** How long to wait for the cache, in ms. After that, the chart is laid out anyway. */
const PATIENCE = 300

/** `at` is the time at which the entry was stored, in epoch ms. */
type Kept = { at: number; answer: ElkNode }

/**
 * Caches layouts in this browser. Pages without IndexedDB or `crypto.subtle` (private windows, plain HTTP)
 * lay out every time.
 * @param engine identifies the version of the layout engine, since another version may lay out differently
 */
export function keptAnswers(engine: string): Memory {
  let opened: Promise<IDBDatabase | undefined> | undefined
  const database = () => {
    opened ??= open()
    return opened
  }
  const recall = async (question: string): Promise<ElkNode | undefined> => {
    const [store, key] = [await database(), await keyOf(engine, question)]
    if (!store || key === undefined) return undefined
    const kept: Kept | undefined = await done(store.transaction(STORE).objectStore(STORE).get(key))
    return kept?.answer
  }
  const keep = async (question: string, answer: ElkNode): Promise<void> => {
    const [found, key] = [await database(), await keyOf(engine, question)]
    if (!found || key === undefined) return
    const store = found.transaction(STORE, 'readwrite').objectStore(STORE)
    await done(store.put({ at: Date.now(), answer } satisfies Kept, key))
    const surplus = (await done(store.count())) - MOST
    if (surplus <= 0) return
    for (const old of await done(store.index('at').getAllKeys(null, surplus))) await done(store.delete(old))
  }
  return {
    recall: (question) => Promise.race([recall(question).catch(nothing), nothingAfter(PATIENCE)]),
    keep: (question, answer) => void keep(question, answer).catch(nothing),
  }
}

/** Ignores cache errors (no space, blocked storage), which only mean that the layout is computed again. */
const nothing = () => undefined

const nothingAfter = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))

async function open(): Promise<IDBDatabase | undefined> {
  if (!('indexedDB' in globalThis)) return undefined
  const request = indexedDB.open(DATABASE)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex('at', 'at')
  return done(request)
}

/**
 * Returns the cache key, a hash of the engine and the question. Undefined if the page may not use
 * `crypto.subtle`.
 */
async function keyOf(engine: string, question: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${engine} ${question}`))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
