import { startPathsWorker } from '#visualiser/layout/start-worker.ts'
import type { GeneratedPaths, Progress } from './generate-and-walk.ts'
import type { Wanted, WorkerMessage } from './worker.ts'

/** Generates paths in a worker. Rejects if the generation fails or is aborted. */
export function generateInWorker(
  wanted: Wanted,
  { signal, onProgress: report }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<GeneratedPaths> {
  const worker = startPathsWorker()
  const answer = new Promise<GeneratedPaths>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'progress') report(data.progress)
      else if (data.type === 'generated') resolve(data.generated)
      else reject(new Error(data.message))
    }
  })
  worker.postMessage(wanted)
  return answer.finally(() => worker.terminate())
}
