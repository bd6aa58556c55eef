import { walkFlow } from '@palpite/paths/command/all.ts'
import { projectIn } from '@palpite/paths/command/project.ts'
import { expect, test } from 'vitest'
import config from '../../paths.config.ts'

/** Timeout in ms. It allows for the largest chart, registration, on a busy machine. */
const PATIENCE = 240_000

const project = projectIn(process.cwd(), config)
const update = process.env.ACCEPT_PATHS === '1'

/**
 * Declares a test for each flow in this share of `paths.config.ts`. Titles start with the flow's name, so
 * `-t '^login '` selects one flow. Stores results as `npm run paths -- all` does. Vitest runs a whole file in
 * one worker. The three largest flows take two thirds of the time. Four shares put them in different files.
 * @param share counted from 1
 */
export function checkFlows(share: number, { of: shares }: { of: number }) {
  const flows = config.flows.filter((_, index) => index % shares === share - 1)
  test.each(flows)(
    '$name takes every transition of its chart and follows its accepted paths',
    {
      timeout: PATIENCE,
    },
    async (flow) => {
      const { findings } = await walkFlow(project, flow, { update })
      expect(findings).toEqual([])
    },
  )
}
