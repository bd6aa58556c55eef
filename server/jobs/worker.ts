export type Worker = {
  /** Starts no more runs, and waits for the current one to end. */
  stop(): Promise<void>
}

type Work = {
  /** How long to wait after one run before the next, in ms. */
  every: number
  /**
   * The work must be atomic or resumable, so that the next run continues after a failure. It should return
   * soon after `isStopped` becomes true.
   */
  run: (isStopped: () => boolean) => Promise<unknown>
  failed: string
}

export function startWorker({ every, run, failed }: Work): Worker {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const runOnce = async () => {
    try {
      await run(() => isStopped)
    } catch (error) {
      console.error(`${failed}: ${error instanceof Error ? error.message : error}`)
    }
    if (!isStopped) timer = setTimeout(next, every)
  }
  let running = runOnce()
  function next() {
    running = runOnce()
  }
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
