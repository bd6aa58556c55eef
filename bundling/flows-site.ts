import path from 'node:path'
import type { FlowsSite } from '@palpite/visualiser/config.ts'

const project = path.join(import.meta.dirname, '..')

export const flowsSite: FlowsSite = {
  project,
  page: path.join(project, 'src/app/flows'),
  catalogues: {
    descriptions: path.join(project, 'src/locales/charts/descriptions.pt.po'),
    steps: path.join(project, 'src/locales/charts/steps.pt.po'),
  },
}
