/** Time without output before each remark, in ms. */
const UNTIL_REMARK = 10_000

export type Silence = {
  broken(): void
  stop(): void
}

/**
 * Watches the output of some work. Prints a remark after a silence, and stops the work after a longer one.
 * @param patience the longest silence allowed, in ms
 */
export function watchSilence(
  patience: number,
  { remark, end }: { remark(seconds: number): void; end(): void },
): Silence {
  let remarks = 0
  const remarking = setInterval(() => {
    remarks += 1
    remark((remarks * UNTIL_REMARK) / 1000)
  }, UNTIL_REMARK)
  const ending = setTimeout(end, patience)
  return {
    broken() {
      remarks = 0
      remarking.refresh()
      ending.refresh()
    },
    stop() {
      clearInterval(remarking)
      clearTimeout(ending)
    },
  }
}
