import { useEffect, useState } from 'react'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import type { Part } from '#ui/kit/feedback/part.ts'

type Read<Value> = (language: Language, signal: AbortSignal) => Promise<Value>

type Kept<Value> = { value: Value; language: Language; edition: number }

type Wanted<Value> = {
  language: Language
  /** When this number increases, the previous value is outdated. */
  edition: number
  /** The value that was sent with the page, in the page's language. */
  sent: Value | undefined
}

/**
 * Reads a value, and reads it again when the language or the edition changes. The first value is the one sent
 * with the page. Each value is kept until the next one arrives.
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
