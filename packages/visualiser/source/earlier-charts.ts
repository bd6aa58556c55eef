import { readChart } from '@palpite/charts/read-chart.ts'
import { atRevision } from '@palpite/paths/accepted/at-revision.ts'
import { loadEarlierFlow } from '@palpite/paths/accepted/earlier-flow.ts'
import type { Project } from '@palpite/paths/command/project.ts'
import type { EarlierCharts } from './kept-plugin.ts'

/**
 * Loads the charts of a project at a git revision. Omits flows that did not exist then or cannot be read, and
 * reports them to `say`.
 * @throws UnknownRevision
 */
export function earlierCharts(
  project: Project,
  revision: string,
  say: (line: string) => void,
): Promise<EarlierCharts> {
  return atRevision(project, revision, async (then) => {
    if (then.remark !== undefined) say(then.remark)
    const charts = new Map<string, { revision: string; chart: ReturnType<typeof readChart> }>()
    for (const { name } of then.config.flows) {
      const earlier = await loadEarlierFlow(then, name)
      if (earlier.kind === 'found') charts.set(name, { revision, chart: readChart(earlier.model.machine) })
      else if (earlier.kind === 'unreadable') say(`${name} cannot be read at ${revision}: ${earlier.because}`)
      else say(`${name} is new since ${revision}.`)
    }
    return charts
  })
}
