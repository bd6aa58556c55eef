import type { Bundle } from '@palpite/paths/model/bundled.ts'
import { findMachines, type LoadedMachine } from '@palpite/paths/module-loader/find-machines.ts'
import { whatRan } from '@palpite/paths/module-loader/what-ran.ts'
import type { Library } from './flow-source.ts'

/** Creates a library of the models and machines of a module that was written for the path tool. */
export function libraryOfModule(module: object, file: string): Library {
  return libraryOf(findMachines(module), file)
}

/** Creates a library of all machines that a bundled module creates, whether it exports them or not. */
export async function libraryOfBundle(bundle: Bundle, file: string): Promise<Library> {
  const { exported } = await whatRan(bundle)
  return libraryOf(findMachines(exported, bundle), file)
}

function libraryOf(found: readonly LoadedMachine[], file: string): Library {
  if (found.length === 0) throw new Error(`${file} has no XState v5 machine.`)
  return {
    groups: { file: { en: file, pt: file } },
    rows: {},
    flows: found.map(({ name, machine, model }) => ({
      name,
      group: 'file',
      load: async () => ({ machine, model }),
      keptAt: undefined,
      rows: {},
      hasWalker: false,
    })),
    offers: { languages: [], worlds: [] },
  }
}
