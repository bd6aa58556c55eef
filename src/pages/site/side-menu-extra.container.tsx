import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readBanners } from '#api/lobby/home.ts'
import { readPromotions } from '#api/rewards/promotions.ts'
import type { Language } from '#domain/text/language.ts'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useIsPageOn } from '#pages/cashier/use-money-pages.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { UnreadAnswersContainer } from '#pages/support/unread-answers.container.tsx'
import { targetOf } from '#ui/kit/banner/banner-target.ts'
import { SideMenuExtra } from '#ui/layout/side-menu-extra.tsx'
import { useDownloads } from './use-downloads.ts'

const isReal = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('loggedIn') && !session.hasTag('trial')

const readAll = (language: Language, signal: AbortSignal) => readPromotions({ language }, signal)

const readLeft = (language: Language, signal: AbortSignal) => readBanners('w_leftmenu', language, signal)

/** Returns the side menu's banners (HOME-02). Banners for games have no link here. */
function useSideBanners() {
  const places = useKnownPlaces()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const banners = useRead(readLeft, { language, edition: useRevision('games'), sent: undefined })
  if (banners.state !== 'known') return []
  return banners.value.map((banner) => {
    const target = targetOf(banner, { ...places, games: [] })
    return { banner, target: target?.kind === 'game' ? null : target }
  })
}

/** The lower part of the side menu (SIDE-01). Sections that fail to load are omitted. */
export function SideMenuExtraContainer({ onChoose }: { onChoose: (() => void) | undefined }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const isMember = useSelector(useChild('session'), isReal)
  const isOn = useIsPageOn()
  const hasChat = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.chatRoom)
  const promotions = useRead(readAll, { language, edition: useRevision('account'), sent: undefined })
  const banners = useSideBanners()
  return (
    <SideMenuExtra
      isOn={(page) => isMember && isOn(page)}
      isMember={isMember}
      hasChat={hasChat}
      banners={banners}
      downloads={useDownloads()}
      unreadAnswers={<UnreadAnswersContainer />}
      promotions={
        promotions.state === 'loading'
          ? null
          : promotions.state === 'known'
            ? promotions.value.promotions
            : []
      }
      onChoose={onChoose}
    />
  )
}
