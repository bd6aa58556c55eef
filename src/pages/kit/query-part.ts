import type { UseQueryResult } from '@tanstack/react-query'
import type { Part } from '#ui/kit/feedback/part.ts'
import { whyFailed } from './why-failed.tsx'

export function queryPart<Value>(query: UseQueryResult<Value>): Part<Value> {
  const { data, status, error, errorUpdatedAt, refetch } = query
  if (data !== undefined) return { state: 'known', value: data }
  if (status !== 'error') return { state: 'loading' }
  return { state: 'failed', ...whyFailed(error, errorUpdatedAt), retry: () => void refetch() }
}
