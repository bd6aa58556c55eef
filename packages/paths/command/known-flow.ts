import path from 'node:path'
import { bareModel } from '#paths/model/bare-model.ts'
import type { Exclusion } from '#paths/model/exclusion.ts'
import { reasonIn } from '#paths/module-loader/cannot-load.ts'
import type { LoadedMachine } from '#paths/module-loader/found-machines.ts'
import type { Flow } from '../config.ts'
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
 * The flow of that name, or every machine of the module that was opened, with default cases where it has none. Throws a
 * {@link Misuse} where there is neither, or where a machine cannot even be begun with.
 */
export async function loadFlows(project: Project, nameOrFile: string): Promise<KnownFlow[]> {
  const flow = project.config.flows.find(({ name }) => name === nameOrFile)
  if (flow) return [await loadFlow(project, flow)]
  const { opened } = project
  if (opened?.file !== path.resolve(project.root, nameOrFile))
    throw new Misuse(unknownFlow(project, nameOrFile))
  return opened.machines.map((machine) => ({
    name: machine.name,
    model: modelOf(machine),
    acceptedFile: undefined,
    rows: {},
    exclusions: undefined,
  }))
}

/** What is wrong with a machine is mostly told by XState as soon as it is explored for the first time. */
function modelOf({ name, machine, model }: LoadedMachine): Model {
  try {
    return model ?? bareModel(machine)
  } catch (cause) {
    throw new Misuse(`The machine ${name} cannot be explored: ${reasonIn(cause)}`, { cause })
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
  if (names.length === 0) return `There is no file "${typed}", and no flows are configured.`
  return `There is no flow and no file "${typed}".${didYouMean(typed, names)}`
}
