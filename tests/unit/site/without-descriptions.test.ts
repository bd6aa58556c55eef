import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { systemStatusMachine } from '#machines/site/system-status.machine.ts'
import { withoutDescriptions } from '../../../bundling/without-descriptions.ts'

type Described = { description?: string | undefined; states: Record<string, Described> }

const sentencesIn = ({ description, states }: Described): string[] => [
  ...(description === undefined ? [] : [description]),
  ...Object.values(states).flatMap(sentencesIn),
]

/** Builds the script of a site that contains only one statechart. */
async function scriptWith(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      lib: { entry: 'src/machines/site/system-status.machine.ts', formats: ['es'] },
      rolldownOptions: { external: ['xstate'] },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

test('the site’s scripts omit the descriptions of statecharts, but contain all states', async () => {
  const sentences = sentencesIn(systemStatusMachine.definition)
  expect(sentences.length).toBeGreaterThan(5)
  const whole = await scriptWith([])
  const stripped = await scriptWith([withoutDescriptions()])
  expect(sentences.filter((sentence) => whole.includes(sentence))).toEqual(sentences)
  expect(sentences.filter((sentence) => stripped.includes(sentence))).toEqual([])
  expect(stripped).not.toContain('description')
  for (const state of Object.keys(systemStatusMachine.states)) expect(stripped).toContain(state)
})
