import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { DownlineLinks, LinkAnswer, NewLink } from '#api/agents/downline-registration.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { plainAddedText } from '#domain/text/plain-text.ts'
import type { DownlineType } from '#machines/agents/downline-registration.logic.ts'
import { presetRefusalIn, presetsRefused } from '#machines/agents/preset-contracts.logic.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { linkSharingMachine } from '#machines/kit/link-sharing.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { isOutcomeUnknown } from '#machines/kit/unknown-outcome.ts'
import { type ContractPreset, LONGEST_LINK_NAME } from '#protocol/agents/downline-registration.ts'
import { chosenLink, linkOf, madeIn } from './downline-links.logic.ts'
import type { DownlineLinksContext, DownlineLinksEvent, LinkRefusal } from './downline-links.types.ts'

const links = ({ event }: { event: DoneActorEvent<DownlineLinks> }) => event.output
const answer = ({ event }: { event: DoneActorEvent<LinkAnswer> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const id = ({ event }: { event: { id: string } }) => event.id

/**
 * An agent's registration links (AGENT-06). Agents create a link with a name, share it as a URL or QR code,
 * and close it.
 */
export const downlineLinksMachine = setup({
  types: {
    context: {} as DownlineLinksContext,
    events: {} as DownlineLinksEvent,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      readLinks: 'readLinks'
      readLinksAgain: 'readLinks'
      presetContracts: 'presetContracts'
      requestLink: 'requestLink'
      closeLink: 'closeLink'
      linkSharing: 'linkSharing'
    },
  },
  actors: {
    presetContracts: presetContractsMachine,
    readLinks: providedCall<DownlineLinks>(),
    requestLink: providedCall<LinkAnswer, NewLink>(),
    closeLink: providedCall<void, { id: string }>(),
    linkSharing: linkSharingMachine,
  },
  guards: {
    isNameMissing: ({ context }) => plainAddedText(context.name) === '',
    isNameTooLong: ({ context }) => charactersLeft(context.name, LONGEST_LINK_NAME) < 0,
    canAddLink: ({ context }) => context.links.length < context.maxLinks,
    isCreated: (_, answer: LinkAnswer) => answer.ok,
    isPresetRefused: (_, answer: LinkAnswer) => presetRefusalIn(answer) !== null,
    isFull: (_, answer: LinkAnswer) => !answer.ok && answer.refusal.code === 'link.tooMany',
    hasCreated: ({ context }, read: DownlineLinks) => madeIn(context, read) !== undefined,
    isKnown: ({ context }, id: string) => context.links.some((link) => link.id === id),
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isOutcomeUnknown: (_, failure: CallFailure) => isOutcomeUnknown(failure),
  },
  actions: {
    setLinks: assign((_, { links, maxLinks }: DownlineLinks) => ({ links, maxLinks, failure: null })),
    beginLink: assign({ name: '', type: 'member', presets: [], failure: null }),
    setName: assign({ name: (_, name: string) => name }),
    setType: assign({ type: (_, chosen: DownlineType) => chosen }),
    setPresets: assign({ presets: (_, presets: readonly ContractPreset[]) => presets }),
    sendPresetsRefused: sendTo('presetContracts', (_, answer: LinkAnswer) => presetsRefused(answer)),
    setRefusal: assign({ refusal: (_, refusal: LinkRefusal) => refusal }),
    addMade: assign(({ context: { links } }, answer: LinkAnswer) =>
      answer.ok ? { links: [answer.value.link, ...links], chosenId: answer.value.link.id } : {},
    ),
    chooseMade: assign(({ context }, read: DownlineLinks) => ({
      ...read,
      chosenId: madeIn(context, read)?.id ?? null,
    })),
    setLimit: assign((_, answer: LinkAnswer) =>
      !answer.ok && answer.refusal.code === 'link.tooMany' ? answer.refusal.value : {},
    ),
    choose: assign({ chosenId: (_, id: string) => id }),
    removeChosen: assign(({ context: { links, chosenId } }) => ({
      links: links.filter(({ id }) => id !== chosenId),
      chosenId: null,
    })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'downlineLinks',
  description: 'Lets agents create, share and close referral links.',
  context: {
    links: [],
    maxLinks: 0,
    name: '',
    type: 'member',
    presets: [],
    chosenId: null,
    refusal: null,
    failure: null,
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The links are loading.',
      tags: 'busy',
      invoke: {
        id: 'readLinks',
        src: 'readLinks',
        onDone: { target: 'listed', actions: { type: 'setLinks', params: links } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failure } },
      },
    },
    failed: {
      description: 'The links could not be loaded. The agent can try again.',
      on: { 'links.reload': 'reading' },
    },
    listed: {
      description: 'The links are listed with the number of sign-ups from each.',
      on: {
        'links.reload': 'reading',
        'link.begin': { guard: 'canAddLink', target: 'composing', actions: 'beginLink' },
        'link.share': {
          guard: { type: 'isKnown', params: id },
          target: 'sharing',
          actions: { type: 'choose', params: id },
        },
        'link.remove': {
          guard: { type: 'isKnown', params: id },
          target: 'removal',
          actions: { type: 'choose', params: id },
        },
      },
    },
    composing: {
      description: 'The agent creates a link: its name, and whether it signs up players or agents.',
      invoke: { id: 'presetContracts', src: 'presetContracts' },
      on: {
        'presets.changed': { actions: { type: 'setPresets', params: ({ event }) => event.presets } },
      },
      initial: 'editing',
      states: {
        editing: {
          description: 'The agent fills in the new link.',
          initial: 'idle',
          on: {
            'name.change': { actions: { type: 'setName', params: ({ event }) => event.name } },
            'type.choose': { actions: { type: 'setType', params: ({ event }) => event.chosen } },
            'link.submit': [
              {
                guard: 'isNameMissing',
                target: '.refused',
                actions: { type: 'setRefusal', params: 'nameMissing' },
              },
              {
                guard: 'isNameTooLong',
                target: '.refused',
                actions: { type: 'setRefusal', params: 'nameTooLong' },
              },
              { target: 'creating', actions: 'clearFailure' },
            ],
            'link.leave': '#downlineLinks.listed',
          },
          states: {
            idle: { description: 'The form is ready, with no error.' },
            refused: { description: 'No link was created. A field or a message shows the reason.' },
            outcomeUnknown: {
              tags: 'failed',
              description: 'The server did not respond, so the link may have been created.',
            },
            failed: {
              tags: 'failed',
              description: 'The request failed and no link was created. The agent can try again.',
            },
          },
        },
        creating: {
          description: 'The server is creating the link.',
          tags: 'busy',
          invoke: {
            id: 'requestLink',
            src: 'requestLink',
            input: ({ context }) => linkOf(context),
            onDone: [
              {
                guard: { type: 'isCreated', params: answer },
                target: '#downlineLinks.sharing',
                actions: { type: 'addMade', params: answer },
              },
              {
                guard: { type: 'isFull', params: answer },
                target: 'editing.refused',
                actions: [
                  { type: 'setRefusal', params: 'full' },
                  { type: 'setLimit', params: answer },
                ],
              },
              {
                guard: { type: 'isPresetRefused', params: answer },
                target: 'editing.refused',
                actions: [
                  { type: 'setRefusal', params: 'presets' },
                  { type: 'sendPresetsRefused', params: answer },
                ],
              },
              { target: 'editing.failed' },
            ],
            onError: [
              { guard: { type: 'isOutcomeUnknown', params: failure }, target: 'reconciling' },
              { target: 'editing.failed', actions: { type: 'setFailure', params: failure } },
            ],
          },
        },
        reconciling: {
          description:
            'The server did not respond. The page reloads the links to see whether the new one was created.',
          tags: 'busy',
          invoke: {
            id: 'readLinksAgain',
            src: 'readLinks',
            onDone: [
              {
                guard: { type: 'hasCreated', params: links },
                target: '#downlineLinks.sharing',
                actions: { type: 'chooseMade', params: links },
              },
              { target: 'editing.failed', actions: { type: 'setLinks', params: links } },
            ],
            onError: { target: 'editing.outcomeUnknown', actions: { type: 'setFailure', params: failure } },
          },
        },
      },
    },
    sharing: {
      description: 'The link is shown as an address and a QR code that the agent can share.',
      invoke: {
        id: 'linkSharing',
        src: 'linkSharing',
        input: ({ context }) => ({ url: chosenLink(context)?.url ?? '' }),
      },
      on: { 'link.leave': 'listed' },
    },
    removal: {
      description: 'The agent is closing a link for good.',
      initial: 'confirming',
      states: {
        confirming: {
          description: 'The page asks the agent to confirm closing the link.',
          on: { 'removal.confirm': 'removing', 'link.leave': '#downlineLinks.listed' },
        },
        removing: {
          description: 'The server is closing the link.',
          tags: 'busy',
          invoke: {
            id: 'closeLink',
            src: 'closeLink',
            input: ({ context }) => ({ id: context.chosenId ?? '' }),
            onDone: { target: '#downlineLinks.listed', actions: 'removeChosen' },
            onError: [
              {
                guard: { type: 'isNotFound', params: failure },
                description: 'The link was already closed, in another window or by an earlier attempt.',
                target: '#downlineLinks.listed',
                actions: 'removeChosen',
              },
              { target: 'failed', actions: { type: 'setFailure', params: failure } },
            ],
          },
        },
        failed: {
          description: 'The link could not be closed and may still work. The agent can try again.',
          tags: 'failed',
          on: { 'removal.confirm': 'removing', 'link.leave': '#downlineLinks.reading' },
        },
      },
    },
  },
})
