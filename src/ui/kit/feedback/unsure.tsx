import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from './notice-bar.tsx'

/** The part of an idempotent request that views read. */
export type Doing = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): {
    hasTag(tag: 'unsure'): boolean
    matches(state: { reconciling: 'asking' }): boolean
  }
  send(event: { type: 'intent.ask' }): void
}

export const useUnsure = (doing: Doing | undefined): boolean =>
  useSelector(doing, (snapshot) => snapshot?.hasTag('unsure') ?? false)

/** Shown while the outcome of a request is unknown. The machine keeps polling meanwhile. */
export function Unsure({ doing }: { doing: Doing }) {
  const isAsking = useSelector(doing, (snapshot) => snapshot.matches({ reconciling: 'asking' }))
  return (
    <>
      <NoticeBar title={<Trans>No answer came yet</Trans>} isUnsure>
        <Trans>It may have gone through. We go on asking, and nothing is done twice.</Trans>
      </NoticeBar>
      <p>
        <Button
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : () => doing.send({ type: 'intent.ask' })}
        >
          {isAsking ? <Trans>Asking</Trans> : <Trans>Ask now</Trans>}
        </Button>
      </p>
    </>
  )
}
