const ARROW = ' → '

/**
 * Target states of transitions, parsed from edge ids of `charts/edges.ts` such as `a: go [may] → b + c
 * (reenter) #2`. None for a transition without a target.
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
