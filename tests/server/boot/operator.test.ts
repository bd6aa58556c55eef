import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOperator } from '#server/boot/operator.ts'
import { StartupError } from '#server/core/startup-error.ts'

const ofFile = { apiKey: 'file', authDomain: 'file.firebaseapp.com', projectId: 'file' }
const ofEnvironment = { apiKey: 'env', authDomain: 'env.firebaseapp.com', projectId: 'env' }
const emulator = { origin: 'http://127.0.0.1:9099', captcha: false }

let root: string
beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'palpite-operator-'))
  await fs.mkdir(path.join(root, 'public'))
})
afterAll(() => fs.rm(root, { recursive: true, force: true }))

async function projectOf(inFile: object | null, firebase: Parameters<typeof readOperator>[1]['firebase']) {
  const config: object = JSON.parse(await fs.readFile('public/config.json', 'utf8'))
  const text = JSON.stringify({ ...config, firebase: inFile })
  await fs.writeFile(path.join(root, 'public/config.json'), text)
  return (await readOperator(root, { firebase, sandbox: false })).firebase
}

test('prefers the environment’s Firebase project to the one in the operator’s file', async () => {
  expect(await projectOf(null, null)).toBeNull()
  expect(await projectOf(ofFile, null)).toEqual(ofFile)
  expect(await projectOf(ofFile, ofEnvironment)).toEqual(ofEnvironment)
})

test('reads the Firebase emulator only from the environment', async () => {
  expect(await projectOf({ ...ofFile, emulator }, null)).toEqual(ofFile)
  expect(await projectOf(null, { ...ofEnvironment, emulator })).toEqual({ ...ofEnvironment, emulator })
})

test.each([
  ['on with the sandbox', undefined, true, true],
  ['off without the sandbox', undefined, false, false],
  ['on without the sandbox when the file enables it', true, false, true],
  ['off with the sandbox when the file disables it', false, true, false],
])('the streaming of statecharts to the inspector is %s', async (_when, live, sandbox, isLive) => {
  const config: object = JSON.parse(await fs.readFile('public/config.json', 'utf8'))
  await fs.writeFile(path.join(root, 'public/config.json'), JSON.stringify({ ...config, live }))
  expect((await readOperator(root, { firebase: null, sandbox })).live).toBe(isLive)
})

async function withFile(changes: object) {
  const config: object = JSON.parse(await fs.readFile('public/config.json', 'utf8'))
  await fs.writeFile(path.join(root, 'public/config.json'), JSON.stringify({ ...config, ...changes }))
}
const ofPlatform = { firebase: null, sandbox: false }

test('prefers the environment’s languages and language tags to those in the operator’s file', async () => {
  await withFile({ languages: ['pt', 'ty'], languageTags: { ty: 'th' } })
  expect(await readOperator(root, ofPlatform)).toMatchObject({
    languages: ['pt', 'ty'],
    languageTags: { ty: 'th' },
  })
  const environment = {
    ...ofPlatform,
    offeredLanguages: ['en' as const, 'pt' as const],
    languageTags: { ty: 'fil' },
  }
  expect(await readOperator(root, environment)).toMatchObject({
    languages: ['en', 'pt'],
    languageTags: { ty: 'fil' },
  })
})

test('refuses a default language that the site does not offer', async () => {
  await withFile({})
  await expect(readOperator(root, { ...ofPlatform, offeredLanguages: ['en'] })).rejects.toThrow(
    new StartupError(
      'The default language pt of public/config.json is not offered; offer it too or change the default.',
    ),
  )
})

test('refuses an operator’s file if Intl does not know one of its language tags', async () => {
  await withFile({ languageTags: { ty: 'thai!' } })
  await expect(readOperator(root, ofPlatform)).rejects.toThrow(/must be one that Intl knows/)
})
