import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { defineModel } from '#paths/model.ts'
import { models } from '#paths/tests/models.ts'
import { gateModel } from './gate.ts'
import { acceptAll, run, trialProject } from './trial-project.ts'

describe('[QA-01] the list command', () => {
  it('prints each path’s id, steps in words and coverage', async () => {
    const project = trialProject({ gate: gateModel() })
    await acceptAll(project)
    const { code, text } = await run(project, 'list', 'gate')
    expect(code).toBe(0)
    expect(text.replace(/\d+ ms/, '5 ms')).toMatchInlineSnapshot(`
      "gate: 1 path, 7 steps, 5 ms
      3 of 3 states, 5 of 5 transitions, 5 of 9 transition pairs (55 %), 0 of 0 guard outcomes

      path 47ywowb7: 7 steps, 5 transitions, 3 states
        1  start
           Nobody gets through.
        2  push
           It gives way.
           One may pass.
        3  lift
           It hangs no more.
        4  hang
           Nobody gets through.
        5  ring
           No change of state.
        6  push
           It gives way.
           One may pass.
        7  push
           Nobody gets through.
        is the first to cover
          shut: push → open
          open: lift → off
          off: hang → shut
          shut: ring → (internal)
          open: push → shut

      Every state is entered and every transition taken.
      No findings."
    `)
  })

  it('keeps the ids of paths when states are reordered or descriptions change', async () => {
    const ids = async (model: ReturnType<typeof gateModel>) => {
      const { lines } = await run(trialProject({ gate: model }), 'list', 'gate', '--json')
      const [listed] = JSON.parse(lines[0] ?? '')
      return listed.paths.map(({ id }: { id: string }) => id)
    }
    const states = {
      off: { description: 'Gone.', on: { hang: 'shut' } },
      open: { on: { lift: 'off', push: 'shut' } },
      shut: { on: { ring: {}, push: 'open' } },
    }
    expect(await ids(gateModel({ states }))).toEqual(await ids(gateModel()))
  })

  it('prints, as JSON, the ids of all states and transitions that a path covers', async () => {
    const project = trialProject({ gate: gateModel() })
    const { lines } = await run(project, 'list', 'gate', '--json')
    const [{ paths }] = JSON.parse(lines[0] ?? '')
    expect(paths[0].covers.states).toEqual(['(root)', 'shut', 'open', 'off'])
    expect(paths[0].covers.transitions).toContain('open: lift → off')
    expect(paths[0].narration[1]).toEqual({ label: 'push', says: ['It gives way.', 'One may pass.'] })
  })
})

describe('the list command', () => {
  it('[QA-04] explains why a state cannot be reached, and fails if there are findings', async () => {
    const machine = createMachine({
      description: 'A chart with a state that nobody comes to.',
      initial: 'here',
      states: { here: { description: 'Here.', on: { go: 'here' } }, there: { description: 'There.' } },
    })
    const project = trialProject({ lost: defineModel(machine, { events: { go: {} } }) })
    await acceptAll(project)
    const { code, text } = await run(project, 'list', 'lost')
    expect(code).toBe(1)
    expect(text).toContain('Not reached:\n  state there: nothing leads to it\n')
    expect(text).toContain('\nFindings:\n  not reached (see above): 1 state')
    expect(text.split('nothing leads to it')).toHaveLength(2)
    expect(text).toMatch(/^lost: 1 path, 2 steps, .*\n1 of 2 states, 1 of 1 transition, /)
  })

  it('gives an exclusion’s reason for everything that the page cannot reach', async () => {
    const project = trialProject(
      { gate: gateModel() },
      {
        walker: 'gate.walker.ts',
        exclusions: async () => [
          { step: /^lift/, reason: 'It is too heavy.' },
          { step: /^ring/, state: /^shut/, reason: 'The bell is out of reach.' },
          { step: /^hang/, reason: 'Nobody has the key.' },
        ],
      },
    )
    const { text } = await run(project, 'list', 'gate', '--page', '--gaps')
    expect(text.slice(text.indexOf('Not reached'), text.indexOf('No findings'))).toBe(`Not reached:
  state off: it cannot be done in the page: It is too heavy.
  transition shut: ring → (internal): it cannot be done in the page: The bell is out of reach.
  transition open: lift → off: it cannot be done in the page: It is too heavy.
  transition off: hang → shut: nothing in the page leads there: It is too heavy.
`)
    const shortest = await run(project, 'list', 'gate', '--page', '--gaps', '--to', 'open')
    expect(shortest.text).toContain('transition open: push → shut: none of these paths reaches it')
  })

  it('prints steps in Portuguese where a translation exists', async () => {
    const plain = trialProject({ gate: gateModel() })
    const project = {
      ...plain,
      config: { ...plain.config, portuguese: { sentences: 'sentences.po', steps: 'steps.po' } },
    }
    const write = (file: string, flow: string, words: Record<string, string>) => {
      const entries = Object.entries(words).map(
        ([id, text]) => `msgctxt "${flow}"\nmsgid "${id}"\nmsgstr "${text}"\n\n`,
      )
      appendFileSync(path.join(project.root, file), entries.join(''))
    }
    write('sentences.po', 'gate', { shut: 'Ninguém passa.', 'shut: push → open': 'Ele cede.' })
    write('sentences.po', 'door', { open: 'Pode-se passar.' })
    write('steps.po', 'gate', { push: 'empurrar o portão' })
    write('steps.po', 'door', { lift: 'tirar a porta' })
    const { text } = await run(project, 'list', 'gate', '--language', 'pt')
    expect(text).toContain(`
  1  início
     Ninguém passa.
  2  empurrar o portão
     Ele cede.
     One may pass.
  3  lift
`)
    expect(text).toContain('  5  ring\n     Sem mudança de estado.\n')
    const other = await run(project, 'list', 'gate', '--language', 'pr')
    expect(other).toMatchObject({ code: 2, complaints: ['Unknown language "pr". Did you mean pt?'] })
  })

  it('accepts a file instead of a flow’s name', async () => {
    const project = trialProject({})
    const file = path.resolve('packages/paths/tests/machines/turnstile.ts')
    const { text, complaints } = await run(project, 'list', file)
    expect(complaints).toEqual([])
    expect(text).toContain('turnstile: ')
    expect(text).toContain('Every state is entered and every transition taken.')
  })

  it.each([
    [['list', 'gaet'], 'There is no flow and no file "gaet". Did you mean gate?'],
    [['lsit', 'gate'], 'Unknown command "lsit". Did you mean list? --help lists the commands.'],
    [['list', 'gate', '--sed', '4'], 'There is no option --sed. Did you mean --seed?'],
    [['list', 'gate', '--strategy', 'pears'], 'Unknown strategy "pears". Did you mean pairs?'],
    [['list', 'gate', '--seed', 'x'], '--seed must be a whole number, not "x".'],
    [
      ['list', 'gate', '--weights', 'x'],
      '"x" is not a weight. Write an event or kind of step, "=" and a number.',
    ],
    [['list'], 'Missing argument: a flow or file, or --all.'],
    [['list', 'gate', 'player'], 'Unexpected argument "player". Expected only a flow or file, or --all.'],
  ])('explains the mistake in the arguments %j', async (typed, sentence) => {
    const { code, lines, complaints } = await run(trialProject({ gate: gateModel() }), ...typed)
    expect({ code, lines, complaints }).toEqual({ code: 2, lines: [], complaints: [sentence] })
  })
})

describe('the help text', () => {
  it('lists all commands and describes each of them', async () => {
    const project = trialProject({ turnstile: models.turnstile })
    const { code, text } = await run(project, '--help')
    expect(code).toBe(0)
    for (const verb of ['list', 'all', 'replay', 'record', 'report', 'since', 'mutate', 'cover']) {
      expect(text).toMatch(new RegExp(`^  ${verb} `, 'm'))
      const help = await run(project, verb, '--help')
      expect(help.code).toBe(0)
      expect(help.text).toContain(`npm run paths -- ${verb}`)
    }
  })
})
