import { fromPromise } from 'xstate'
import { closeLink, readLinks, requestLink } from '#api/agents/downline-registration.ts'
import { copyText, shareAddress } from '#api/browser/share.ts'
import { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { presetContractsFlow } from './preset-contracts.flow.ts'

export const downlineLinksFlow = downlineLinksMachine.provide({
  actors: {
    presetContracts: presetContractsFlow,
    readLinks: fromPromise(({ signal }) => readLinks(signal)),
    requestLink: fromPromise(({ input, signal }) => requestLink(input, signal)),
    closeLink: fromPromise(({ input, signal }) => closeLink(input.id, signal)),
    copyText: fromPromise(({ input }) => copyText(input.text)),
    shareAddress: fromPromise(({ input }) => shareAddress(input)),
  },
})
