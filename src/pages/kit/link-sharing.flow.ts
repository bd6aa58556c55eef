import { fromPromise } from 'xstate'
import { copyText, shareAddress } from '#api/browser/share.ts'
import { linkSharingMachine } from '#machines/kit/link-sharing.machine.ts'

export const linkSharingFlow = linkSharingMachine.provide({
  actors: {
    copyText: fromPromise(({ input }) => copyText(input.text)),
    shareAddress: fromPromise(({ input }) => shareAddress(input)),
  },
})
