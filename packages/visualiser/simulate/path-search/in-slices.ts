/** How long (ms) work goes on before the page gets its turn. */
const SLICE = 24
/** How often (ms) it says how far it is. */
const TELLING = 250

export type SlicedWork<Progress> = {
  signal: AbortSignal
  /** Told now and then, at the end of a slice. */
  tell(progress: Progress): void
}

/** Does a piece of work in slices that are short enough for a page to stay quick. Rejects where it is given up. */
export async function inSlices<Progress, Result>(
  work: Iterator<Progress, Result>,
  { signal, tell }: SlicedWork<Progress>,
): Promise<Result> {
  let sliceEnds = performance.now() + SLICE
  let toldAt = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    const now = performance.now()
    if (now < sliceEnds) continue
    if (now - toldAt >= TELLING) {
      tell(value)
      toldAt = now
    }
    await pageTurn()
    signal.throwIfAborted()
    sliceEnds = performance.now() + SLICE
  }
}

const pageTurn = () => new Promise<void>((resolve) => setTimeout(resolve))
