const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Awaits work. A termination signal to this process stops the work. The process then ends after it. */
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
