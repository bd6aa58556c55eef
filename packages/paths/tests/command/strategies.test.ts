import { describe, expect, it } from 'vitest'
import { models } from '#paths/tests/models.ts'
import { acceptAll, run, trialProject } from './trial-project.ts'

type Listed = {
  paths: { id: string; steps: { label: string; state: string }[] }[]
  shares: { [of: string]: { covered: number; total: number } }
}

async function listed(...options: string[]): Promise<Listed> {
  const { lines, complaints } = await run(
    trialProject({ parcel: models.parcel }),
    'list',
    'parcel',
    '--json',
    ...options,
  )
  expect(complaints).toEqual([])
  return JSON.parse(lines[0] ?? '')[0]
}

const stepsIn = ({ paths }: Listed) => paths.reduce((sum, { steps }) => sum + steps.length, 0)

describe('[QA-03] the list command with a strategy', () => {
  it('finds the shortest path to a state', async () => {
    const { paths } = await listed('--strategy', 'shortest', '--to', 'booking')
    expect(paths.map(({ steps }) => steps.map(({ label }) => label))).toEqual([
      ['start', 'parcel.weigh delicate', 'box.seal', 'form.sign'],
    ])
  })

  it('covers all states, all transitions or all pairs of transitions, depending on the strategy', async () => {
    const [states, transitions, pairs] = [
      await listed('--strategy', 'shortest'),
      await listed('--strategy', 'transitions'),
      await listed('--strategy', 'pairs'),
    ]
    expect(states.shares.states?.covered).toBe(states.shares.states?.total)
    expect(transitions.shares.transitions?.covered).toBe(transitions.shares.transitions?.total)
    expect(pairs.shares.pairs?.covered).toBe(pairs.shares.pairs?.total)
    expect(transitions.shares.pairs?.covered).toBeLessThan(pairs.shares.pairs?.total ?? 0)
  })

  it('repeats a random walk for the same seed, and takes a different walk for another seed', async () => {
    const random = (seed: string) =>
      listed('--strategy', 'random', '--seed', seed, '--stop', 'length 40').then(({ paths }) =>
        paths.map(({ id }) => id),
      )
    expect(await random('7')).toEqual(await random('7'))
    expect(await random('7')).not.toEqual(await random('8'))
  })

  it('never chooses an event of weight zero in a random walk', async () => {
    const { paths } = await listed(
      '--strategy',
      'random',
      '--weights',
      'work.pause=0',
      '--stop',
      'length 200',
    )
    const labels = paths.flatMap(({ steps }) => steps.map(({ label }) => label))
    expect(labels).toContain('box.seal')
    expect(labels).not.toContain('work.pause')
  })

  it('follows a given list of events', async () => {
    const { paths } = await listed('--events', 'parcel.weigh heavy; box.seal; form.sign; book: booked')
    expect(paths[0]?.steps.at(-1)?.state).toMatch(/^sent/)
  })

  it('stops at the given coverage, length or time', async () => {
    const half = await listed('--strategy', 'transitions', '--stop', 'transitions 50%')
    const { covered = 0, total = 0 } = half.shares.transitions ?? {}
    expect(covered / total).toBeGreaterThanOrEqual(0.5)
    expect(covered).toBeLessThan(total)
    expect(stepsIn(await listed('--strategy', 'random', '--stop', 'length 12'))).toBe(12)
    const soon = await listed('--strategy', 'random', '--stop', 'time 0ms or length 100000')
    expect(stepsIn(soon)).toBeLessThan(100)
  })
})

const text = (...options: string[]) =>
  run(trialProject({ parcel: models.parcel }), 'list', 'parcel', ...options)

describe('the list command with a strategy', () => {
  it('reports the first impossible step, and counts unreached parts without listing them', async () => {
    const { code, lines } = await text('--events', 'parcel.weigh heavy; box.sael')
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^step 3: "box\.sael" cannot happen in .*\. Possible: .*"box\.seal"/)
    expect(lines.filter((line) => line.includes('box.sael'))).toHaveLength(1)
    expect(lines).not.toContain('Not reached:')
    expect(lines.at(-1)).toMatch(
      /^Not reached: \d+ states and \d+ transitions\. --gaps lists them with the reasons\.$/,
    )
  })

  it('lists unreached states with --gaps, and never suggests --gaps for a tour', async () => {
    const { lines } = await text('--events', 'parcel.weigh heavy', '--gaps')
    expect(lines).toContain('Not reached:')
    expect(lines).toContain('  state booking: none of these paths reaches it')
    expect((await text('--strategy', 'tour')).text).not.toContain('--gaps')
  })

  it('explains in its help how the start is chosen', async () => {
    const help = await run(trialProject({}), 'list', '--help')
    expect(help.text).toMatch(/The default is the model's first start/)
  })

  it.each([
    [['--to', 'bokking'], 'parcel has no state "bokking". Did you mean booking?'],
    [['--stop', 'pairs 10%x'], 'Cannot read "pairs 10%x": expected'],
  ])('explains the mistake in the options %j', async (options, sentence) => {
    const { code, complaints } = await run(
      trialProject({ parcel: models.parcel }),
      'list',
      'parcel',
      ...options,
    )
    expect(code).toBe(2)
    expect(complaints[0]?.startsWith(sentence)).toBe(true)
  })
})

describe('the mutate command', () => {
  it('prints how many faults the accepted paths detect, and passes when they detect all faults', async () => {
    const project = trialProject({ turnstile: models.turnstile })
    await acceptAll(project)
    const { code, lines } = await run(project, 'mutate', 'turnstile')
    expect(lines).toEqual([
      expect.stringMatching(/^turnstile: (\d+) of \d+ faults detected.*, [\d.]+ ms each$/),
    ])
    expect(code).toBe(0)
  })
})
