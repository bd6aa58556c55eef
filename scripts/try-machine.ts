import { edgesOf, isCounted, nodesOf } from '@palpite/charts/edges.ts'
import { toJson } from '@palpite/charts/export/json.ts'
import { toMarkdown } from '@palpite/charts/export/markdown.ts'
import { toMermaid } from '@palpite/charts/export/mermaid.ts'
import { toScxml } from '@palpite/charts/export/scxml.ts'
import { layOut } from '@palpite/charts/layout/in-process.ts'
import { measureByTable } from '@palpite/charts/measure.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { svgText } from '@palpite/charts/svg.ts'
import { explore } from '@palpite/paths/graph/explore.ts'
import { graphFindings } from '@palpite/paths/graph/graph-findings.ts'
import { tour } from '@palpite/paths/graph/tour.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { LoadedMachine } from '@palpite/paths/module-loader/find-machines.ts'
import type { Work } from '@palpite/paths/sandbox/work.ts'
import { walk } from '@palpite/paths/walk/walk.ts'
import { formatFindings } from './format-findings.ts'

/**
 * Results of the path tool and the chart package for one machine. `error` is a fault of the path tool, while
 * findings are faults of the machine.
 */
export type Tried = {
  machine: string
  states: number
  transitions: number
  configurations: number
  covered: number
  findings: string
  /**
   * `yes` if layout, drawing and exports succeeded, otherwise the problem. PNG is not tried, since it needs a
   * browser.
   */
  drawn: string
  error: string
}

const measure = measureByTable()

/** Tries the path tool and the chart package on each machine of a module. Prints one JSON line for each. */
export const work: Work = async ({ machines }, _request, print) => {
  for (const loaded of machines)
    print(JSON.stringify({ machine: loaded.name, ...(await tryMachine(loaded)) }))
  return 0
}

async function tryMachine(loaded: LoadedMachine): Promise<Omit<Tried, 'machine'>> {
  return { ...tryPaths(loaded), drawn: await tryDrawing(loaded) }
}

function tryPaths(loaded: LoadedMachine): Omit<Tried, 'machine' | 'drawn'> {
  const { machine } = loaded
  const size = {
    states: nodesOf(machine).filter(isCounted).length,
    transitions: edgesOf(machine).length,
  }
  try {
    const model = loaded.model ?? bareModel(machine)
    const subject = prepare(model)
    const graph = explore(subject)
    const { paths, missed } = tour(subject, graph)
    const walks = paths.map((path) => walk(subject, path))
    const taken = new Set(
      walks.flatMap(({ observations }) => observations.flatMap(({ edges }) => edges.map(({ id }) => id))),
    )
    const different = walks.find(({ difference }) => difference !== undefined)?.difference
    const notTaken = subject.edges.filter(({ id }) => !taken.has(id)).map(({ id }) => id)
    return {
      ...size,
      configurations: graph.configurations.length - 1,
      covered: taken.size,
      findings: formatFindings({ findings: graphFindings(graph, model), missed, notTaken }),
      error: different === undefined ? '' : `a real actor differs from a path, ${different}`,
    }
  } catch (error) {
    return { ...size, configurations: 0, covered: 0, findings: '', error: messageOf(error) }
  }
}

async function tryDrawing({ machine }: LoadedMachine): Promise<string> {
  try {
    const chart = readChart(machine)
    const files = [toJson, toMarkdown, toMermaid, toScxml].map((make) => make(chart))
    const picture = svgText(await layOut(chart, { measure }))
    return [...files, picture].every((text) => text.length > 0) ? 'yes' : 'an export is empty'
  } catch (error) {
    return messageOf(error)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
