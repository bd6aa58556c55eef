/** Milliseconds after which a step is reported, and between progress lines. */
const LONG = 1_000
const AGAIN = 5_000

/** Runs a step. If it takes over a second, writes progress and duration to standard error. */
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
