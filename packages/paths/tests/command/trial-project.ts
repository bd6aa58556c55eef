import path from 'node:path'
import type { Project } from '#paths/command/project.ts'
import { runCommand } from '#paths/command/run-command.ts'
import type { BrowserPrograms, Flow } from '#paths/config.ts'
import { checkModel } from '#paths/model/check-model.ts'
import type { Model } from '#paths/model.ts'
import { temporaryFolder } from '#paths/tests/temporary-folder.ts'

type FlowChanges = Pick<Flow, 'rows' | 'walker' | 'exclusions'>

/** Creates a project in a temporary folder. Each model becomes a flow without accepted paths. */
export function trialProject(
  models: { [name: string]: Model },
  { rows, walker, exclusions, browser }: FlowChanges & { browser?: BrowserPrograms } = {},
): Project {
  const root = temporaryFolder()
  const flows = Object.entries(models).map(
    ([name, model]): Flow => ({
      name,
      group: 'all',
      model: async () => model,
      accepted: `${name}.paths.txt`,
      ...(rows && { rows }),
      ...(walker && { walker }),
      ...(exclusions && { exclusions }),
    }),
  )
  return {
    root,
    results: path.join(root, 'dist/paths'),
    config: { groups: { all: { en: 'All', pt: 'Todos' } }, flows, ...(browser && { browser }) },
  }
}

export async function acceptAll({ root, config }: Project): Promise<void> {
  for (const { model, accepted } of config.flows) {
    checkModel(await model(), { acceptedFile: path.join(root, accepted), update: true })
  }
}

export function withModel(project: Project, name: string, model: Model): Project {
  const flows = project.config.flows.map((flow) =>
    flow.name === name ? { ...flow, model: async () => model } : flow,
  )
  return { ...project, config: { ...project.config, flows } }
}

export async function run(project: Project, ...typed: string[]) {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await runCommand(
    project,
    typed,
    (line) => lines.push(line),
    (line) => complaints.push(line),
  )
  return { code, lines, text: lines.join('\n'), complaints }
}
