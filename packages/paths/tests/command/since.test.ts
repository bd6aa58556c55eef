import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#paths/tests/temporary-folder.ts'

const tool = path.resolve('.')

const gate = (openOn: string) => `
import { createMachine } from 'xstate'
import { defineModel } from '@palpite/paths/model.ts'

const machine = createMachine({
  id: 'gate',
  description: 'A gate.',
  initial: 'shut',
  states: {
    shut: { description: 'Nobody gets through.', on: { push: 'open' } },
    open: { description: 'One may pass.', on: ${openOn} },
    off: { description: 'It hangs no more.', on: { hang: 'shut' } },
  },
})

export const model = defineModel(machine, { events: { push: {}, lift: {}, hang: {} } })
`

const config = (flows: readonly string[]) => `
import { defineConfig } from '@palpite/paths/config.ts'

export default defineConfig({
  groups: { all: { en: 'All', pt: 'Todos' } },
  flows: ${JSON.stringify(flows)}.map((name) => ({
    name,
    group: 'all',
    model: async () => (await import('./gate.ts')).model,
    accepted: 'gate.paths.txt',
  })),
})
`

const ACCEPTED = `transitions
  shut: push → open
  open: push → shut
  open: lift → off
  off: hang → shut

paths
  aaaaaaaa | start → shut | push → open | push → shut
  bbbbbbbb | start → shut | push → open | lift → off | hang → shut
`

/** Creates a git repository with a project that uses this tool as a package. */
function repository() {
  const root = temporaryFolder()
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], { cwd: root })
  const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Change')
  }
  symlinkSync(path.join(tool, 'node_modules'), path.join(root, 'node_modules'))
  write('package.json', JSON.stringify({ type: 'module' }))
  write('.gitignore', 'node_modules\ndist/\n')
  write('gate.ts', gate("{ push: 'shut', lift: 'off' }"))
  write('gate.paths.txt', ACCEPTED)
  git('init', '--quiet')
  const run = (...typed: string[]) => {
    const main = path.join(tool, 'packages/paths/main.ts')
    try {
      return {
        code: 0,
        text: execFileSync(process.execPath, [main, ...typed], { cwd: root, stdio: 'pipe' }).toString(),
      }
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: Buffer }
      return { code: status, text: stderr.toString() }
    }
  }
  return { root, write, commit, run }
}

/** Timeout in ms. Each test starts several programs, which is slow on a busy machine. */
const PATIENCE = 60_000

describe('the since command', { timeout: PATIENCE }, () => {
  it('lists the accepted paths that a change to the chart affects', () => {
    const { root, write, commit, run } = repository()
    write('paths.config.ts', config(['gate', 'old-gate']))
    commit()
    write('gate.ts', gate("{ push: 'shut', lift: 'shut' }"))
    write('paths.config.ts', config(['gate', 'new-gate']))
    expect(run('since', 'HEAD')).toEqual({
      code: 0,
      text: `new-gate is new.
old-gate was removed.
gate: 1 accepted path affected
  − open: lift → off
  + open: lift → shut, which no accepted path covers
  path bbbbbbbb: uses open: lift → off, which was removed
`,
    })
    expect(readdirSync(path.join(root, 'dist/paths/revisions'))).toEqual([])
    commit()
    expect(run('since', 'HEAD')).toEqual({ code: 0, text: 'No chart changed.\n' })
  })

  it('uses the current configuration for a revision that has none', () => {
    const { write, commit, run } = repository()
    commit()
    write('paths.config.ts', config(['gate']))
    write('gate.ts', gate("{ push: 'shut' }"))
    const { code, text } = run('since', 'HEAD')
    expect(code).toBe(0)
    expect(text).toContain('path bbbbbbbb: uses open: lift → off, which was removed')
  })

  it('compares the other flows when a flow’s model cannot be read in the revision', () => {
    const { write, commit, run } = repository()
    write('old.ts', 'export const model = undefined')
    write('broken.ts', "import './nowhere.ts'")
    commit()
    for (const name of ['old', 'broken', 'new', 'gate']) write(`${name}.ts`, gate("{ push: 'shut' }"))
    // The current configuration imports a module that does not exist in that revision.
    write('names.ts', "export const names = ['old', 'broken', 'new', 'gate']")
    write(
      'paths.config.ts',
      `import { names } from './names.ts'\n${config([]).replace('[]', 'names').replace("'./gate.ts'", "'./' + name + '.ts'")}`,
    )
    expect(run('since', 'HEAD')).toEqual({
      code: 0,
      text: `old cannot be read at HEAD: its module has no model.
broken cannot be read at HEAD: Cannot find module 'nowhere.ts' imported from broken.ts
new is new.
gate: 1 accepted path affected
  − open: lift → off
  path bbbbbbbb: uses open: lift → off, which was removed
`,
    })
  })

  it('uses the current configuration with a remark when the old configuration cannot be read', () => {
    const { write, commit, run } = repository()
    write('paths.config.ts', `import './gone.ts'\n${config(['gate'])}`)
    commit()
    write('paths.config.ts', config(['gate']))
    expect(run('since', 'HEAD')).toEqual({
      code: 0,
      text: `paths.config.ts cannot be read at HEAD, so the present one is used: Cannot find module 'gone.ts' imported from paths.config.ts
No other chart changed.
`,
    })
  })

  it('explains when git does not know a revision', () => {
    const { root, commit, run } = repository()
    commit()
    expect(run('since', '--output=x')).toEqual({ code: 2, text: 'There is no option --output.\n' })
    expect(run('since', 'nowhere')).toEqual({ code: 2, text: 'git does not know the revision "nowhere".\n' })
    expect(existsSync(path.join(root, 'dist/paths/revisions'))).toBe(false)
  })
})
