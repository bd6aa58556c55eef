import { useSelector } from '@xstate/react'
import type { Language } from '#domain/text/language.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import type { BannerGroup } from '#protocol/lobby/banners.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'
import type { ShownBanner } from '#ui/kit/banner/dialog-banner.tsx'

const readerOf = (group: BannerGroup) => async (language: Language, signal: AbortSignal) =>
  (await import('#api/lobby/home.ts')).readBanners(group, language, signal)

const readers = {
  w_login: readerOf('w_login'),
  w_register: readerOf('w_register'),
  w_forget: readerOf('w_forget'),
}

/**
 * Returns the first banner for this kind of dialog (HOME-02). Banners are optional, so failures are ignored.
 */
export function useDialogBanner(group: keyof typeof readers): ShownBanner {
  const places = useKnownPlaces()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const banners = useRead(readers[group], { language, edition: useRevision('games'), sent: undefined })
  const [banner] = banners.state === 'known' ? banners.value : []
  if (!banner) return null
  const target = targetOf(banner, { ...places, games: [] })
  return { banner, target: target?.kind === 'game' ? null : target }
}
