import fs from 'node:fs/promises'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { walk } from '@palpite/paths/walk/walk.ts'
import * as v from 'valibot'
import { openLogin, tryToLogIn } from '#tests/browser/auth/login-popup.ts'
import { passwordOf } from '#tests/browser/kit/log-in.ts'
import { expect } from '#tests/browser/kit/platform.ts'
import { Recording } from '#tests/browser/record/recording.ts'
import { saveRecording } from '#tests/browser/record/save-recording.ts'
import { flowOf, pathOf, walkerOf } from '#tests/browser/walk/find-path.ts'
import { replay } from '#tests/browser/walk/replay.ts'
import { replayRequest } from '#tests/browser/walk/replay-request.ts'
import { test } from '#tests/browser/walk/tab.ts'
import { LONG } from '#tests/support/is-long.ts'
import { textOf } from '#tests/support/texts.ts'

test('[QA-08] records a failed login and its retry as a path that can be replayed on the machine and in the page', async ({
  tab,
}) => {
  // The test records the login and then replays it, with a screenshot of each step.
  test.setTimeout(300_000)
  const { page, live, faults } = tab
  const recording = new Recording()
  live.follow((message) => recording.note(message))
  const { popup, said } = await openLogin(page)
  await live.ask()
  await tryToLogIn(page, 'ana', 'errada-mesmo-1')
  await expect(said).toContainText(textOf('auth.login.wrong'))
  await tryToLogIn(page, 'ana', passwordOf('ana'))
  await expect(popup).toHaveCount(0)
  await expect.poll(() => live.actorOf('login')?.state?.status).toBe('done')

  const flow = flowOf('login')
  const [followed, ...more] = await saveRecording(flow, recording)
  expect(more).toEqual([])
  expect(followed?.unmapped).toEqual(['No case of the model matches field.change. It is left out.'])
  const recorded = followed?.path
  expect(recorded?.steps.map(({ label }) => label)).toEqual([
    'start a player',
    'field.change password',
    'form.submit',
    'attempt: wrong password',
    'field.change password',
    'form.submit',
    'attempt: logged in',
  ])

  const request = v.parse(replayRequest, { id: recorded?.id, flow: 'login' })
  const walker = await walkerOf(flow, tab)
  const path = await pathOf(request, flow, walker)
  expect(path).toEqual(recorded)
  expect(walk(prepare(walker.model), path).difference).toBeUndefined()
  const { outcome, steps } = await replay(path, walker, tab, request)
  expect(steps.find(({ difference }) => difference)?.difference).toBeUndefined()
  expect(outcome).toBe('passed')
  expect(steps.map(({ label }) => label)).toEqual(path.steps.map(({ label }) => label))
  expect(steps.at(-1)?.events).toContain('attempt → login: attempt done')
  const pictures = await Promise.all(
    steps.map(({ picture }) => fs.stat(`dist/paths/replays/${path.id}/${picture}`)),
  )
  for (const { size } of pictures) expect(size).toBeGreaterThan(1_000)
  expect(await fs.readdir('dist/paths/recorded')).toContain(`${path.id}.json`)
  faults.length = 0
})

test('a replay stops at the first difference between the model and the page and describes it', {
  tag: LONG,
}, async ({ tab }) => {
  const flow = flowOf('login')
  const walker = await walkerOf(flow, tab)
  const request = v.parse(replayRequest, { id: 'otherwise', flow: 'login' })
  const state =
    'open.form.editing.refused + open.secret.hidden + open.captcha.absent + open.mobile.unused #refused'
  const path = { id: 'otherwise', steps: [{ label: 'start a player', state, isIgnored: false, effects: [] }] }
  const { outcome, steps } = await replay(
    { ...path, steps: [...path.steps, ...path.steps] },
    walker,
    tab,
    request,
  )
  expect(outcome).toBe('failed')
  expect(steps).toMatchObject([
    {
      passed: false,
      difference: "The model is in open.form.editing.refused, the page's actor in open.form.editing.idle.",
    },
  ])
})

test('reports a replay as unfinished while it runs, and as failed once a step times out', {
  tag: LONG,
}, async ({ tab }) => {
  const flow = flowOf('login')
  const walker = await walkerOf(flow, tab)
  const request = v.parse(replayRequest, { id: 'tooslow', flow: 'login' })
  const [accepted] = readAccepted(flow.accepted)?.paths ?? []
  const start = accepted?.steps[0]
  if (!start) throw new Error('Nothing of a login is accepted.')
  const results = new ResultsFolder('dist/paths')
  let meanwhile: string | undefined
  const deeds = {
    'form.submit': () => {
      meanwhile = results.readReplay('tooslow')?.outcome
      return new Promise<never>(() => {})
    },
  }
  const path = { id: 'tooslow', steps: [start, { ...start, label: 'form.submit' }] }
  const { outcome, steps } = await replay(path, { ...walker, deeds }, tab, request, 8_000)
  expect({ outcome, meanwhile }).toEqual({ outcome: 'failed', meanwhile: 'unfinished' })
  expect(steps.at(-1)?.difference).toBe('The step was not done within 8 s.')
  expect(results.readReplay('tooslow')).toMatchObject({ outcome: 'failed' })
})
