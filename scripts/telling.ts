/** Milliseconds after which a step is told of, and between two lines about one that still goes on. */
const LONG = 1_000
const AGAIN = 5_000

/** Does a step; one of more than a second is told of on standard error: that it goes on, how long by now, and how long it took. */
export async function telling<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1)
  let next = setTimeout(function tell() {
    console.error(`${step}: ${seconds()} s so far`)
    next = setTimeout(tell, AGAIN)
  }, LONG)
  try {
    return await work()
  } finally {
    clearTimeout(next)
    if (performance.now() - began > LONG) console.error(`${step}: ${seconds()} s`)
  }
}
