import type { ElkNode } from 'elkjs/lib/elk-api'
import type { Engine } from './lay-out.ts'

/** Keeps what an engine answered, by the text of what it was asked. It may lose any of it, and is never waited for without end. */
export type Memory = {
  recall(question: string): Promise<ElkNode | undefined>
  keep(question: string, answer: ElkNode): void
}

/**
 * An engine that is not asked twice. A graph says all that its layout depends on (texts and their widths, language, what is
 * collapsed, where things stood), so that nothing else has to be compared.
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
