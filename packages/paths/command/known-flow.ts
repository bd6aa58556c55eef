import path from 'node:path'
import { bareModel } from '#paths/model/bare-model.ts'
import type { Exclusion } from '#paths/model/exclusion.ts'
import { reasonIn } from '#paths/module-loader/cannot-load.ts'
import type { LoadedMachine } from '#paths/module-loader/find-machines.ts'
import type { Flow } from '../config.ts'
import type { Model } from '../model.ts'
import { Misuse } from './misuse.ts'
import { didYouMean } from './nearest-name.ts'
import type { Project } from './project.ts'

export type KnownFlow = {
  name: string
  model: Model
  acceptedFile: string | undefined
  rows: NonNullable<Flow['rows']>
  /** Steps that the flow's page cannot take. Undefined if the flow has no page. */
  exclusions: readonly Exclusion[] | undefined
}

export async function loadFlow(project: Project, flow: Flow): Promise<KnownFlow> {
  const acceptedFile = path.resolve(project.root, flow.accepted)
  const exclusions = flow.walker === undefined ? undefined : ((await flow.exclusions?.()) ?? [])
  return { name: flow.name, model: await flow.model(), acceptedFile, rows: flow.rows ?? {}, exclusions }
}

/**
 * Loads a flow, or the machines of the opened module. A machine without a model gets default cases. Throws a
 * {@link Misuse} if nothing is found or a machine cannot be explored.
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

/** XState reports most errors in a machine only when the machine is explored. */
function modelOf({ name, machine, model }: LoadedMachine): Model {
  try {
    return model ?? bareModel(machine)
  } catch (cause) {
    throw new Misuse(`The machine ${name} cannot be explored: ${reasonIn(cause)}`, { cause })
  }
}

/** Throws a {@link Misuse} if the project has no such flow. */
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
