import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readWallets } from '#api/cashier/vendor-wallets.ts'
import type { Language } from '#domain/text/language.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { EmptyVendorWallet } from '#ui/cashier/vendor-wallets/empty-vendor-wallet.tsx'

type Props = { game: Game; onLeave: () => void }

/** Warns that the wallet of the game's vendor is empty (MEM-03). Demo play needs no wallet. */
export function EmptyVendorWalletContainer(props: Props) {
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  if (player !== 'member' || memberId === undefined) return null
  return <MemberWarning key={memberId} memberId={memberId} {...props} />
}

function MemberWarning({ memberId, game, onLeave }: Props & { memberId: string }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [read] = useState(() => (_language: Language, signal: AbortSignal) => readWallets(memberId, signal))
  const wallet = useRead(read, { language, edition: useRevision('account'), sent: undefined })
  if (wallet.state !== 'known' || wallet.value.isSingle) return null
  const own = wallet.value.wallets.find(({ vassalage }) => vassalage === game.vassalage)
  return own?.balance === 0 ? <EmptyVendorWallet vendor={own.vendor} onLeave={onLeave} /> : null
}
