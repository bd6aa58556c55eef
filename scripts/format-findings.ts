type Found = {
  findings: readonly string[]
  /** States, transitions and other items that the tour did not cover. */
  missed: readonly string[]
  notTaken: readonly string[]
}

/** Summarises a machine's findings. Counts the frequent kinds, and quotes all other findings. */
export function formatFindings({ findings, missed, notTaken }: Found): string {
  const unhandled = findings.filter((finding) => finding.includes(' ends the machine: '))
  const throwing = findings.filter((finding) => / throws: | threw /.test(finding))
  const own = findings.filter((finding) => ![...unhandled, ...throwing].includes(finding))
  return [
    ...own.map((finding) => finding.replace(' of the context are distinguished only by kind', ' merged')),
    ...counted(unhandled.length, 'the failure of an actor ends it'),
    ...counted(throwing.length, 'its own code throws'),
    ...throwing
      .slice(0, 1)
      .map((finding) => finding.replace(/^.*?(?:\(error: (.*)\)|: ([^:]*))$/, 'namely $1$2')),
    ...counted(notTaken.length, 'never taken', notTaken.slice(0, 2)),
    ...counted(missed.length, 'not shown in exact time', missed.slice(0, 1)),
  ].join('; ')
}

function counted(count: number, what: string, examples: readonly string[] = []): string[] {
  const shown = examples.length > 0 ? `: ${examples.join(', ')}${count > examples.length ? ' …' : ''}` : ''
  return count === 0 ? [] : [`${what} (${count})${shown}`]
}
