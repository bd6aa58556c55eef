import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Generating, useGenerating } from '#visualiser/paths/generate/use-generating.ts'
import type { Kept } from './kept.ts'
import { type KnownPath, pathNamed, pathsOf } from './known-paths.ts'
import { useKept } from './use-kept.ts'

export type Paths = {
  /** What is kept of the flow's paths, and whether it could be read. */
  keeping: UseQueryResult<Kept>
  generating: Generating
  /** All that are known, those that were generated here too. */
  paths: readonly KnownPath[]
  /** The one that was asked for. */
  chosen: KnownPath | undefined
  /** Whether that one may still be found. */
  isSought: boolean
}

/** The paths of a flow, and the one of that id. Where nobody keeps that, paths are generated to find it among them. */
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
