import { fromPromise } from 'xstate'
import { closeLink, readLinks, requestLink } from '#api/agents/downline-registration.ts'
import { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { linkSharingFlow } from '#pages/kit/link-sharing.flow.ts'
import { presetContractsFlow } from './preset-contracts.flow.ts'

export const downlineLinksFlow = downlineLinksMachine.provide({
  actors: {
    presetContracts: presetContractsFlow,
    readLinks: fromPromise(({ signal }) => readLinks(signal)),
    requestLink: fromPromise(({ input, signal }) => requestLink(input, signal)),
    closeLink: fromPromise(({ input, signal }) => closeLink(input.id, signal)),
    linkSharing: linkSharingFlow,
  },
})
