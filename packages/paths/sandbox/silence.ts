/** Time without output before each remark, in ms. */
const UNTIL_REMARK = 10_000

export type Silence = {
  broken(): void
  stop(): void
}

/**
 * Calls `remark` after every ten seconds without output, and `end` after a longer silence.
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
