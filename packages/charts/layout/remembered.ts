import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Engine } from './lay-out.ts'

/**
 * Cache of layouts. The key (`question`) is the graph as text. The cache may lose entries, but must respond
 * within bounded time.
 */
export type Memory = {
  recall(question: string): Promise<ElkNode | undefined>
  keep(question: string, answer: ElkNode): void
}

/**
 * Caches an engine's layouts. The key is the whole graph as text. It contains everything that the layout
 * depends on: visible states in order, arrows, sizes of texts, and options.
 */
export function remembered(engine: Engine, memory: Memory): Engine {
  return async (graph) => {
    const question = JSON.stringify(graph)
    const known = await memory.recall(question)
    if (known) return known
    const answer = await engine(graph)
    memory.keep(question, answer)
    return answer
  }
}
