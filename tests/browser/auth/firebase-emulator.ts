import { type ChildProcess, spawn } from 'node:child_process'
import * as v from 'valibot'
import { test as base, expect } from '#tests/browser/kit/platform.ts'

const PROJECT = 'demo-palpite'

const verificationCodes = v.object({
  verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })),
})

type Emulator = {
  origin: string
  /** Returns the code in the newest SMS to a mobile (E.164). Throws if there is none. */
  newestCode(mobile: string): Promise<string>
}

/** Playwright's `test` with a Firebase Auth emulator per worker, which the platform uses for SMS codes. */
export const test = base.extend<object, { emulator: Emulator }>({
  emulator: [
    async ({ browserName: _any }, use) => {
      const emulator = spawn('node', ['tests/firebase-emulator/main.ts'], {
        env: { ...process.env, FIREBASE_PROJECT_ID: PROJECT, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      // Also kill the emulator if the worker exits during a slow startup and never reaches the kill below.
      process.once('exit', () => emulator.kill())
      const origin = await originOf(emulator)
      await use({
        origin,
        async newestCode(mobile) {
          const reply = await fetch(`${origin}/emulator/v1/projects/${PROJECT}/verificationCodes`)
          const sent = v.parse(verificationCodes, await reply.json()).verificationCodes
          const newest = sent.findLast(({ phoneNumber }) => phoneNumber === mobile)
          if (!newest) throw new Error(`Firebase texted no code to ${mobile}.`)
          return newest.code
        },
      })
      emulator.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  environment: [
    async ({ emulator }, use) =>
      use({
        FIREBASE_API_KEY: 'key-of-the-emulator',
        FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(emulator.origin).host,
        FIREBASE_AUTH_EMULATOR_CAPTCHA: '1',
      }),
    { scope: 'worker' },
  ],
})

export { expect }

function originOf(emulator: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const origin = /is ready at (\S+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    }
    emulator.stdout?.on('data', read)
    emulator.stderr?.on('data', read)
    emulator.on('close', (code) =>
      reject(
        new Error(
          `The Auth emulator ended with ${code}; "npm run firebase-emulator" installs it.\n${output}`,
        ),
      ),
    )
  })
}
