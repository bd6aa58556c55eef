/** How long to work before the page gets time to handle input, in ms. */
const SLICE = 24
/** Interval of progress reports in ms. */
const REPORT_EVERY = 250

export type SlicedWork<Progress> = {
  signal: AbortSignal
  onProgress(progress: Progress): void
}

/** Runs the iterator to its end in short slices, so that the page stays responsive. Rejects when aborted. */
export async function inSlices<Progress, Result>(
  work: Iterator<Progress, Result>,
  { signal, onProgress }: SlicedWork<Progress>,
): Promise<Result> {
  let sliceEnds = performance.now() + SLICE
  let reportedAt = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    const now = performance.now()
    if (now < sliceEnds) continue
    if (now - reportedAt >= REPORT_EVERY) {
      onProgress(value)
      reportedAt = now
    }
    await pageTurn()
    signal.throwIfAborted()
    sliceEnds = performance.now() + SLICE
  }
}

const pageTurn = () => new Promise<void>((resolve) => setTimeout(resolve))
