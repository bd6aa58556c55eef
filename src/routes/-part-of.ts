import type { UseQueryResult } from '@tanstack/react-query'
import type { Part } from '#ui/kit/part.ts'

/** What is read for a page, as one of its parts. */
export function partOf<Value>({ data, status, refetch }: UseQueryResult<Value>): Part<Value> {
  if (data !== undefined) return { state: 'known', value: data }
  return status === 'error' ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
}
