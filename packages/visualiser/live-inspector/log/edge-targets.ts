const ARROW = ' → '

/**
 * Target states of transitions. They are parsed from ids of `charts/edges.ts`, such as `a: go [may] → b + c
 * (reenter) #2`. A transition without a target adds none.
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
