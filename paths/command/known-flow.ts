import { existsSync } from 'node:fs'
import path from 'node:path'
import { bareModel } from '../bare-model.ts'
import type { Flow } from '../config.ts'
import type { Exclusion } from '../exclusion.ts'
import { loadMachines } from '../load-machines.ts'
import type { LoadedMachine } from '../loading/found-machines.ts'
import type { Model } from '../model.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'

/** A machine with its cases, whether the configuration lists it or a file exports it. */
export type KnownFlow = {
  name: string
  model: Model
  /** Absolute file of its reviewed paths. */
  acceptedFile: string | undefined
  /** As the configuration says. */
  rows: NonNullable<Flow['rows']>
  /** Steps that nobody can take in its page; undefined where nothing of it is done in one. */
  exclusions: readonly Exclusion[] | undefined
}

/** Loads a flow of the configuration. */
export async function loadFlow(project: Project, flow: Flow): Promise<KnownFlow> {
  const acceptedFile = path.resolve(project.root, flow.accepted)
  const exclusions = flow.walker === undefined ? undefined : ((await flow.exclusions?.()) ?? [])
  return { name: flow.name, model: await flow.model(), acceptedFile, rows: flow.rows ?? {}, exclusions }
}

/**
 * The flow of that name, or every machine of that module, with default cases where it has none. Throws a {@link Misuse} where
 * there is neither.
 */
export async function loadFlows(project: Project, nameOrFile: string): Promise<KnownFlow[]> {
  const flow = project.config.flows.find(({ name }) => name === nameOrFile)
  if (flow) return [await loadFlow(project, flow)]
  const file = path.resolve(project.root, nameOrFile)
  if (!existsSync(file)) throw new Misuse(unknownFlow(project, nameOrFile))
  const machines = await machinesIn(file)
  return machines.map(({ name, machine, model }) => ({
    name,
    model: model ?? bareModel(machine),
    acceptedFile: undefined,
    rows: {},
    exclusions: undefined,
  }))
}

/** A module that cannot be read, or has no machine, is a matter of whoever named it. */
async function machinesIn(file: string): Promise<LoadedMachine[]> {
  try {
    return await loadMachines(file)
  } catch (cause) {
    throw cause instanceof Error ? new Misuse(cause.message, { cause }) : cause
  }
}

/** The flow of that name, as the configuration lists it. Throws a {@link Misuse} where there is none. */
export function listedFlow(project: Project, name: string): Flow {
  const flow = project.config.flows.find((one) => one.name === name)
  if (!flow) throw new Misuse(unknownFlow(project, name))
  return flow
}

function unknownFlow({ config }: Project, typed: string): string {
  const names = config.flows.map(({ name }) => name)
  const what = names.length > 0 ? 'no flow and no file' : 'no file, and no flows are configured'
  return `There is ${what} "${typed}".${didYouMean(typed, names)}`
}
