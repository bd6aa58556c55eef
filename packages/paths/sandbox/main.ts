import { pathToFileURL } from 'node:url'
import { loadMachines } from '#paths/model/load-machines.ts'
import { CannotLoad, reasonIn } from '#paths/module-loader/cannot-load.ts'
import { confine } from './confine.ts'
import type { Errand, Work } from './work.ts'

/**
 * Runs somebody else's module, and whatever is done with its machines, in a process that `run-confined.ts` gave no rights. Ends
 * with what the work ends with, or 2 and a sentence where the module or a machine of it fails.
 */
const { file, bundle, work: address, request }: Errand = JSON.parse(process.env.PATHS_CONFINED ?? '')
delete process.env.PATHS_CONFINED
const { work }: { work: Work } = await import(address)
const { print, complain, end } = confine(pathToFileURL(bundle).href)
try {
  const machines = await loadMachines(file, bundle)
  end(await work({ file, machines }, request, print, complain))
} catch (error) {
  complain(error instanceof CannotLoad ? error.message : `${file} cannot be followed: ${reasonIn(error)}`)
  end(2)
}
