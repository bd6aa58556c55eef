import * as v from 'valibot'
import { type CachedSubject, cacheName, cacheStore } from './cached-subjects.ts'

type Cached<Schema extends v.GenericSchema> = {
  subject: CachedSubject
  /** Distinguishes variants of a subject, for example the language. */
  variant: string
  schema: Schema
  /** Ms. */
  goodFor: number
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ variant: v.string(), goodUntil: v.number(), value: v.unknown() }),
)

/**
 * Returns the cached value or reads and caches it; one variant per subject is kept. An expired entry, or one
 * off its schema from another build, counts as none.
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

/** If the clock was set back, an entry would stay valid for too long; it counts as stale. */
function isFresh(goodUntil: number, goodFor: number): boolean {
  const left = goodUntil - Date.now()
  return left > 0 && left <= goodFor
}
