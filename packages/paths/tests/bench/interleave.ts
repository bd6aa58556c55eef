export type Contender = () => void

/** Best processor time (ms) of each contender, by its name. */
export type Times<Name extends string> = { [Key in Name]: number }

/** Milliseconds each contender runs before it is measured, so that the JIT has compiled it. */
const WARM_UP = 500

/**
 * Runs contenders alternately in one process and keeps the best time of each, so that other load affects
 * them alike. Measures processor time, so waiting does not count.
 */
export function interleave<Name extends string>(
  contenders: { [Key in Name]: Contender },
  rounds: number,
): Times<Name> {
  const names = Object.keys(contenders) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Times<Name>
  for (const name of names) {
    for (let spent = 0; spent < WARM_UP; ) spent += timeOf(contenders[name])
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name] = Math.min(times[name], timeOf(contenders[name]))
  }
  return times
}

function timeOf(contender: Contender): number {
  const started = processorTime()
  contender()
  return processorTime() - started
}

/** CPU time used by this process (ms), including garbage collection and compilation. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
