import { loadMachines } from '#paths/model/load-machines.ts'
import { withBundle } from '#paths/module-loader/bundle-file.ts'

/** Loads the machines of a module inside the test's own process. */
export const machinesOf = (file: string) => withBundle(file, (bundle) => loadMachines(file, bundle))
