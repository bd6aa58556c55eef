import type { FlowNames } from './names.ts'

/** Server files and tests of a flow. Path in the project → text. */
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
      answered: { done: { at: '2026-11-01T12:00:00.000Z' } },
      'no answer': { error: new Error('offline') },
    },
  },
})
`,
  [`tests/server/${area}/${file}.test.ts`]: `import * as v from 'valibot'
import { expect, test } from 'vitest'
import { read${type} } from '#protocol/${area}/${file}.ts'
import { openPlatform } from '#tests/support/platform.ts'

test('without a session there is no ${title.toLowerCase()}', async () => {
  const platform = await openPlatform()
  const reply = await platform.request(read${type}.path)
  expect(reply.status).toBe(401)
  expect(v.is(read${type}.reply, await reply.json())).toBe(false)
  await platform.close()
})
`,
})
