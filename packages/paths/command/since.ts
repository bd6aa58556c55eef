import path from 'node:path'
import { readAccepted } from '#paths/accepted/accepted.ts'
import { atRevision, type EarlierProject, UnknownRevision } from '#paths/accepted/at-revision.ts'
import { becauseOf, type EarlierFlow, loadEarlierFlow } from '#paths/accepted/earlier-flow.ts'
import { isTouched, type Touched, touchedPaths, type Version } from '#paths/accepted/touched-paths.ts'
import type { Flow } from '../config.ts'
import { Misuse } from './misuse.ts'
import type { Project } from './project.ts'
import { only, readParameters, type Verb } from './verb.ts'

export const since: Verb = {
  summary: 'lists charts that changed since a git revision, and the paths affected',
  help: `npm run paths -- since <git revision> [--json]

Compares every flow with the revision. Lists removed and new states and transitions, accepted paths that no longer pass, and
transitions that no accepted path covers. A flow without a model at the revision is new. If a flow cannot be read at the
revision, the reason is printed and the others are compared. A changed chart alone is not a failure.

  --json   prints JSON`,
  async run(project, parameters, print) {
    const { values, positionals } = readParameters(parameters, { json: { type: 'boolean', default: false } })
    const changes = await changesSince(project, only(positionals, 'a git revision'))
    if (values.json) print(JSON.stringify(changes))
    else for (const line of changesText(changes)) print(line)
    return 0
  },
}

type Changes = {
  added: readonly string[]
  removed: readonly string[]
  changed: readonly (Touched & { flow: string })[]
  remarks: readonly string[]
}

async function changesSince(project: Project, revision: string): Promise<Changes> {
  try {
    return await atRevision(project, revision, (then) => compare(then, project))
  } catch (error) {
    throw error instanceof UnknownRevision ? new Misuse(error.message) : error
  }
}

async function compare(then: EarlierProject, now: Project): Promise<Changes> {
  const names = now.config.flows.map(({ name }) => name)
  const added: string[] = []
  const changed: (Touched & { flow: string })[] = []
  const remarks = then.remark === undefined ? [] : [then.remark]
  for (const flow of now.config.flows) {
    const earlier = await loadEarlierFlow(then, flow.name)
    if (earlier.kind === 'missing') added.push(flow.name)
    else if (earlier.kind === 'unreadable')
      remarks.push(`${flow.name} cannot be read at ${then.revision}: ${earlier.because}`)
    else {
      const after = { model: await flow.model(), accepted: acceptedOf(now, flow) }
      const touched = touchedSince(then, earlier, after)
      if (typeof touched === 'string')
        remarks.push(`${flow.name} cannot be compared with ${then.revision}: ${touched}`)
      else if (isTouched(touched)) changed.push({ flow: flow.name, ...touched })
    }
  }
  const removed = then.config.flows.map(({ name }) => name).filter((name) => !names.includes(name))
  return { added, removed, changed, remarks }
}

/** Returns the changes, or why they are unknown: this tool may be unable to run an old model. */
function touchedSince(
  then: EarlierProject,
  { flow, model }: EarlierFlow & { kind: 'found' },
  after: Version,
): Touched | string {
  try {
    return touchedPaths({ model, accepted: acceptedOf(then, flow) }, after)
  } catch (error) {
    return becauseOf(error, then.root)
  }
}

function acceptedOf({ root }: Project, { accepted }: Flow): Version['accepted'] {
  return readAccepted(path.resolve(root, accepted))?.paths ?? []
}

function changesText({ added, removed, changed, remarks }: Changes): string[] {
  const changes = [
    ...added.map((flow) => `${flow} is new.`),
    ...removed.map((flow) => `${flow} was removed.`),
    ...changed.flatMap(changeText),
  ]
  const none = remarks.length === 0 ? 'No chart changed.' : 'No other chart changed.'
  return [...remarks, ...(changes.length > 0 ? changes : [none])]
}

function changeText({ flow, states, transitions, paths, unaccepted }: Touched & { flow: string }): string[] {
  const walkedNow = (id: string) => (unaccepted.includes(id) ? ', which no accepted path covers' : '')
  return [
    `${flow}: ${paths.length === 1 ? '1 accepted path' : `${paths.length} accepted paths`} affected`,
    ...states.removed.map((id) => `  − state ${id}`),
    ...states.added.map((id) => `  + state ${id}`),
    ...transitions.removed.map((id) => `  − ${id}`),
    ...transitions.added.map((id) => `  + ${id}${walkedNow(id)}`),
    ...paths.map(({ id, because }) => `  path ${id}: ${because}`),
  ]
}
