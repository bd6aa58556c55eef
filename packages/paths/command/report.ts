import { ResultsFolder } from '#paths/results/results-folder.ts'
import { type FlowReport, reportFlow } from '../report/flow-report.ts'
import { junitText } from '../report/junit.ts'
import { reportPage } from '../report/report-page.ts'
import { Misuse } from './misuse.ts'
import { readParameters, type Verb } from './verb.ts'

export const report: Verb = {
  summary: 'writes the results as an HTML report and as JUnit',
  help: `npm run paths -- report

Writes dist/paths/report.html, which needs no server, and dist/paths/junit.xml. Both contain the last run of "all" and the last
replay of each path. Flows without results are walked first.`,
  async run(project, parameters, print) {
    readParameters(parameters, {})
    if (project.config.flows.length === 0) throw new Misuse('There are no flows to report on.')
    const folder = new ResultsFolder(project.results)
    const flows: FlowReport[] = []
    for (const flow of project.config.flows) flows.push(await reportFlow(project, flow))
    print(folder.writeText('report.html', reportPage(flows, new Date().toISOString())))
    print(folder.writeText('junit.xml', junitText(flows)))
    return 0
  },
}
