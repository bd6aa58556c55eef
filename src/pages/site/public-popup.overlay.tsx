import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { readHotGames, readMenus } from '#api/lobby/home.ts'
import { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { knownGames } from '#pages/kit/known-places.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'
import { TimeLeft } from '#ui/site/dialog-timeout/time-left.tsx'
import { WatchedDialog } from '#ui/site/dialog-timeout/watched-dialog.tsx'
import { PublicPopup } from '#ui/site/public-popup/public-popup.tsx'

type Props = { task: Extract<Task, { kind: 'popup' }>; onClose: () => void }

/** The overlay `popup`. It reports its dismissal before it unmounts, so that the popup does not return. */
export function PublicPopupOverlay({ task: { popup }, onClose }: Props) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const places = useKnownPlaces()
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const games = { language, edition: useRevision('games') }
  const menus = useRead(readMenus, { ...games, sent: boot.home?.menus })
  const hot = useRead(readHotGames, { ...games, sent: boot.home?.hot })
  const target = targetOf(popup, { ...places, games: knownGames(menus, hot) })
  const isAwaited = popup.linkageType === 'game' && [menus, hot].some(({ state }) => state === 'loading')
  const shown = {
    popup,
    target: target ?? (isAwaited ? ('awaited' as const) : null),
    onPlay: (game: Game) => app.send({ type: 'app.play', game, from: router.state.location.pathname }),
    onClose: (notAgainToday: boolean) => {
      app.getSnapshot().children.publicPopup?.send({ type: 'popup.dismiss', notAgainToday })
      onClose()
    },
  }
  if (popup.closesAfter === null) return <PublicPopup {...shown} />
  return <TimedPopup {...shown} closesAfter={popup.closesAfter} />
}

type TimedProps = ComponentProps<typeof PublicPopup> & { closesAfter: number }

/** A popup that closes itself after a while. This counts as a dismissal (LAYOUT-05). */
function TimedPopup({ closesAfter, ...shown }: TimedProps) {
  const timeout = useFlow(dialogTimeoutMachine, { input: { closesAfter } })
  useOutcome(timeout, () => shown.onClose(false))
  return (
    <WatchedDialog actor={timeout}>
      <PublicPopup {...shown} timeout={<TimeLeft actor={timeout} />} />
    </WatchedDialog>
  )
}
