/** Does something once. */
export type Contender = () => void

/** Best time (ms) of each contender, by its name. */
export type Times<Name extends string> = { [Key in Name]: number }

/**
 * Lets contenders take turns in one process, so that whatever else the machine does meets all of them, and keeps the best
 * time of each: the others say what else there was to do. The first turns only warm up.
 */
export function interleave<Name extends string>(
  contenders: { [Key in Name]: Contender },
  rounds: number,
): Times<Name> {
  const names = Object.keys(contenders) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Times<Name>
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now()
      contenders[name]()
      times[name] = Math.min(times[name], performance.now() - started)
    }
  }
  return times
}
