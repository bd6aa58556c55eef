import path from 'node:path'
import { readAccepted } from '../../paths/accepted.ts'
import type { Project } from '../../paths/command/project.ts'
import { ResultsFolder } from '../../paths/results-folder.ts'
import type { EarlierChart, Kept } from '../paths/kept.ts'

/** What a project keeps of a flow's paths now. Throws on a result that this version did not write. */
export function readKept(project: Project, flow: string, earlier: EarlierChart | undefined): Kept {
  const accepted = project.config.flows.find(({ name }) => name === flow)?.accepted
  const results = new ResultsFolder(project.results)
  return {
    accepted: accepted === undefined ? [] : (readAccepted(path.join(project.root, accepted))?.paths ?? []),
    last: results.readFlow(flow) ?? null,
    recorded: results.readRecorded().filter((one) => one.flow === flow),
    replays: results.readReplays().filter((one) => one.flow === flow),
    earlier: earlier ?? null,
  }
}
