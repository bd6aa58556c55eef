import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Generating, useGenerating } from '#visualiser/paths/generate/use-generating.ts'
import type { Kept } from './kept.ts'
import { type KnownPath, pathNamed, pathsOf } from './known-paths.ts'
import { useKept } from './use-kept.ts'

export type Paths = {
  keeping: UseQueryResult<Kept>
  generating: Generating
  /** All known paths, including those generated in this page. */
  paths: readonly KnownPath[]
  chosen: KnownPath | undefined
  /** Whether a search for the requested path is still running. */
  isSought: boolean
}

/**
 * Returns the paths of a flow, and the one with the given id. If no stored path has that id, generates paths
 * to find it.
 */
export function usePaths(flow: string, id: string | undefined): Paths {
  const keeping = useKept(flow)
  const generating = useGenerating(flow)
  const { generated, progress, failure, start } = generating
  const { data: kept, error } = keeping
  const paths = kept ? pathsOf(kept, generated?.paths) : []
  const chosen = id === undefined ? undefined : pathNamed(paths, id)
  const isMissing = id !== undefined && chosen === undefined
  const isToBeMade = isMissing && kept !== undefined && !generated && !progress && !failure
  useEffect(() => {
    if (isToBeMade) start({ strategy: 'tour' })
  }, [isToBeMade, start])
  const isReading = kept === undefined && !error
  const isSought = isMissing && (isReading || isToBeMade || progress !== undefined)
  return { keeping, generating, paths, chosen, isSought }
}
