import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { agentApplicationModel } from '#tests/models/agent-application.ts'

test('[AGENT-12] every way through an application to become an agent, on a real actor', () => {
  const { findings } = checkModel(agentApplicationModel, {
    acceptedFile: 'tests/models/agent-application.paths.txt',
  })
  expect(findings).toEqual([])
})
