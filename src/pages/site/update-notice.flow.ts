import { fromPromise } from 'xstate'
import { reload, untilVisible } from '#api/browser/page-visibility.ts'
import { updateNoticeMachine } from '#machines/site/update-notice.machine.ts'
import { isOutdated } from '#pages/kit/loading/chunk-loading.ts'

export const updateNoticeFlow = updateNoticeMachine.provide({
  actors: {
    untilVisible: fromPromise(({ signal }) => untilVisible(signal)),
    askForNewBuild: fromPromise(isOutdated),
  },
  actions: { reload },
})
