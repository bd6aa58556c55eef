import { assign, sendParent, setup } from 'xstate'
import { providedCall } from '#machines/kit/provided.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'
import { type Flags, flagsOf, noFlags } from './site-configuration.logic.ts'

export type SiteReport = { type: 'site.read'; hasAgentPolicy: boolean }

/** How long to wait before a failed request is retried, in ms. */
const READ_AGAIN = 10_000

const setSite = {
  type: 'setSite',
  params: ({ event }: { event: { output: SiteConfiguration } }) => event.output,
} as const

/**
 * The operator's configuration (SYS-07). Until it is loaded, every switchable feature counts as off, so that
 * the site offers nothing that the platform would refuse.
 */
export const siteConfigurationMachine = setup({
  types: {
    input: {} as { site: SiteConfiguration | null },
    context: {} as { site: SiteConfiguration | null; flags: Flags },
    events: {} as { type: 'site.changed' },
  },
  actors: {
    readSiteConfiguration: providedCall<SiteConfiguration>(),
  },
  guards: { isKnown: ({ context }) => context.site !== null },
  actions: {
    setSite: assign((_, site: SiteConfiguration) => ({ site, flags: flagsOf(site.whitelabel) })),
    reportRead: sendParent(
      ({ context }): SiteReport => ({ type: 'site.read', hasAgentPolicy: context.flags.agentPolicy }),
    ),
  },
  delays: { untilReadAgain: READ_AGAIN },
}).createMachine({
  id: 'siteConfiguration',
  description: 'Loads the operator’s configuration, so that the site offers only enabled features.',
  context: ({ input: { site } }) => ({ site, flags: site ? flagsOf(site.whitelabel) : noFlags }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page has just opened and may already include the configuration.',
      always: [{ guard: 'isKnown', target: 'known' }, { target: 'reading' }],
    },
    reading: {
      description: 'The configuration is loading. The last known one applies until then.',
      invoke: {
        id: 'readSiteConfiguration',
        src: 'readSiteConfiguration',
        onDone: { target: 'known', actions: setSite },
        onError: 'waiting',
      },
    },
    known: {
      description: 'The configuration is loaded.',
      entry: 'reportRead',
      on: { 'site.changed': 'reading' },
    },
    waiting: {
      description: 'The configuration could not be loaded. The page tries again automatically.',
      on: { 'site.changed': 'reading' },
      after: { untilReadAgain: 'reading' },
    },
  },
})
