import { expect, test } from 'vitest'
import { checkModel } from '#paths/check-model.ts'
import { messageReportModel } from '#tests/models/message-report.ts'

test('[CS-03] every way of reporting a message, on a real actor', () => {
  const { findings } = checkModel(messageReportModel, {
    acceptedFile: 'tests/models/message-report.paths.txt',
  })
  expect(findings).toEqual([])
})
