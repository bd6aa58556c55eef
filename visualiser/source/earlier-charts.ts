import { readChart } from '#charts/read-chart.ts'
import { atRevision } from '#paths/at-revision.ts'
import type { Project } from '#paths/command/project.ts'
import type { EarlierCharts } from './kept-plugin.ts'

/**
 * The charts of a project as they were at a git revision; a flow that cannot be loaded there is left out, with a word to `say`.
 *
 * @throws UnknownRevision
 */
export function earlierCharts(
  project: Project,
  revision: string,
  say: (line: string) => void,
): Promise<EarlierCharts> {
  return atRevision(project, revision, async ({ config }) => {
    const charts = new Map<string, { revision: string; chart: ReturnType<typeof readChart> }>()
    for (const { name, model } of config.flows) {
      try {
        charts.set(name, { revision, chart: readChart((await model()).machine) })
      } catch (error) {
        say(
          `${name} cannot be read at ${revision}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
    return charts
  })
}
