const ARROW = ' → '

/**
 * Returns the target states of transitions, parsed from ids of `charts/edges.ts`. An id looks like
 * `a: go [may] → b + c (reenter) #2`. Skips transitions without a target.
 */
export function walkedTargets(edges: readonly string[]): string[] {
  return edges.flatMap((edge) => {
    const target = edge
      .slice(edge.lastIndexOf(ARROW) + ARROW.length)
      .replace(/ #\d+$/, '')
      .replace(/ \(reenter\)$/, '')
    return target === '(internal)' ? [] : target.split(' + ')
  })
}
