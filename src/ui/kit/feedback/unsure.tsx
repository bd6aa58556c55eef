import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from './notice-bar.tsx'

/** The part of an idempotent request's actor that views need. */
export type Doing = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): {
    hasTag(tag: 'unsure'): boolean
    matches(state: { reconciling: 'asking' }): boolean
  }
  send(event: { type: 'intent.ask' }): void
}

export const useUnsure = (doing: Doing | undefined): boolean =>
  useSelector(doing, (snapshot) => snapshot?.hasTag('unsure') ?? false)

/** Shown while a request's outcome is unknown. The request's actor keeps polling meanwhile. */
export function Unsure({ doing }: { doing: Doing }) {
  const isAsking = useSelector(doing, (snapshot) => snapshot.matches({ reconciling: 'asking' }))
  return (
    <>
      <NoticeBar title={<Trans id="kit.feedback.unsureTitle">We haven’t got an answer yet</Trans>} isUnsure>
        <Trans id="kit.feedback.unsureHelp">
          It may have gone through. We’re still checking, and nothing will be done twice.
        </Trans>
      </NoticeBar>
      <p>
        <Button
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : () => doing.send({ type: 'intent.ask' })}
        >
          {isAsking ? (
            <Trans id="kit.feedback.unsureChecking">Checking…</Trans>
          ) : (
            <Trans id="common.checkNow">Check now</Trans>
          )}
        </Button>
      </p>
    </>
  )
}
