import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Engine } from './lay-out.ts'

/** Cache of layouts, by the text of the question. It may lose entries and must answer in bounded time. */
export type Memory = {
  recall(question: string): Promise<ElkNode | undefined>
  keep(question: string, answer: ElkNode): void
}

/**
 * Caches an engine's answers. A graph contains everything that its layout depends on (texts and widths,
 * language, collapsed states, previous positions), so its text is the whole key.
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
