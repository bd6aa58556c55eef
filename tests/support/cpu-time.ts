import { readFileSync } from 'node:fs'

/**
 * CPU time, in ms, that the work takes in this thread. Unlike elapsed time, it does not grow while other
 * processes keep the processors busy.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * How many times longer than its CPU time a process's main thread took, because it waited for a processor. At
 * least 1.
 */
export async function slowdownOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  const before = scheduled(pid)
  await work()
  const after = scheduled(pid)
  const ran = after.ran - before.ran
  return ran > 0 ? (ran + after.waited - before.waited) / ran : 1
}

/**
 * For how many nanoseconds the main thread ran, and for how many it waited for a processor. Both are 0 where
 * Linux does not count them.
 */
function scheduled(pid: number | undefined): { ran: number; waited: number } {
  const [ran = 0, waited = 0] = schedule(pid).split(' ').map(Number)
  return { ran, waited }
}

function schedule(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
  } catch {
    return ''
  }
}
