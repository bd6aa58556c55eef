import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readBanners } from '#api/home.ts'
import { readPromotions } from '#api/promotions.ts'
import type { Language } from '#contract/operator-config.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { SideMore } from '#ui/frame/side-more.tsx'
import { targetOf } from '#ui/home/banner-target.ts'
import { useChild } from './-app.ts'
import { UnreadAnswersHere } from './-unread-answers.tsx'
import { useDownloads } from './-use-downloads.ts'
import { useEdition } from './-use-edition.ts'
import { useKnownPlaces } from './-use-known-places.ts'
import { useIsPageOn } from './-use-money-ways.ts'
import { useRead } from './-use-read.ts'

const isReal = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('loggedIn') && !session.hasTag('trial')

const readAll = (language: Language, signal: AbortSignal) => readPromotions({ language }, signal)

const readLeft = (language: Language, signal: AbortSignal) => readBanners('w_leftmenu', language, signal)

/** HOME-02: the banners at the side. None that opens a game: games are chosen above. */
function useSideBanners() {
  const places = useKnownPlaces()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const banners = useRead(readLeft, { language, edition: useEdition('games'), sent: undefined })
  if (banners.state !== 'known') return []
  return banners.value.map((banner) => {
    const target = targetOf(banner, { ...places, games: [] })
    return { banner, target: target?.kind === 'game' ? null : target }
  })
}

/** SIDE-01: what stands below the games at the side. What does not arrive is left out: its page says why. */
export function SideMoreHere({ onChoose }: { onChoose: (() => void) | undefined }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const isMember = useSelector(useChild('session'), isReal)
  const isOn = useIsPageOn()
  const hasChat = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.chatRoom)
  const promotions = useRead(readAll, { language, edition: useEdition('account'), sent: undefined })
  const banners = useSideBanners()
  return (
    <SideMore
      isOn={(page) => isMember && isOn(page)}
      isMember={isMember}
      hasChat={hasChat}
      banners={banners}
      downloads={useDownloads()}
      unreadAnswers={<UnreadAnswersHere />}
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
