import * as v from 'valibot'
import { type CachedSubject, cacheName, cacheStore } from '#api/browser/cached-subjects.ts'

type Cached<Schema extends v.GenericSchema> = {
  subject: CachedSubject
  /** Tells apart what is read of one subject in several ways, for example the language. */
  variant: string
  schema: Schema
  /** Milliseconds for which an entry is good. */
  goodFor: number
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ variant: v.string(), goodUntil: v.number(), value: v.unknown() }),
)

/**
 * What is kept of a subject, or else what `read` brings, which is then kept. One variant of a subject is kept at a
 * time. An entry that has expired or is off its schema, as another version of the page may have left it, counts as none.
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

/** A clock that was set back would make an entry good for longer than it ever was; such a one is not fresh. */
function isFresh(goodUntil: number, goodFor: number): boolean {
  const left = goodUntil - Date.now()
  return left > 0 && left <= goodFor
}
