import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useChild } from '#pages/kit/app-context.ts'
import { useKnownPlaces } from '#pages/kit/use-known-places.ts'
import {
  type DownloadPlaces,
  downloadAddress,
  ownDownload,
  platforms,
} from '#ui/site/download/download-address.ts'
import type { PlatformPlace } from '#ui/site/download/download-page.tsx'

/** Returns the download links by platform (SIDE-02, DL-01). */
export function useDownloads(): PlatformPlace[] {
  const { boot } = useRouteContext({ from: '__root__' })
  const site = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  const places: DownloadPlaces = {
    site,
    places: useKnownPlaces(),
    origin: location.origin,
    isSandbox: boot.sandbox,
  }
  return platforms.map((platform) => ({
    platform,
    address: downloadAddress(places, platform),
    own: ownDownload(places, platform),
  }))
}
