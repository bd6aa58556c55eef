import { loadMachines } from '#paths/model/load-machines.ts'
import { withBundle } from '#paths/module-loader/bundle-file.ts'

/** The machines of a module that a test wrote, in the test's own process. */
export const machinesOf = (file: string) => withBundle(file, (bundle) => loadMachines(file, bundle))
