import { useEffect, useState } from 'react'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import type { Part } from '#ui/kit/feedback/part.ts'

type Read<Value> = (language: Language, signal: AbortSignal) => Promise<Value>

/** What was read, and for which language and edition of the platform's data. */
type Kept<Value> = { value: Value; language: Language; edition: number }

type Wanted<Value> = {
  language: Language
  /** Counts up whenever what was read is out of date. */
  edition: number
  /** What the page was sent with, in the language it was sent in. */
  sent: Value | undefined
}

/**
 * A plain read as a part of a page: what was sent with the page, or what the platform answers, read anew for another
 * language or edition. What is there stays until the new one is.
 */
export function useRead<Value>(read: Read<Value>, { language, edition, sent }: Wanted<Value>): Part<Value> {
  const [kept, setKept] = useState<Kept<Value> | null>(
    sent === undefined ? null : { value: sent, language, edition },
  )
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const wanted = `${language} ${edition}`
  const failed = failedFor === wanted
  const isCurrent = kept !== null && kept.language === language && kept.edition === edition

  useEffect(() => {
    if (isCurrent || failed) return
    const controller = new AbortController()
    read(language, controller.signal).then(
      (value) => setKept({ value, language, edition }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        setFailedFor(wanted)
        if (!(error instanceof CallFailed)) throw error
      },
    )
    return () => controller.abort()
  }, [read, language, edition, wanted, isCurrent, failed])

  if (kept) return { state: 'known', value: kept.value }
  return failed ? { state: 'failed', retry: () => setFailedFor(null) } : { state: 'loading' }
}
