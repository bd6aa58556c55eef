import { describe, expect, it } from 'vitest'
import { isMet, type Progress, parseStop } from '#paths/walk/stop-condition.ts'

describe('a stop condition', () => {
  it('may combine coverage, length, time and reach, with “and” binding tighter than “or”', () => {
    expect(parseStop('transitions 100% or length 500 and time 2s')).toEqual({
      kind: 'or',
      parts: [
        { kind: 'coverage', of: 'transitions', percent: 100 },
        {
          kind: 'and',
          parts: [
            { kind: 'length', steps: 500 },
            { kind: 'time', milliseconds: 2000 },
          ],
        },
      ],
    })
    expect(parseStop('(states 50.5% or (pairs 1%)) and reach form.sending')).toEqual({
      kind: 'and',
      parts: [
        {
          kind: 'or',
          parts: [
            { kind: 'coverage', of: 'states', percent: 50.5 },
            { kind: 'coverage', of: 'pairs', percent: 1 },
          ],
        },
        { kind: 'reach', state: 'form.sending' },
      ],
    })
    expect(parseStop('time 250ms')).toEqual({ kind: 'time', milliseconds: 250 })
    expect(parseStop('time 1min')).toEqual({ kind: 'time', milliseconds: 60_000 })
  })

  it.each([
    ['', 'expected a condition instead of its end'],
    ['length', 'expected a number of steps instead of its end'],
    ['length many', 'expected a number of steps instead of "many" at character 8'],
    ['states 101%', 'expected a percentage such as 80% instead of "101%" at character 8'],
    ['time 5', 'expected a time such as 500ms, 2s or 1min instead of "5" at character 6'],
    ['reach )', 'expected the path of a state instead of ")" at character 7'],
    ['(length 5', 'expected ")" instead of its end'],
    ['length 5 length 6', 'expected "and", "or" or nothing more instead of "length" at character 10'],
    ['length 5 or', 'expected a condition instead of its end'],
  ])('"%s" is rejected with the message: %s', (text, message) => {
    expect(() => parseStop(text)).toThrow(`Cannot read "${text}": ${message}.`)
  })

  it('is met only once the progress reaches the required values', () => {
    const progress: Progress = {
      steps: 10,
      milliseconds: 500,
      hasReached: (state) => state === 'a.b',
      coverage: (of) => (of === 'states' ? 80 : 20),
    }
    const met = (text: string) => isMet(parseStop(text), progress)
    expect(['length 10', 'time 500ms', 'reach a.b', 'states 80%', 'length 99 or reach a.b'].map(met)).toEqual(
      Array.from({ length: 5 }, () => true),
    )
    expect(['length 11', 'time 501ms', 'reach a', 'pairs 80%', 'length 99 and reach a.b'].map(met)).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })
})
