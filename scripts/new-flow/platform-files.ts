import type { FlowNames } from './names.ts'

/** Returns the server files and tests of a flow, as a map from path to text. */
export const platformFiles = ({
  area,
  file,
  value,
  type,
  title,
  noun,
}: FlowNames): Record<string, string> => ({
  [`server/${area}/${file}.routes.ts`]: `import { accept, type HandlerOf } from '#server/platform/handler.ts'

export const read${type}: HandlerOf<'read${type}'> = async ({ now }) => accept({ at: now.toISOString() })
`,
  [`tests/models/${area}/${file}.ts`]: `import { ${value}Machine } from '#machines/${area}/${file}.machine.ts'
import { defineModel } from '@palpite/paths/model.ts'

export const ${value}Model = defineModel(${value}Machine, {
  events: { '${noun}.refresh': {} },
  outcomes: {
    read${type}: {
      loaded: { done: { at: '2026-11-01T12:00:00.000Z' } },
      failed: { error: new Error('offline') },
    },
  },
})
`,
  [`tests/server/${area}/${file}.test.ts`]: `import * as v from 'valibot'
import { expect, test } from 'vitest'
import { read${type} } from '#protocol/${area}/${file}.ts'
import { openPlatform } from '#tests/support/platform.ts'

test('rejects a request for the ${title.toLowerCase()} without a session', async () => {
  const platform = await openPlatform()
  const reply = await platform.request(read${type}.path)
  expect(reply.status).toBe(401)
  expect(v.is(read${type}.reply, await reply.json())).toBe(false)
  await platform.close()
})
`,
  [`tests/views/${area}/${file}.test.tsx`]: `import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import { ${value}Machine } from '#machines/${area}/${file}.machine.ts'
import type { ${type} } from '#protocol/${area}/${file}.ts'
import { show } from '#tests/views/kit/show.tsx'
import { ${type} as ${type}View } from '#ui/${area}/${file}/${file}.tsx'

test('shows an error when loading failed, and loads again on retry', async () => {
  const answers = [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve({ at: '2026-11-01T12:00:00.000Z' }),
  ]
  const read${type} = fromPromise<${type}>(() => (answers.shift() ?? (() => Promise.reject(new Error('third'))))())
  const actor = createActor(${value}Machine.provide({ actors: { read${type} } })).start()
  await show(<${type}View actor={actor} />, 'en')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByRole('time')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
`,
})
