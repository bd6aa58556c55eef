const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Awaits work that is stopped when this process is told to end; the process then ends after the work. */
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
