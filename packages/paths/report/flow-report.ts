import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readAccepted } from '#paths/accepted/accepted.ts'
import { chartFingerprint, isOfOlderChart } from '#paths/accepted/chart-fingerprint.ts'
import type { FlowResult, ReplayedStep, ReplayResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import type { Path } from '#paths/walk/path.ts'
import { createNarrator, type NarratedStep } from '#paths/wording/narrate.ts'
import { loadFlow } from '../command/known-flow.ts'
import type { Project } from '../command/project.ts'
import { study } from '../command/study.ts'
import type { Flow } from '../config.ts'
import { chartPicture } from './chart-picture.ts'

export type FlowReport = {
  name: string
  description: string | undefined
  chart: string
  result: FlowResult
  /** Whether the chart has changed since this result was stored. */
  isOlder: boolean
  /** Each path appears once. Generated paths come first, then accepted, recorded and replayed ones. */
  paths: readonly ReportedPath[]
  rows: NonNullable<Flow['rows']>
}

export type ReportedPath = {
  path: Path
  narrated: readonly NarratedStep[]
  origin: 'generated' | 'accepted' | 'recorded' | 'replayed'
  replay: ReplayResult | undefined
  /** Whether the chart has changed since this replay. */
  isOlder: boolean
  /** Screenshots as data URIs, by the file name that a step contains. */
  pictures: ReadonlyMap<string, string>
}

/** Collects the last results and replays of a flow. If there are no results, generates and stores them. */
export async function reportFlow(project: Project, flow: Flow): Promise<FlowReport> {
  const folder = new ResultsFolder(project.results)
  const known = await loadFlow(project, flow)
  const { machine } = known.model
  const last = folder.readFlow(flow.name)
  const chart = chartFingerprint(machine)
  const result = last ?? { ...study(known).result, chart }
  if (!last) folder.writeFlow(result)
  const accepted = known.acceptedFile === undefined ? undefined : readAccepted(known.acceptedFile)
  const recorded = folder.readRecorded().filter((one) => one.flow === flow.name)
  // Replayed paths, such as those of `list --page`, may be stored nowhere else.
  const replayed = folder.readKnown(flow.name).filter(({ path: one }) => folder.readReplay(one.id))
  const narrate = createNarrator(machine)
  const report = ({ path: one, origin }: Pick<ReportedPath, 'path' | 'origin'>): ReportedPath => {
    const replay = folder.readReplay(one.id)
    const pictures = picturesOf(folder.replayFolder(one.id), replay?.steps ?? [])
    const isOlder = replay !== undefined && isOfOlderChart(replay, chart)
    return { path: one, origin, narrated: narrate(one), replay, isOlder, pictures }
  }
  return {
    name: flow.name,
    description: machine.root.description,
    chart: await chartPicture(machine, result.coverage),
    result,
    isOlder: isOfOlderChart(result, chart),
    paths: eachOnce([
      ...result.paths.map((one) => ({ path: one, origin: 'generated' as const })),
      ...(accepted?.paths ?? []).map((one) => ({ path: one, origin: 'accepted' as const })),
      ...recorded.map((one) => ({ path: one.path, origin: 'recorded' as const })),
      ...replayed.map((one) => ({ path: one.path, origin: 'replayed' as const })),
    ]).map(report),
    rows: known.rows,
  }
}

function eachOnce<One extends { path: Path }>(paths: readonly One[]): One[] {
  return paths.filter(({ path }, index) => paths.findIndex((other) => other.path.id === path.id) === index)
}

function picturesOf(folder: string, steps: readonly ReplayedStep[]): Map<string, string> {
  const names = steps.flatMap(({ picture }) => picture ?? [])
  return new Map(names.map((name) => [name, pngUri(path.join(folder, path.basename(name)))]))
}

function pngUri(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`
}
