import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import { findPath } from '@palpite/paths/command/find-path.ts'
import type { Program } from '@palpite/paths/config.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import { gateModel } from '@palpite/paths/tests/command/gate.ts'
import { acceptAll, trialProject } from '@palpite/paths/tests/command/trial-project.ts'
import { afterEach, expect, test } from 'vitest'
import { ADDRESSES, answer } from '#visualiser/runner/answer.ts'
import { type RunnerState, TOKEN_HEADER } from '#visualiser/runner/replay-ask.ts'
import { Runner } from '#visualiser/runner/runner.ts'

const standIn: Program = [process.execPath, path.resolve('packages/paths/tests/command/browser-stand-in.ts')]
const endless: Program = [process.execPath, '--eval', 'setInterval(() => {}, 1000)']
const token = 'a token of the page'

type Trial = { patience?: number; exclusions?: readonly Exclusion[] }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function serve(replay: Program, { patience, exclusions = [] }: Trial = {}) {
  const project = trialProject(
    { gate: gateModel() },
    {
      walker: 'gate.walker.ts',
      exclusions: async () => exclusions,
      browser: { replay, record: endless },
    },
  )
  await acceptAll(project)
  const [first] = readAccepted(path.join(project.root, 'gate.paths.txt'))?.paths ?? []
  if (!first) throw new Error('Nothing is accepted.')
  const runner = new Runner(project, patience)
  const server = http.createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, { runner, token })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  closing.push(async () => {
    await runner.stop()
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const ask = (method: string, place: string, body?: object, headers: { [name: string]: string } = {}) =>
    fetch(`${origin}/runner/${place}`, {
      method,
      headers: { origin, [TOKEN_HEADER]: token, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const replayOf = { id: first.id, flow: 'gate', headed: false, slow: false }
  return { project, runner, ask, replayOf, path: first, origin }
}

function untilEnded(runner: Runner): Promise<RunnerState[]> {
  const messages: RunnerState[] = []
  return new Promise((resolve) => {
    const stop = runner.watch((state) => {
      messages.push(state)
      if (state.status !== 'ended') return
      queueMicrotask(() => stop())
      resolve(messages)
    })
  })
}

test('the runner starts a replay and ends it at the first step that differs', async () => {
  const { project, runner, ask, replayOf } = await serve(standIn)
  const answered = await ask('POST', 'replays', { ...replayOf, language: 'pt', width: 390 })
  expect(answered.status).toBe(202)
  const messages = await untilEnded(runner)
  const last = messages.at(-1)
  expect(last).toMatchObject({
    status: 'ended',
    id: replayOf.id,
    isStopped: false,
    message: null,
    result: { how: 'browser', outcome: 'failed', language: 'pt', width: 390 },
  })
  if (last?.status !== 'ended') throw new Error('It did not end.')
  expect(last.result?.steps.at(-1)).toMatchObject({ label: 'lift', passed: false })
  expect(await findPath(project, replayOf.id)).toMatchObject({ path: { id: replayOf.id } })
  expect((await ask('POST', 'replays', replayOf)).status).toBe(202)
  await untilEnded(runner)
})

test('the runner allows one replay at a time, streams its state and can stop it', async () => {
  const { ask, replayOf, runner } = await serve(endless)
  const events = await ask('GET', 'replays/current')
  expect(events.headers.get('content-type')).toBe('text/event-stream')
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('data: {"status":"resting"}\n\n')
  expect((await ask('POST', 'replays', replayOf)).status).toBe(202)
  expect((await reader?.read())?.value).toContain('"status":"running"')
  const second = await ask('POST', 'replays', replayOf)
  expect([second.status, await second.json()]).toEqual([
    409,
    { isBusy: true, message: 'Another replay is running.' },
  ])
  const ended = untilEnded(runner)
  expect((await ask('DELETE', 'replays/current')).status).toBe(204)
  expect((await ended).at(-1)).toMatchObject({ status: 'ended', isStopped: true })
  await reader?.cancel()
})

test('the runner reports why the page cannot take a path, and starts no program', async () => {
  const exclusions = [{ step: /^lift/, reason: 'It is too heavy.' }]
  const { runner, ask, replayOf } = await serve(endless, { exclusions })
  expect((await ask('POST', 'replays', replayOf)).status).toBe(202)
  expect((await untilEnded(runner)).at(-1)).toMatchObject({
    status: 'ended',
    isStopped: false,
    message: 'step 3 "lift" in open: It is too heavy.',
    result: { outcome: 'unwalkable', steps: [] },
  })
})

test('the runner stops a replay that no page follows, and lets a followed replay finish', async () => {
  const { ask, replayOf } = await serve(endless, { patience: 20 })
  expect((await ask('POST', 'replays', replayOf)).status).toBe(202)
  const again = async () => (await ask('POST', 'replays', replayOf)).status
  await expect.poll(again).toBe(202)

  // This replay is followed, so it may finish even if the program takes longer than the patience of 1 ms.
  const followed = await serve(standIn, { patience: 1 })
  const messages = untilEnded(followed.runner)
  await followed.ask('POST', 'replays', followed.replayOf)
  expect((await messages).at(-1)).toMatchObject({ isStopped: false, result: { outcome: 'failed' } })
})

test('the runner streams all messages of a replayed page, without private values', async () => {
  const { project, ask, replayOf, runner } = await serve([...standIn, 'tells and waits'])
  const running = new Promise<void>((resolve) => {
    const stop = runner.watch((state) => {
      if (state.status !== 'running' || !state.result) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
  await ask('POST', 'replays', replayOf)
  await running
  const live = await ask('GET', 'live')
  expect(live.headers.get('content-type')).toBe('text/event-stream')
  const messages = readUntil(live, /"gone"/)
  const ended = untilEnded(runner)
  fs.writeFileSync(path.join(runner.folderOf(replayOf.id), 'go-on'), '')
  expect((await ended).at(-1)).toMatchObject({ result: { outcome: 'passed' } })
  const events = await messages
  expect(events.map((line) => JSON.parse(line.slice('data: '.length)).type)).toEqual([
    'page',
    'actor',
    'event',
    'state',
    'gone',
  ])
  expect(events.join()).toContain('"attempts":2')
  expect(events.join()).not.toContain('palpite-demo-1')
  expect(runner.folderOf(replayOf.id)).toBe(new ResultsFolder(project.results).replayFolder(replayOf.id))
  expect((await ask('GET', 'live', undefined, { [TOKEN_HEADER]: 'another token' })).status).toBe(403)
})

test('the runner does not mistake a source file for a runner URL when their paths begin alike', () => {
  const answered = ['/runner/live', '/runner/live?token=x', '/runner/replays/current', '/runner/live-x.ts']
  expect(answered.map((address) => ADDRESSES.test(address))).toEqual([true, true, true, false])
})

async function readUntil({ body }: Response, last: RegExp): Promise<string[]> {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (last.test(text)) break
  }
  return text.split('\n').filter((line) => line !== '')
}

test('the runner rejects requests that do not come from its own page', async () => {
  const { ask, replayOf, runner, origin } = await serve(standIn)
  const start = (headers: { [name: string]: string }) => ask('POST', 'replays', replayOf, headers)
  expect((await start({ [TOKEN_HEADER]: 'another token' })).status).toBe(403)
  expect((await start({ origin: 'http://localhost:3000' })).status).toBe(403)
  expect((await start({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const withoutOrigin = await fetch(`${origin}/runner/replays`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: token },
    body: JSON.stringify(replayOf),
  })
  expect(withoutOrigin.status).toBe(403)
  const named = await new Promise<number | undefined>((resolve, reject) => {
    const url = new URL('/runner/replays/current', origin)
    const headers = { host: 'rebound.example', [TOKEN_HEADER]: token }
    http.get(url, { headers }, (reply) => resolve(reply.resume().statusCode)).on('error', reject)
  })
  expect(named).toBe(403)
  const states: RunnerState[] = []
  runner.watch((state) => states.push(state))()
  expect(states).toEqual([{ status: 'resting' }])
})

test('the runner explains why it rejects a replay, and does not serve unknown screenshots', async () => {
  const { ask, replayOf, path: known } = await serve(standIn)
  const refusal = async (body: object) => {
    const answered = await ask('POST', 'replays', body)
    return [answered.status, (await answered.json()).message]
  }
  expect(await refusal({ ...replayOf, id: 'aaaaaaaa' })).toEqual([
    422,
    expect.stringContaining('No path id starts with "aaaaaaaa".'),
  ])
  expect(await refusal({ ...replayOf, flow: 'gat' })).toEqual([422, expect.stringContaining('"gat"')])
  expect(await refusal({ ...replayOf, address: 'file:///etc' })).toEqual([
    422,
    expect.stringContaining('address'),
  ])
  expect(await refusal({ ...replayOf, width: 1e6 })).toEqual([422, expect.stringContaining('width')])
  expect((await ask('GET', 'pictures/..%2f..%2fpackage.json')).status).toBe(404)
  expect((await ask('GET', `pictures/${known.id}/1.png`)).status).toBe(404)
})

test('the runner rejects a request that is too long or does not state its length', async () => {
  const { ask, replayOf, origin } = await serve(standIn)
  const longest = 2_000_000
  const padded = (length: number) => {
    const pad = length - JSON.stringify({ ...replayOf, pad: '' }).length
    return { ...replayOf, id: 'aaaaaaaa', pad: 'x'.repeat(pad) }
  }
  expect((await ask('POST', 'replays', padded(longest))).status).toBe(422)
  const refused = await ask('POST', 'replays', padded(longest + 1))
  expect([refused.status, (await refused.json()).message]).toEqual([413, 'The request is too long.'])
  const unmeasured = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{}'))
      stream.close()
    },
  })
  const headers = { origin, [TOKEN_HEADER]: token }
  const streamed = { method: 'POST', headers, body: unmeasured, duplex: 'half' } as RequestInit
  expect((await fetch(`${origin}/runner/replays`, streamed)).status).toBe(413)
})
