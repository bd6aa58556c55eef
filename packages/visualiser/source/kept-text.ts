import path from 'node:path'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import type { Project } from '@palpite/paths/command/project.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import type { Kept } from '../paths/kept.ts'

/**
 * Returns a flow's {@link Kept} data as JSON, or undefined if there is no such flow. Throws if a stored
 * result has the format of another version.
 */
export function keptText(
  project: Project,
  name: string,
  { built, earlier }: Pick<Kept, 'built' | 'earlier'>,
): string | undefined {
  const flow = project.config.flows.find((one) => one.name === name)
  if (!flow) return undefined
  const results = new ResultsFolder(project.results)
  const replays = results.readReplays().filter((one) => one.flow === name)
  const kept: Kept = {
    built,
    accepted: readAccepted(path.join(project.root, flow.accepted))?.paths ?? [],
    last: results.readFlow(name) ?? null,
    recorded: results.readRecorded().filter((one) => one.flow === name),
    replays,
    replayed: results
      .readKnown(name)
      .flatMap((known) => (replays.some(({ id }) => id === known.path.id) ? [known.path] : [])),
    earlier,
  }
  // A chart may contain undefined, which JSON lacks. It becomes null.
  return JSON.stringify(kept, (_, value) => value ?? null)
}
