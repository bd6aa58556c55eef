import { pathOf } from '@palpite/charts/edges.ts'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { type Choice, createChooser } from '@palpite/paths/machine/choices.ts'
import { situationOf } from '@palpite/paths/machine/configuration.ts'
import { Stepper } from '@palpite/paths/machine/stepper.ts'
import { prepare, type Subject } from '@palpite/paths/machine/system-under-test.ts'
import { withVirtualDate } from '@palpite/paths/machine/virtual-date.ts'
import { follow, type Observed, type ObservedEvent } from '@palpite/paths/walk/follow.ts'
import type { Path } from '@palpite/paths/walk/path.ts'
import { leavesOf } from '@palpite/paths/wording/texts.ts'
import { REDACTED, redactedEvent } from '@palpite/visualiser/inspection/redact.ts'
import { describe, expect, test } from 'vitest'
import { loginModel } from '#tests/models/auth/login.ts'
import { sliderModel } from '#tests/models/auth/slider.ts'
import { smsCodeModel } from '#tests/models/auth/sms-code.ts'

const isHidden = (value: unknown) => value === REDACTED

/** Returns the event that a real machine receives for this choice of the model. */
function eventOf(choice: Choice, { timerNames }: Subject): ObservedEvent['event'] {
  if (choice.kind === 'event') return choice.event
  if (choice.kind === 'outcome') {
    const { child, outcome } = choice
    if ('send' in outcome) return outcome.send
    if ('done' in outcome) return { type: `xstate.done.actor.${child.id}`, output: outcome.done }
    return { type: `xstate.error.actor.${child.id}`, error: outcome.error }
  }
  const [type = ''] = [...timerNames].find(([, name]) => choice.id === `after: ${name}`) ?? []
  return { type }
}

/** Returns the observed events and states of an actor that walks the path. */
function seenOn(subject: Subject, path: Path): Observed {
  const clock = { now: subject.model.startAt }
  const stepper = new Stepper(subject, clock)
  const choose = createChooser(subject.model)
  return withVirtualDate(clock, () => {
    const [first, ...rest] = path.steps
    const input = Object.entries(subject.model.inputs).find(
      ([name]) => `start ${name}`.trim() === first?.label,
    )
    let { configuration } = stepper.start(input?.[1])
    const begun = leavesOf(configuration.snapshot).map(pathOf)
    const events = rest.map((step): ObservedEvent => {
      const choice = choose(situationOf(configuration)).find(({ label }) => label === step.label)
      if (!choice) throw new Error(`"${step.label}" cannot happen.`)
      const stepped = stepper.take(configuration, choice)
      configuration = stepped.configuration
      return {
        event: eventOf(choice, subject),
        edges: stepped.observation.edges.map(({ id }) => id),
        leaves: leavesOf(configuration.snapshot).map(pathOf),
      }
    })
    return { begun, events }
  })
}

describe.each([
  ['login', loginModel],
  ['slider', sliderModel],
  ['sms-code', smsCodeModel],
])('accepted paths of %s', (name, model) => {
  const { paths } = readAccepted(`tests/models/auth/accepted/${name}.paths.txt`) ?? { paths: [] }
  const timely = paths.filter(({ steps }) => steps.every(({ label }) => !label.startsWith('wait ')))

  test('can be reconstructed from the events and states of an actor that takes them', () => {
    expect(timely.length).toBeGreaterThan(0)
    for (const path of timely) {
      const subject = prepare(model)
      const { path: found, unmapped } = follow(subject, seenOn(subject, path), isHidden)
      expect(unmapped).toEqual([])
      expect(found?.steps.map(({ state }) => state).at(-1)).toBe(path.steps.at(-1)?.state)
      expect(withoutRepeats(found?.steps)).toEqual(withoutRepeats(path.steps))
    }
  })
})

/** Drops repeated labels: an observer cannot see a repeated step that has no effect. */
const withoutRepeats = (steps: Path['steps'] = []): string[] =>
  steps.map(({ label }) => label).filter((label, index, labels) => label !== labels[index - 1])

describe('following a recorded login', () => {
  const subject = prepare(loginModel)
  const [path] = readAccepted('tests/models/auth/accepted/login.paths.txt')?.paths ?? []
  if (!path) throw new Error('No path of the login was accepted.')
  const seen = seenOn(subject, path)

  test('finds the same path when the texts are redacted', () => {
    const events = seen.events.map((one) => ({ ...one, event: redactedEvent(one.event) }))
    const { path: found, unmapped } = follow(subject, { ...seen, events }, isHidden)
    expect(unmapped).toEqual([])
    expect(withoutRepeats(found?.steps)).toEqual(withoutRepeats(path.steps))
  })

  test('skips and reports an event that matches no case of the model', () => {
    const strange: ObservedEvent = {
      event: { type: 'field.change', field: 'username', value: REDACTED },
      edges: ['open.form.editing: field.change → (internal)'],
      leaves: seen.begun,
    }
    const { path: found, unmapped } = follow(
      subject,
      { begun: seen.begun, events: [strange, ...seen.events] },
      isHidden,
    )
    expect(unmapped).toEqual(['No case of the model matches field.change. It is left out.'])
    expect(found?.id).toBe(follow(subject, seen, isHidden).path?.id)
  })

  test('stops at the first step that is missing from the model, and reports it', () => {
    const elsewhere: ObservedEvent = { event: { type: 'form.submit' }, edges: [], leaves: ['nowhere'] }
    const { path: found, unmapped } = follow(subject, { begun: seen.begun, events: [elsewhere] }, isHidden)
    expect(unmapped).toEqual(['The model cannot reach nowhere by form.submit. The path ends before it.'])
    expect(found?.steps).toHaveLength(1)
  })

  test('finds no path when the login starts in an unknown state', () => {
    const { path: found, unmapped } = follow(subject, { begun: ['nowhere'], events: seen.events }, isHidden)
    expect(found).toBeUndefined()
    expect(unmapped).toEqual(['The trace begins in nowhere, which no start of the model reaches.'])
  })
})
