/** Does something once. */
export type Contender = () => void

/** Best processor time (ms) of each contender, by its name. */
export type Times<Name extends string> = { [Key in Name]: number }

/** How long (ms) each contender runs before its time is taken: the compiler has then seen enough of all of them. */
const WARM_UP = 500

/**
 * Lets contenders take turns in one process and keeps the best time of each: the others say what else there was to do. Time is what
 * the process was given of the processor, so that waiting for others counts for nobody.
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

/** What this process has had of the processor so far (ms), its collector and compiler included. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
