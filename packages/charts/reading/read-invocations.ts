import type { AnyStateMachine, StateNode } from 'xstate'
import type { ChartInvocation } from '../chart.ts'

/** XState's prefix for the names of inline actor logic. */
const INLINE = 'xstate.invoke.'

export function readInvocations(machine: AnyStateMachine, node: StateNode): ChartInvocation[] {
  const written = [node.config.invoke ?? []].flat() as { id?: string; src?: unknown }[]
  return node.invoke.map(({ id, src }, index) => {
    const name = String(src)
    const known = machineIdOf(machine.implementations.actors[name] ?? written[index]?.src)
    const source = name.startsWith(INLINE) ? (known ?? 'inline') : name
    return { id, source, machine: known, isUnnamed: written[index]?.id === undefined }
  })
}

/** Returns a machine's id, even if another copy of XState created it. Undefined for other actor logic. */
export function machineIdOf(logic: unknown): string | undefined {
  if (typeof logic !== 'object' || logic === null) return undefined
  if (!('root' in logic) || !('id' in logic) || !('idMap' in logic)) return undefined
  return String(logic.id)
}

export const actorName = ({ id, source, isUnnamed }: ChartInvocation): string => (isUnnamed ? source : id)
