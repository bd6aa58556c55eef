export type Worker = {
  /** No run begins afterwards; resolves when none is under way. */
  stop(): Promise<void>
}

type Work = {
  /** Milliseconds between the end of a run and the begin of the next. */
  every: number
  /** Each run is whole or not begun, so that the next goes on from where one failed. Stops early once it is told to. */
  run: (isStopped: () => boolean) => Promise<unknown>
  /** What is written to the log where a run failed. */
  failed: string
}

/** Works now and again and again, one run after another. */
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
