import { expect, test } from 'vitest'
import { chartFingerprint } from '#paths/accepted/chart-fingerprint.ts'
import { gateModel, gateThatStaysOpen } from '#paths/tests/command/gate.ts'

const { machine } = gateModel()

test('a chart fingerprint changes with the structure but not with the descriptions', () => {
  const reworded = gateModel({ description: 'A gate of iron.' }).machine
  expect(chartFingerprint(reworded)).toBe(chartFingerprint(machine))
  expect(chartFingerprint(gateThatStaysOpen.machine)).not.toBe(chartFingerprint(machine))
  expect(chartFingerprint(machine)).toMatch(/^[\da-f]{16}$/)
})
