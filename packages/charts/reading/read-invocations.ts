import type { AnyStateMachine, StateNode } from 'xstate'
import type { ChartInvocation } from '../chart.ts'

/** Where XState keeps logic that stands in the state itself. */
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

/** The id of an actor's logic where it is a machine; whichever copy of XState made it. */
export function machineIdOf(logic: unknown): string | undefined {
  if (typeof logic !== 'object' || logic === null) return undefined
  if (!('root' in logic) || !('id' in logic) || !('idMap' in logic)) return undefined
  return String(logic.id)
}

/** An invoked actor as one calls it: its id, or its source where XState made the id up. */
export const actorName = ({ id, source, isUnnamed }: ChartInvocation): string => (isUnnamed ? source : id)
