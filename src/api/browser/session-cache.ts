import * as v from 'valibot'
import { type CachedSubject, cacheName, cacheStore } from './cached-subjects.ts'

type Cached<Schema extends v.GenericSchema> = {
  subject: CachedSubject
  /** Distinguishes a subject's values, for example by language. Only the latest variant is kept. */
  variant: string
  schema: Schema
  /** How long the value is cached, in ms. */
  goodFor: number
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ variant: v.string(), goodUntil: v.number(), value: v.unknown() }),
)

/**
 * Returns the cached value, or else reads and caches it. Expired entries are read again, and so are entries
 * that fail the schema, for example because another build wrote them.
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
 * Whether a cached entry is still valid. An entry that would stay valid for longer than `goodFor` counts as
 * expired, because the clock must have been set back since it was stored.
 */
function isFresh(goodUntil: number, goodFor: number): boolean {
  const left = goodUntil - Date.now()
  return left > 0 && left <= goodFor
}
