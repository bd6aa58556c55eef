export type Contender = () => void

/** The best processor time of each contender, in ms, by name. */
export type Times<Name extends string> = { [Key in Name]: number }

/** How long each contender runs before it is measured, in ms. By then, the JIT has compiled it. */
const WARM_UP = 500

/**
 * Runs contenders in turn, so that other load on the machine affects them equally, and keeps the best time of
 * each. Measures processor time, so time spent waiting does not count.
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

/** CPU time that this process has used, in ms. Includes garbage collection and compilation. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
