import type { GenerateOptions } from '@palpite/paths/walk/generate.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeneratedPaths, Progress } from './generate-and-walk.ts'
import { generateInWorker } from './generate-in-worker.ts'

export type Generating = {
  generated: GeneratedPaths | undefined
  /** Undefined while no paths are being generated. */
  progress: Progress | undefined
  failure: string | undefined
  start(options: GenerateOptions): void
  stop(): void
}

/** Generates the paths of a flow in a worker. The result is kept until the page is closed. */
export function useGenerating(flow: string): Generating {
  const client = useQueryClient()
  const key = ['generated', flow]
  const { data: generated } = useQuery<GeneratedPaths>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    setProgress(undefined)
  }, [])
  useEffect(() => stop, [stop])
  const start = async (options: GenerateOptions) => {
    stop()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFailure(undefined)
    setProgress({ phase: 'exploring' })
    try {
      client.setQueryData(key, await generateInWorker({ flow, options }, { signal, onProgress: setProgress }))
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    }
    if (!signal.aborted) setProgress(undefined)
  }
  return {
    generated,
    progress,
    failure,
    start: (options) => void start(options),
    stop,
  }
}
