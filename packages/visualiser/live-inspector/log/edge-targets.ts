const ARROW = ' → '

/**
 * The states that transitions lead to, by their ids as `charts/edges.ts` writes them: `a: go [may] → b + c (reenter) #2`. None for
 * one that stays inside its state.
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
