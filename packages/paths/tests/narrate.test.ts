import { expect, it } from 'vitest'
import { portuguese } from '#paths/wording/translation.ts'

it.each([
  ['start', 'início'],
  ['start a visitor', 'início com um visitante'],
  ['after 30 s: counting untilResend', 'depois de 30 s: counting untilResend'],
  ['wait 29.999 s', 'esperar 29,999 s'],
  ['wait a while', 'esperar um pouco'],
  ['code.request', 'code.request'],
])('the step label "%s" is "%s" in Portuguese', (label, words) => {
  const steps = { 'start a visitor': 'início com um visitante', 'wait a while': 'esperar um pouco' }
  expect(portuguese({}, steps).label(label)).toBe(words)
})
