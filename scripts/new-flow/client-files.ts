import type { FlowNames } from './names.ts'

/** Returns the browser files of a flow (call, statechart, view, route), as a map from path to text. */
export const clientFiles = ({ area, file, value, type, title, noun }: FlowNames): Record<string, string> => ({
  [`protocol/${area}/${file}.ts`]: `import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'

export const ${value} = v.object({
  /** ISO 8601 time of the reply. */
  at: v.pipe(v.string(), v.isoTimestamp()),
})

export type ${type} = v.InferOutput<typeof ${value}>

export const read${type} = call({
  method: 'GET',
  path: '/wps/relay/${file}',
  access: 'token',
  summary: 'Returns the ${title.toLowerCase()} of the player.',
  request: v.object({}),
  reply: ${value},
})
`,
  [`src/api/${area}/${file}.ts`]: `import { fetchValue } from '#api/http/call-api.ts'
import { read${type} as call, type ${type} } from '#protocol/${area}/${file}.ts'

/** Loads the ${title.toLowerCase()}. Throws \`CallFailed\`. */
export const read${type} = (signal: AbortSignal): Promise<${type}> => fetchValue(call, {}, { signal })
`,
  [`src/machines/${area}/${file}.machine.ts`]: `import { assign, setup } from 'xstate'
import { providedCall } from '#machines/kit/provided.ts'
import type { ${type} } from '#protocol/${area}/${file}.ts'

/** Loads the ${title.toLowerCase()} at start, and again on \`${noun}.refresh\`. */
export const ${value}Machine = setup({
  types: {
    context: {} as { ${value}: ${type} | null },
    events: {} as { type: '${noun}.refresh' },
  },
  actors: {
    read${type}: providedCall<${type}>(),
  },
  actions: {
    set${type}: assign({ ${value}: (_, ${value}: ${type}) => ${value} }),
  },
}).createMachine({
  id: '${value}',
  description: 'Shows the ${title.toLowerCase()} to players.',
  context: { ${value}: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The ${title.toLowerCase()} is loading.',
      invoke: {
        id: 'read${type}',
        src: 'read${type}',
        onDone: { target: 'ready', actions: { type: 'set${type}', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    ready: {
      description: 'The ${title.toLowerCase()} is shown.',
      on: { '${noun}.refresh': 'loading' },
    },
    failed: {
      description: 'Loading failed. The player can try again.',
      on: { '${noun}.refresh': 'loading' },
    },
  },
})
`,
  [`src/ui/${area}/${file}/${file}.tsx`]: `import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ${value}Machine } from '#machines/${area}/${file}.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './${file}.module.css'

/** ${title}: loading, shown, or failed with a retry button. */
export function ${type}({ actor }: { actor: ActorRefFrom<typeof ${value}Machine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { ${value} } = snapshot.context
  return (
    <section className={styles.page} aria-busy={snapshot.matches('loading')}>
      <h1>
        <Trans>${title}</Trans>
      </h1>
      {${value} ? <CalendarTime moment={${value}.at} /> : null}
      {snapshot.matches('failed') ? (
        <div role="alert">
          <p>
            <Trans>Couldn’t load this page</Trans>
          </p>
          <Button onClick={() => actor.send({ type: '${noun}.refresh' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  )
}
`,
  [`src/ui/${area}/${file}/${file}.module.css`]: `.page {
  display: grid;
  gap: 16px;
}
`,
  [`src/pages/${area}/${file}.flow.ts`]: `import { fromPromise } from 'xstate'
import { read${type} } from '#api/${area}/${file}.ts'
import { ${value}Machine } from '#machines/${area}/${file}.machine.ts'

/** The chart with its call. */
export const ${value}Flow = ${value}Machine.provide({
  actors: { read${type}: fromPromise(({ signal }) => read${type}(signal)) },
})
`,
  [`src/pages/${area}/${file}.page.tsx`]: `import { useFlow } from '#pages/kit/use-flow.ts'
import { ${type} } from '#ui/${area}/${file}/${file}.tsx'
import { ${value}Flow } from './${file}.flow.ts'

export function ${type}Page() {
  const actor = useFlow(${value}Flow)
  return <${type} actor={actor} />
}
`,
  [`src/routes/${file}.tsx`]: `import { createFileRoute } from '@tanstack/react-router'
import { ${type}Page } from '#pages/${area}/${file}.page.tsx'

export const Route = createFileRoute('/${file}')({ component: ${type}Page })
`,
})
