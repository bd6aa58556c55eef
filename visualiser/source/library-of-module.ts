import type { AnyStateMachine } from 'xstate'
import type { Model } from '#paths/model.ts'
import type { FlowSource, Library } from './flow-source.ts'

/** The machines that a module exports, by the names of the exports; and models, which are machines with their cases. */
export function libraryOfModule(module: object, file: string): Library {
  const flows = Object.entries(module).flatMap(([name, value]): FlowSource[] => {
    if (isMachine(value)) return [sourceOf(name, value, undefined)]
    return isModel(value) ? [sourceOf(name, value.machine, value)] : []
  })
  if (flows.length === 0) throw new Error(`${file} exports no XState v5 machine.`)
  return { groups: { file: { en: file, pt: file } }, flows, offers: { languages: [], worlds: [] } }
}

const sourceOf = (name: string, machine: AnyStateMachine, model: Model | undefined): FlowSource => ({
  name: name === 'default' ? machine.id : name,
  group: 'file',
  load: async () => ({ machine, model }),
  keptAt: undefined,
  rows: {},
  hasWalker: false,
})

/** By what it can do: the module may bring its own copy of XState. */
function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'getStateNodeById' in value
}

function isModel(value: unknown): value is Model {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    'outcomes' in value &&
    isMachine(value.machine)
  )
}
