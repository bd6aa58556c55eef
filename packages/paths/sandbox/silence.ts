/** Milliseconds of silence after each of which a remark is made. */
const UNTIL_REMARK = 10_000

export type Silence = {
  /** Something was heard: it begins anew. */
  broken(): void
  /** It matters no longer. */
  stop(): void
}

/**
 * Watches for how long nothing is heard: remarks on it, and ends what is waited for once patience is over.
 *
 * @param patience milliseconds
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
