import * as v from 'valibot'
import { type CachedSubject, cacheName, cacheStore } from './cached-subjects.ts'

type Cached<Schema extends v.GenericSchema> = {
  subject: CachedSubject
  /** Distinguishes values of one subject, for example by language. Only the latest variant is kept. */
  variant: string
  schema: Schema
  /** Lifetime in ms. */
  goodFor: number
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ variant: v.string(), goodUntil: v.number(), value: v.unknown() }),
)

/**
 * Returns the cached value, or reads and caches it. Entries that are expired or that fail the schema, for
 * example from another build, are read again.
 */
export async function throughCache<Schema extends v.GenericSchema>(
  { subject, variant, schema, goodFor }: Cached<Schema>,
  read: () => Promise<v.InferOutput<Schema>>,
): Promise<v.InferOutput<Schema>> {
  const kept = v.safeParse(stored, cacheStore.read(cacheName(subject)))
  if (kept.success && kept.output.variant === variant && isFresh(kept.output.goodUntil, goodFor)) {
    const known = v.safeParse(schema, kept.output.value)
    if (known.success) return known.output
  }
  const value = await read()
  cacheStore.write(cacheName(subject), JSON.stringify({ variant, goodUntil: Date.now() + goodFor, value }))
  return value
}

/**
 * An entry that lives longer than `goodFor` was stored before the clock was set back. It counts as expired.
 */
function isFresh(goodUntil: number, goodFor: number): boolean {
  const left = goodUntil - Date.now()
  return left > 0 && left <= goodFor
}
