import { readFileSync } from 'node:fs'

/**
 * Returns the CPU time, in ms, that the work takes in this thread. Unlike elapsed time, CPU time does not
 * grow while other processes keep the processors busy.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Returns how much waiting for a processor slows down a process's main thread during the work: its run time
 * plus its waiting time, divided by its run time. The result is at least 1.
 */
export async function slowdownOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  const before = scheduled(pid)
  await work()
  const after = scheduled(pid)
  const ran = after.ran - before.ran
  return ran > 0 ? (ran + after.waited - before.waited) / ran : 1
}

/**
 * Returns how long the main thread ran and how long it waited for a processor, in nanoseconds. Both are 0 if
 * the system does not count them.
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
