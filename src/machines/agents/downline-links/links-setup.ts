import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  closeLink,
  type DownlineLink,
  type DownlineLinks,
  type LinkAnswer,
  type NewLink,
  readLinks,
  requestLink,
} from '#api/agents/downline-registration.ts'
import { copyText, type Shared, shareAddress } from '#api/browser/share.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { madeAdded } from '#domain/text/plain-text.ts'
import type { DownlineType } from '#machines/agents/downline-registration/fields.ts'
import { presetRefusalIn, presetsRefused } from '#machines/agents/preset-contracts/presets.ts'
import type { PresetsReport } from '#machines/agents/preset-contracts/types.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { isOpenEnd } from '#machines/kit/unknown-outcome.ts'
import { type ContractPreset, LONGEST_LINK_NAME } from '#protocol/agents/downline-registration.ts'

export type DownlineLinksContext = DownlineLinks & {
  /** The link that is made at the moment. */
  name: string
  type: DownlineType
  /** What agents who join by it are offered; players are offered nothing. */
  presets: readonly ContractPreset[]
  /** The link that is shared or about to be removed. */
  chosenId: string | null
  failure: CallFailure | null
}

export type DownlineLinksEvent =
  | { type: 'links.reload' }
  | { type: 'link.begin' }
  | { type: 'name.change'; name: string }
  | { type: 'type.choose'; chosen: DownlineType }
  | { type: 'link.submit' }
  | { type: 'link.share'; id: string }
  | { type: 'link.copy' }
  | { type: 'link.send'; title: string }
  | { type: 'link.remove'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'link.leave' }
  | PresetsReport

export const chosenLink = ({ links, chosenId }: DownlineLinksContext): DownlineLink | undefined =>
  links.find(({ id }) => id === chosenId)

/** What the platform is sent. */
export const linkOf = ({ name, type, presets }: DownlineLinksContext): NewLink => ({
  name: madeAdded(name),
  type,
  presets: type === 'agent' ? [...presets] : [],
})

/** A link that is there now and was not before, with the name that was asked for. */
function madeIn({ links: before, name }: DownlineLinksContext, { links }: DownlineLinks) {
  const known = new Set(before.map(({ id }) => id))
  return links.find((link) => !known.has(link.id) && link.name === madeAdded(name))
}

/** What an agent's registration links are made of; `downline-links.machine.ts` puts it together. */
export const linksSetup = setup({
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
      copyText: 'copyText'
      shareAddress: 'shareAddress'
    },
  },
  actors: {
    presetContracts: presetContractsMachine,
    readLinks: fromPromise<DownlineLinks>(({ signal }) => readLinks(signal)),
    requestLink: fromPromise<LinkAnswer, NewLink>(({ input, signal }) => requestLink(input, signal)),
    closeLink: fromPromise<void, { id: string }>(({ input, signal }) => closeLink(input.id, signal)),
    copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
    shareAddress: fromPromise<void, Shared>(({ input }) => shareAddress(input)),
  },
  guards: {
    isNameMissing: ({ context }) => madeAdded(context.name) === '',
    isNameTooLong: ({ context }) => charactersLeft(context.name, LONGEST_LINK_NAME) < 0,
    mayAdd: ({ context }) => context.links.length < context.maxLinks,
    isMade: (_, answer: LinkAnswer) => answer.ok,
    isPresetRefused: (_, answer: LinkAnswer) => presetRefusalIn(answer) !== null,
    isFull: (_, answer: LinkAnswer) => !answer.ok && answer.refusal.code === 'link.tooMany',
    hasMade: ({ context }, read: DownlineLinks) => madeIn(context, read) !== undefined,
    isKnown: ({ context }, id: string) => context.links.some((link) => link.id === id),
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    isOpenEnd: (_, failure: CallFailure) => isOpenEnd(failure),
  },
  actions: {
    keepLinks: assign((_, { links, maxLinks }: DownlineLinks) => ({ links, maxLinks, failure: null })),
    beginLink: assign({ name: '', type: 'member', presets: [], failure: null }),
    keepName: assign({ name: (_, name: string) => name }),
    keepType: assign({ type: (_, chosen: DownlineType) => chosen }),
    keepPresets: assign({ presets: (_, presets: readonly ContractPreset[]) => presets }),
    tellPresetsRefused: sendTo('presetContracts', (_, answer: LinkAnswer) => presetsRefused(answer)),
    addMade: assign(({ context: { links } }, answer: LinkAnswer) =>
      answer.ok ? { links: [answer.value.link, ...links], chosenId: answer.value.link.id } : {},
    ),
    chooseMade: assign(({ context }, read: DownlineLinks) => ({
      ...read,
      chosenId: madeIn(context, read)?.id ?? null,
    })),
    keepLimit: assign((_, answer: LinkAnswer) =>
      !answer.ok && answer.refusal.code === 'link.tooMany' ? answer.refusal.value : {},
    ),
    choose: assign({ chosenId: (_, id: string) => id }),
    removeChosen: assign(({ context: { links, chosenId } }) => ({
      links: links.filter(({ id }) => id !== chosenId),
      chosenId: null,
    })),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
})
