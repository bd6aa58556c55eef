import { checkModel } from '@palpite/paths/model/check-model.ts'
import { expect, test } from 'vitest'
import config from '../../paths.config.ts'

/** Milliseconds. The registration is the largest chart, and a busy machine takes several times as long as an idle one. */
const PATIENCE = 240_000

/**
 * Declares a test for each flow of `paths.config.ts` that belongs to this share. A title starts with the flow's name, so that
 * `-t '^login '` selects one flow.
 *
 * Vitest gives its two workers whole files. In one file all flows would run on one core, and the three largest take two thirds
 * of the time; in four files they are apart.
 *
 * @param share counted from 1
 */
export function checkFlows(share: number, { of: shares }: { of: number }) {
  const flows = config.flows.filter((_, index) => index % shares === share - 1)
  test.each(flows)(
    '$name takes every transition of its chart and follows its accepted paths',
    {
      timeout: PATIENCE,
    },
    async ({ model, accepted }) => {
      const { findings } = checkModel(await model(), { acceptedFile: accepted })
      expect(findings).toEqual([])
    },
  )
}
