import { pathToFileURL } from 'node:url'
import { loadMachines } from '#paths/model/load-machines.ts'
import { CannotLoad, reasonIn } from '#paths/module-loader/cannot-load.ts'
import { confine } from './confine.ts'
import type { Errand, Work } from './work.ts'

/**
 * Entry point of the sandboxed process that `run-confined.ts` starts without permissions. Runs a foreign
 * module, and then the requested work on its machines. Exits with the work's exit code, or with 2 and a
 * message if the module or a machine fails.
 */
const { file, bundle, work: address, request }: Errand = JSON.parse(process.env.PATHS_CONFINED ?? '')
delete process.env.PATHS_CONFINED
const { work }: { work: Work } = await import(address)
const { print, complain, end } = confine(pathToFileURL(bundle).href)
try {
  const machines = await loadMachines(file, bundle)
  end(await work({ file, machines }, request, print, complain))
} catch (error) {
  complain(error instanceof CannotLoad ? error.message : `${file} cannot be processed: ${reasonIn(error)}`)
  end(2)
}
