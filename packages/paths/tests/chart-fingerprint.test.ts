import { expect, test } from 'vitest'
import { chartFingerprint } from '#paths/accepted/chart-fingerprint.ts'
import { gateModel, gateThatStaysOpen } from '#paths/tests/command/gate.ts'

const { machine } = gateModel()

test('a chart is told from another version of it, and not from one in other words', () => {
  const inOtherWords = gateModel({ description: 'A gate of iron.' }).machine
  expect(chartFingerprint(inOtherWords)).toBe(chartFingerprint(machine))
  expect(chartFingerprint(gateThatStaysOpen.machine)).not.toBe(chartFingerprint(machine))
  expect(chartFingerprint(machine)).toMatch(/^[\da-f]{16}$/)
})
