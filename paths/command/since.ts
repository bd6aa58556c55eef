import path from 'node:path'
import { readAccepted } from '../accepted.ts'
import { atRevision, UnknownRevision } from '../at-revision.ts'
import type { Flow } from '../config.ts'
import { isTouched, type Touched, touchedPaths, type Version } from '../touched-paths.ts'
import { Misuse } from './misuse.ts'
import type { Project } from './project.ts'
import { only, readParameters, type Verb } from './verb.ts'

export const since: Verb = {
  summary: 'tells which charts changed since a git revision, and which paths that touches',
  help: `npm run paths -- since <git revision> [--json]

Compares every flow with what it was: states and transitions that are gone or new, accepted paths that walk what is gone or go
otherwise now, and transitions that no accepted path walks yet. Charts change: that alone is no failure.

  --json   the same as JSON`,
  async run(project, parameters, print) {
    const { values, positionals } = readParameters(parameters, { json: { type: 'boolean', default: false } })
    const changes = await changesSince(project, only(positionals, 'since which revision'))
    if (values.json) print(JSON.stringify(changes))
    else for (const line of changesText(changes)) print(line)
    return 0
  },
}

type Changes = {
  added: readonly string[]
  removed: readonly string[]
  changed: readonly (Touched & { flow: string })[]
}

async function changesSince(project: Project, revision: string): Promise<Changes> {
  try {
    return await atRevision(project, revision, (then) => compare(then, project))
  } catch (error) {
    throw error instanceof UnknownRevision ? new Misuse(error.message) : error
  }
}

async function compare(then: Project, now: Project): Promise<Changes> {
  const names = ({ config }: Project) => config.flows.map(({ name }) => name)
  const [before, after] = [names(then), names(now)]
  const changed: (Touched & { flow: string })[] = []
  for (const flow of now.config.flows) {
    const old = then.config.flows.find(({ name }) => name === flow.name)
    if (!old) continue
    const touched = touchedPaths(await versionOf(then, old), await versionOf(now, flow))
    if (isTouched(touched)) changed.push({ flow: flow.name, ...touched })
  }
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    changed,
  }
}

async function versionOf({ root }: Project, flow: Flow): Promise<Version> {
  const accepted = readAccepted(path.resolve(root, flow.accepted))
  return { model: await flow.model(), accepted: accepted?.paths ?? [] }
}

function changesText({ added, removed, changed }: Changes): string[] {
  if (added.length + removed.length + changed.length === 0) return ['No chart changed.']
  return [
    ...added.map((flow) => `${flow} is new.`),
    ...removed.map((flow) => `${flow} is gone.`),
    ...changed.flatMap(changeText),
  ]
}

function changeText({ flow, states, transitions, paths, unaccepted }: Touched & { flow: string }): string[] {
  const walkedNow = (id: string) => (unaccepted.includes(id) ? ', and no accepted path walks it' : '')
  return [
    `${flow}: ${paths.length === 1 ? 'one accepted path is' : `${paths.length} accepted paths are`} touched`,
    ...states.removed.map((id) => `  − state ${id}`),
    ...states.added.map((id) => `  + state ${id}`),
    ...transitions.removed.map((id) => `  − ${id}`),
    ...transitions.added.map((id) => `  + ${id}${walkedNow(id)}`),
    ...paths.map(({ id, because }) => `  path ${id}: ${because}`),
  ]
}
