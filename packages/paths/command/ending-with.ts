const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Waits for some work. If this process receives a termination signal, `stop` ends the work first, and then
 * the signal ends the process.
 */
export async function endingWith<Result>(work: Promise<Result>, stop: () => void): Promise<Result> {
  let ending: NodeJS.Signals | undefined
  const end = (name: NodeJS.Signals) => {
    ending ??= name
    stop()
  }
  for (const name of ENDINGS) process.on(name, end)
  return work.finally(() => {
    for (const name of ENDINGS) process.off(name, end)
    if (ending) process.kill(process.pid, ending)
  })
}
