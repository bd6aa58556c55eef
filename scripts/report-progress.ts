/** Time before a step's progress is first reported, in ms. */
const LONG = 1_000
/** Time between two reports, in ms. */
const AGAIN = 5_000

/**
 * Runs a step. If it takes longer than a second, writes its progress and finally its duration to standard
 * error.
 */
export async function reportProgress<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1)
  let next = setTimeout(function report() {
    console.error(`${step}: ${seconds()} s so far`)
    next = setTimeout(report, AGAIN)
  }, LONG)
  try {
    return await work()
  } finally {
    clearTimeout(next)
    if (performance.now() - began > LONG) console.error(`${step}: ${seconds()} s`)
  }
}
