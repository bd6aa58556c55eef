import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readPromotions } from '#api/promotions.ts'
import type { Language } from '#contract/operator-config.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { SideMore } from '#ui/frame/side-more.tsx'
import { useChild } from './-app.ts'
import { useEdition } from './-use-edition.ts'
import { useIsPageOn } from './-use-money-ways.ts'
import { useRead } from './-use-read.ts'

const isReal = (session: SnapshotFrom<typeof sessionMachine>) =>
  session.hasTag('loggedIn') && !session.hasTag('trial')

const readAll = (language: Language, signal: AbortSignal) => readPromotions({ language }, signal)

/** SIDE-01: what stands below the games at the side. What does not arrive is left out: its page says why. */
export function SideMoreHere({ onChoose }: { onChoose: (() => void) | undefined }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const isMember = useSelector(useChild('session'), isReal)
  const isOn = useIsPageOn()
  const promotions = useRead(readAll, { language, edition: useEdition('account'), sent: undefined })
  return (
    <SideMore
      isOn={(page) => isMember && isOn(page)}
      isMember={isMember}
      promotions={promotions.state === 'known' ? promotions.value.promotions : []}
      onChoose={onChoose}
    />
  )
}
